export interface StreamEvent {
  /** `message` without an `event:` field. */
  readonly type: string;
  readonly data: string;
  /** Empty without an `id:` field so far. */
  readonly lastEventId: string;
}

export interface StreamHandlers {
  onEvent(event: StreamEvent): void;
  onRetry?(milliseconds: number): void;
}

/** Parses server-sent events (HTML standard 9.2.6) incrementally; drops an event that the stream cut off. */
export class EventStreamParser {
  readonly #handlers: StreamHandlers;
  #lastEventId: string;
  #rest = '';
  #isFirst = true;
  #endedWithCr = false;
  #type = '';
  #data: string[] = [];

  constructor(handlers: StreamHandlers, lastEventId = '') {
    this.#handlers = handlers;
    this.#lastEventId = lastEventId;
  }

  push(piece: string): void {
    if (piece === '') return;
    let text = piece;
    if (this.#isFirst) text = text.replace(/^\uFEFF/, '');
    // The second half of a CRLF split between pieces.
    if (this.#endedWithCr) text = text.replace(/^\n/, '');
    this.#isFirst = false;
    this.#endedWithCr = piece.endsWith('\r');
    const lines = (this.#rest + text).split(/\r\n|\n|\r/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#line(line);
  }

  #line(line: string): void {
    const colon = line.indexOf(':');
    if (line === '') this.#dispatch();
    else if (colon === -1) this.#field(line, '');
    // A leading colon marks a comment, which servers send as keep-alive.
    else if (colon > 0) this.#field(line.slice(0, colon), line.slice(colon + 1).replace(/^ /, ''));
  }

  #field(name: string, value: string): void {
    if (name === 'event') this.#type = value;
    else if (name === 'data') this.#data.push(value);
    else if (name === 'id' && !value.includes('\0')) this.#lastEventId = value;
    else if (name === 'retry' && /^\d+$/.test(value)) this.#handlers.onRetry?.(Number(value));
  }

  #dispatch(): void {
    const [type, data] = [this.#type, this.#data];
    this.#type = '';
    this.#data = [];
    if (data.length === 0) return;
    this.#handlers.onEvent({ type: type || 'message', data: data.join('\n'), lastEventId: this.#lastEventId });
  }
}
