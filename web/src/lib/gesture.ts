/** What a hand does at once: a click, a double one, a key that is held.
 *
 * It belongs to the question at which it began. An answer may be there before the second click of a double one, or
 * before a button is let go: then the same place offers a word of the next question, which nobody has read yet. */
export class Gesture {
  private begun: number | null = null;
  /** A hand has moved since the last click: it is the cause of the next. */
  private moving = false;
  /** It has raised a doubt, which it cannot dispel itself. */
  private spent = false;

  constructor(private readonly moment: () => number) {}

  /** A button of the mouse goes down, or a finger; `detail` counts quick clicks on one spot. */
  readonly pressed = ({ detail }: Pick<MouseEvent, "detail">): void => {
    if (detail <= 1) this.begin();
    this.moving = true;
  };

  readonly typed = ({ repeat }: Pick<KeyboardEvent, "repeat">): void => {
    if (!repeat) this.begin();
    this.moving = true;
  };

  /** A click that no hand has made, as a screen reader's, is a gesture of its own. */
  readonly clicked = (): void => {
    if (!this.moving) this.begin();
    this.moving = false;
  };

  private begin(): void {
    this.begun = this.moment();
    this.spent = false;
  }

  /** Whether an order can be meant by it that is offered now. */
  get meant(): boolean {
    return (this.begun === null || this.begun === this.moment()) && !this.spent;
  }

  spend(): void {
    this.spent = true;
  }
}
