import type { SessionReader } from '../session/index.ts';
import { EventStreamParser, type StreamEvent } from './event-stream.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that says nothing for so long, not even a comment, is taken for dead. */
const SILENCE_MS = 90_000;

export interface ConnectionOptions {
  readonly url: string;
  readonly session: SessionReader;
  onEvent(event: StreamEvent): void;
  /** A stream is there. `hasGap`: there was one before, and what was missed since will not be told again. */
  onOpen(state: { hasGap: boolean }): void;
  /** The server says that the session is none, or has ended. */
  onRefused(): void;
  /** There is no stream for now; another attempt follows by itself. */
  onLost(): void;
}

/** Keeps one event stream open, by fetch and not by EventSource, which cannot carry the bearer. */
export class Connection {
  readonly #options: ConnectionOptions;
  #stopListening: (() => void) | null = null;
  #current: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstPause = FIRST_PAUSE_MS;
  #attempts = 0;
  #lastEventId = '';
  #wasOpen = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /** Opens the stream, and opens it again whenever it is lost. */
  open(): void {
    if (this.#stopListening) return;
    const handleVisibility = () => (document.hidden ? this.#drop() : this.#connect());
    document.addEventListener('visibilitychange', handleVisibility);
    const endSubscription = this.#options.session.subscribe(() => this.#begin());
    this.#stopListening = () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      endSubscription();
    };
    this.#begin();
  }

  /** Lets the stream go for good. */
  close(): void {
    this.#stopListening?.();
    this.#stopListening = null;
    this.#drop();
  }

  /** Starts with nothing remembered: another session may be another member's. */
  #begin(): void {
    this.#drop();
    this.#lastEventId = '';
    this.#attempts = 0;
    this.#wasOpen = false;
    this.#connect();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const attempt = this.#current;
    this.#current = null;
    attempt?.abort();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    // A hidden tab lets go: over HTTP/1.1 a browser has six connections for all tabs of a site, and streams hold them.
    if (this.#current || document.hidden || !this.#options.session.get()) return;
    const attempt = new AbortController();
    this.#current = attempt;
    const handleEnd = () => this.#lost(attempt);
    // However it ends, by the server, the network or the silence limit, the answer is to come back.
    this.#read(attempt).then(handleEnd, handleEnd);
  }

  async #read(attempt: AbortController): Promise<void> {
    const { url, session, onOpen, onRefused } = this.#options;
    const answer = await fetch(url, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${session.get()?.token ?? ''}`,
        // What changed while the page was being read, before it had a stream, is told of as well.
        ...(this.#lastEventId === ''
          ? { 'page-age': String(Math.ceil(performance.now())) }
          : { 'last-event-id': this.#lastEventId }),
      },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: attempt.signal,
    });
    if (answer.status === 401 && attempt === this.#current) onRefused();
    if (!answer.ok || !answer.body) throw new Error(`The event stream answered with status ${answer.status}.`);
    if (attempt !== this.#current) return;
    onOpen({ hasGap: this.#wasOpen && this.#lastEventId === '' });
    this.#wasOpen = true;
    await this.#follow(answer.body.getReader(), attempt);
  }

  async #follow(reader: ReadableStreamDefaultReader<Uint8Array>, attempt: AbortController): Promise<void> {
    const parser = new EventStreamParser(
      { onEvent: (event) => this.#event(event), onRetry: (pause) => this.#askedToWait(pause) },
      this.#lastEventId,
    );
    const decoder = new TextDecoder();
    for (;;) {
      const silence = setTimeout(() => attempt.abort(), SILENCE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done || attempt !== this.#current) return;
      // Only a stream that has said something proves the way open; one that ends at once goes on backing off.
      this.#attempts = 0;
      parser.push(decoder.decode(value, { stream: true }));
    }
  }

  #event(event: StreamEvent): void {
    this.#lastEventId = event.lastEventId;
    this.#options.onEvent(event);
  }

  #askedToWait(milliseconds: number): void {
    this.#firstPause = Math.min(milliseconds, LONGEST_PAUSE_MS);
  }

  #lost(attempt: AbortController): void {
    if (attempt !== this.#current) return;
    this.#current = null;
    this.#options.onLost();
    const pause = Math.min(this.#firstPause * 2 ** this.#attempts, LONGEST_PAUSE_MS);
    this.#attempts += 1;
    // Between half of the pause and the whole, so that a restarted server does not meet everybody at once.
    this.#timer = setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2));
  }
}
