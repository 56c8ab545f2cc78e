"""The command line. Commands are imported when they are called, so that help comes at once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from typer.core import TyperGroup

Language = Literal["en", "fr"]
LINE = 400


class Commands(TyperGroup):
    """Ends with one line and exit code 2 when the user asked for something that cannot be."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except OSError as error:
            name = f"{error.filename}: " if error.filename else ""
            _fail(f"{name}{error.strerror or error}")
        except Exception as error:
            from grognard.core.errors import GrognardError

            if not isinstance(error, GrognardError):
                raise
            _fail(str(error))


def _fail(message: str) -> None:
    """One line. What a file or another program says in it can neither fill the screen nor command the terminal."""
    line = "".join(letter if letter.isprintable() else " " for letter in message)
    line = " ".join(line.split())
    typer.echo(f"grognard: {line if len(line) <= LINE else line[:LINE] + '…'}", err=True)
    raise typer.Exit(2)


app = typer.Typer(
    cls=Commands,
    help="Plays the great paper wargames by the book: every rule enforced, every legal order offered.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
case_app = typer.Typer(help="Cases: small texts that show a rule.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(case_app, name="case")

TitleKey = Annotated[str, typer.Argument(metavar="TITLE", help="The key of a title, see `grognard titles`.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Lang = Annotated[Language, typer.Option("--lang", help="The language of texts.")]
Scenario = Annotated[str | None, typer.Option(help="The scenario (default: the title's first).")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=CHOICE", help="A variant or optional rule; may be repeated."),
]
Pack = Annotated[Path | None, typer.Option(metavar="DIR", help="A component pack of your own.")]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="Where games are kept (default: GROGNARD_DATABASE_URL, or a file of yours)."),
]
Saved = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]


def _options(pairs: list[str] | None) -> dict[str, str]:
    """`key=choice` pairs; the title checks them."""
    chosen = {}
    for pair in pairs or []:
        key, equals, choice = pair.partition("=")
        if not equals:
            raise typer.BadParameter(f"{pair!r} is not KEY=CHOICE", param_hint="--option")
        chosen[key] = choice
    return chosen


def _version(wanted: bool) -> None:
    if wanted:
        import grognard

        typer.echo(f"grognard {grognard.__version__}")
        raise typer.Exit


@app.callback()
def grognard(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    pass


@app.command()
def titles(
    title: Annotated[str | None, typer.Argument(metavar="[TITLE]", help="One title, with all its options.")] = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """List the games that can be played, with their credits, scenarios and seats."""
    from grognard.commands import titles as command

    command.run(title, language=lang, json=json)


@app.command()
def play(
    title: Annotated[str | None, typer.Argument(metavar="[TITLE]", help="The key of a title.")] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser, or only print the address.")
    ] = True,
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="The port to listen on (default: a free one).")
    ] = None,
    database: Database = None,
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal. All options below need it.")] = False,
    side: Annotated[str | None, typer.Option(metavar="SEAT", help="Your seat (default: the first).")] = None,
    bot: Annotated[
        str | None,
        typer.Option(help="Who plays the other seats: greedy (default), general, random, none (you), or exec:COMMAND."),
    ] = None,
    lang: Annotated[Language | None, typer.Option("--lang", help="The language of texts (default: en).")] = None,
    seed: Annotated[str | None, typer.Option(help="The seed of the dice (default: a secret one).")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in a new file.")] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    scenario: Scenario = None,
    option: OptionList = None,
    pack: Pack = None,
) -> None:
    """Play in the browser (or, with --text, in the terminal)."""
    if not text:
        from grognard.commands import play as command

        given: dict[str, object] = {
            "--side": side,
            "--lang": lang,
            "--seed": seed,
            "--save": save,
            "--load": load,
            "--scenario": scenario,
            "--option": option,
            "--pack": pack,
        }
        command.run(title, open_browser=open_browser, port=port or 0, database=database, bot=bot, text_only=given)
        return
    from grognard.commands import text as text_command

    text_command.run(
        title,
        side=side,
        bot=bot,
        language=lang,
        seed=seed,
        save=save,
        load=load,
        scenario=scenario,
        options=_options(option),
        pack=pack,
    )


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8000,
    database: Database = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy in front whose word on addresses counts, or a network of them."),
    ] = None,
) -> None:
    """Serve games to the browsers of a club."""
    from grognard.table.run import serve as serve_club

    serve_club(host, port, database, proxies=tuple(proxy or ()))


@app.command()
def sim(
    title: TitleKey,
    bots: Annotated[
        str, typer.Option(help="A bot for each seat, in the order of the seats; or one for all.")
    ] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the next has the next number.")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes (default: one for each processor).")] = None,
    budget: Annotated[
        float, typer.Option(min=0.05, metavar="SECONDS", help="How long a general thinks in a player turn.")
    ] = 5.0,
    scenario: Scenario = None,
    option: OptionList = None,
    json: Json = False,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Write a journal of each game there.")] = None,
    parquet: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write figures of all games there; what was interrupted goes on."),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="WHERE", help="Play on Ray: `local`, `auto` (a cluster that is running) or an address."),
    ] = None,
    pack: Pack = None,
) -> None:
    """Let bots play many games, and count."""
    from grognard.bots.budget import Budget
    from grognard.bout import Plan
    from grognard.commands import sim as command

    seated = tuple(bot.strip() for bot in bots.split(","))
    plan = Plan(title, seated, scenario or "", _options(option), pack, budget=Budget(budget))
    raise typer.Exit(
        command.run(plan, games=games, seed=seed, jobs=jobs, json=json, out=out, parquet=parquet, cluster=cluster)
    )


