import type { BrowserContext, Page } from "@playwright/test";

/** What must not happen in any page: errors, and requests to anywhere but the server that is tested. */
export class Faults {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  private readonly origins: string[];

  constructor(origin: string) {
    this.origins = [origin];
  }

  /** Another server that a test has started. */
  alsoFrom(origin: string): void {
    this.origins.push(origin);
  }

  /** An error that belongs to what a test does, such as a connection that it cuts. */
  expect(...expected: RegExp[]): void {
    this.expected.push(...expected);
  }

  watch(context: BrowserContext): void {
    context.on("page", (page) => this.watchPage(page));
    context.on("weberror", (thrown) => this.found.push(`error: ${thrown.error().stack}`));
    context.on("console", (message) => {
      if (message.type() === "error") this.found.push(`console: ${message.text()} ${message.location().url}`);
    });
    context.on("request", (request) => this.check(request.url()));
  }

  private watchPage(page: Page): void {
    page.on("websocket", (socket) => this.check(socket.url().replace(/^ws/, "http")));
    page.on("crash", () => this.found.push(`the page crashed: ${page.url()}`));
  }

  private check(url: string): void {
    if (!/^(data|blob):/.test(url) && !this.origins.includes(new URL(url).origin))
      this.found.push(`loads ${url}`);
  }

  get unexpected(): string[] {
    return this.found.filter((fault) => !this.expected.some((pattern) => pattern.test(fault)));
  }
}
