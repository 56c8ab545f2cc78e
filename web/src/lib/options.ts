import type { BondCard, OptionCard, PresetCard, SeatCard, TitleCard } from "./contract";
import { fold } from "./search";

/** The choice that each option of a title is played by. */
export type Choices = Record<string, string>;

/** Why a choice cannot stand: the scenario forbids it, or it needs or excludes another option. */
export type Clash = { forbidden: true } | { forbidden: false; bond: BondCard; other: OptionCard };

/** What is chosen before anybody chooses: the first choices, or those of the scenario. */
export function firstChoices(title: TitleCard, scenario: string): Choices {
  const choices = Object.fromEntries(
    title.options.map((option) => [option.key, option.choices[0]?.key ?? ""]),
  );
  return { ...choices, ...title.scenarios.find((each) => each.key === scenario)?.options };
}

/** A preset in a scenario: what it does not mention is as before anybody chose. */
export function presetChoices(title: TitleCard, scenario: string, preset: PresetCard): Choices {
  return { ...firstChoices(title, scenario), ...preset.options };
}

/** Only what differs from what would be played anyway. */
export function made(title: TitleCard, scenario: string, choices: Choices): Choices {
  const first = firstChoices(title, scenario);
  return Object.fromEntries(Object.entries(choices).filter(([key, choice]) => first[key] !== choice));
}

/** The seats that these choices bring to the table. */
export function seatsFor(title: TitleCard, choices: Choices): SeatCard[] {
  const found = title.seatings.find((seating) =>
    Object.entries(seating.when).every(([option, choice]) => choices[option] === choice),
  );
  return found?.seats ?? title.seats;
}

/** Every seat that a title can have. */
export function everySeat(title: TitleCard): SeatCard[] {
  return [...title.seats, ...title.seatings.flatMap((seating) => seating.seats)];
}

/** What stands against the choices, by option. */
export function clashes(title: TitleCard, scenario: string, choices: Choices): Map<string, Clash[]> {
  const found = new Map<string, Clash[]>();
  const forbids = title.scenarios.find((each) => each.key === scenario)?.forbids ?? {};
  for (const option of title.options) {
    const choice = choices[option.key] ?? "";
    const against: Clash[] = forbids[option.key]?.includes(choice) ? [{ forbidden: true }] : [];
    for (const bond of option.bonds) {
      const other = title.options.find((each) => each.key === bond.option);
      if (!other || !bond.choices.includes(choice)) continue;
      if (bond.values.includes(choices[bond.option] ?? "") === bond.excludes)
        against.push({ forbidden: false, bond, other });
    }
    if (against.length) found.set(option.key, against);
  }
  return found;
}

/** Whether an option has all the words, in its name, key, rule or choices. */
export function matches(option: OptionCard, query: string): boolean {
  const text = fold(
    [option.name, option.key, option.rule, ...option.choices.map((choice) => choice.name)].join(" "),
  );
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
