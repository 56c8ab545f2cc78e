import type { ServerMessage } from "./contract";
import type { SocketLike } from "./socket";

/** A socket for tests: what is sent is kept, what the server would say is said by hand. */
export class MockSocket implements SocketLike {
  static all: MockSocket[] = [];
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];

  constructor(readonly url: string) {
    MockSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}