@app.command()
def study(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR...", help="Figures of `grognard sim --parquet`.")],
    out: Annotated[Path, typer.Option("-o", "--out", metavar="FILE", help="The page to write.")],
) -> None:
    """Tell what many games say, as a page of plots; of several sets, each compared with the first."""
    from grognard.commands import study as command

    command.run(folders, out)


@app.command()
def tune(
    title: TitleKey,
    out: Annotated[Path, typer.Option("-o", "--out", metavar="FILE", help="Where to write what was found (.toml).")],
    games: Annotated[int, typer.Option(min=1, help="How many games to look for better weights.")] = 2000,
    check: Annotated[int, typer.Option(min=2, help="How many more to measure new against old.")] = 200,
    seed: Annotated[int, typer.Option(help="The seed of it all.")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes (default: one for each processor).")] = None,
    scenario: Scenario = None,
    side: Annotated[str, typer.Option(metavar="SIDE", help="Weights for this side only (default: for all).")] = "",
    json: Json = False,
) -> None:
    """Look for better weights of a title's advice, by self-play."""
    from grognard.commands import tune as command

    command.run(
        title, out, scenario=scenario or "", side=side, games=games, check=check, seed=seed, jobs=jobs, json=json
    )


@app.command()
def rules(
    title: TitleKey,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[WORDS]...", help="Words that a rule must contain.")
    ] = None,
    rule_id: Annotated[str | None, typer.Option("--id", metavar="ID", help="One rule.")] = None,
    lang: Lang = "en",
    missing: Annotated[bool, typer.Option("--missing", help="Only rules that the program does not play yet.")] = False,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules are played, and shown by cases.")] = False,
    cases: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the cases are (default: cases/).")] = None,
    json: Json = False,
) -> None:
    """List or search the rules of a title, or their coverage."""
    from grognard.commands import rules as command

    if coverage:
        command.coverage(title, cases=cases, json=json)
    else:
        raise typer.Exit(command.show(title, words or [], rule=rule_id, missing=missing, language=lang, json=json))


@case_app.command("run")
def run_cases(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Case files, or folders of them.")],
    json: Json = False,
) -> None:
    """Run cases; the exit code is 0 only if all pass."""
    from grognard.commands import cases as command

    raise typer.Exit(command.run(paths, json=json))


@case_app.command("write")
def write_case(
    file: Saved,
    at: Annotated[int, typer.Option(min=0, metavar="N", help="The case begins after order N.")],
    orders: Annotated[int, typer.Option(min=0, help="How many of the orders that follow it plays.")] = 5,
    out: Annotated[Path | None, typer.Option("-o", "--out", metavar="FILE", help="Where to write it.")] = None,
) -> None:
    """Write a case from a saved game: the position, the dice, the orders that followed, and what came out."""
    from grognard.commands import cases as command

    command.write(file, at=at, orders=orders, out=out)


@app.command()
def replay(
    file: Saved,
    verify: Annotated[bool, typer.Option("--verify", help="Only check every digest.")] = False,
    lang: Lang = "en",
    pack: Pack = None,
) -> None:
    """Play a saved game again and print its log.

    The exit code is 0 only if it comes out as it was recorded.
    """
    from grognard.commands import journals as command

    raise typer.Exit(command.replay(file, verify=verify, language=lang, pack=pack))


@app.command()
def verify(file: Saved, pack: Pack = None) -> None:
    """Check the dice and every digest of a saved game."""
    from grognard.commands import journals as command

    raise typer.Exit(command.verify(file, pack=pack))


@app.command()
def hint(file: Saved, lang: Lang = "en", json: Json = False, pack: Pack = None) -> None:
    """Say what you could do at the end of a saved game, and why."""
    from grognard.commands import hint as command

    command.run(file, language=lang, json=json, pack=pack)


@app.command("map")
def draw_map(
    title: TitleKey,
    out: Annotated[Path, typer.Option("-o", "--out", metavar="FILE", help="The picture to write: .png or .svg.")],
    scale: Annotated[float, typer.Option(min=0.05, max=8, help="The size of the picture.")] = 1.0,
    empty: Annotated[bool, typer.Option("--empty", help="Without the pieces of the set-up.")] = False,
    scenario: Scenario = None,
    lang: Lang = "en",
) -> None:
    """Draw the map of a title, with the pieces as they are set up."""
    from grognard.commands import maps as command

    command.run(title, out, scale=scale, empty=empty, scenario=scenario, language=lang)


def main() -> None:
    """The program `grognard`."""
    app()


if __name__ == "__main__":
    main()
