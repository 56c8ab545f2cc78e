"""`grognard titles`: the games that are installed, and whose they are."""

from __future__ import annotations

from rich.table import Table

from grognard.commands import output
from grognard.core.title import load_title, title_keys


def run(*, json: bool) -> None:
    titles = [load_title(key) for key in title_keys()]
    if json:
        output.write_json(
            [
                {
                    "key": title.meta.key,
                    "name": title.meta.name,
                    "scenarios": title.meta.scenarios,
                    "seats": title.seats({}),
                }
                for title in titles
            ]
        )
        return
    for title in titles:
        meta = title.meta
        table = Table(title=f"{meta.key}: {meta.name}", title_justify="left", title_style="bold", show_header=False)
        table.add_row("", meta.subtitle)
        table.add_row("designer", meta.designer)
        table.add_row("publisher", f"{meta.publisher}, {meta.year}")
        table.add_row("rules version", meta.rules_version)
        table.add_row("scenarios", ", ".join(meta.scenarios))
        table.add_row("seats", ", ".join(title.seats({})))
        for option in meta.options:
            table.add_row(f"option {option.key}", f"{option.name}: {', '.join(option.choices)} ({option.rule})")
        table.add_row("", "This implementation is unofficial: its makers have no tie to designer or publisher.")
        output.stdout.print(table)
