import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { askAhead } from "./lib/ahead";
import { prefs } from "./lib/prefs.svelte";
import { tokenOf } from "./lib/purse";
import { router } from "./lib/route.svelte";

const { page, game, token } = router.now;
if (page === "game") askAhead(game, token ?? tokenOf(game), prefs.language);
mount(App, { target: document.getElementById("app") as HTMLElement });
