import type { SessionReader } from '../session/index.ts';
import { EventStreamParser, type StreamEvent } from './event-stream.ts';

const MIN_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** Without any data for this long, even comments, the stream counts as dead. */
const SILENCE_MS = 90_000;

export interface ConnectionOptions {
  readonly url: string;
  readonly session: SessionReader;
  onEvent(event: StreamEvent): void;
  /** `isAgain`: the stream was interrupted; `hasGap`: and the server can't replay what was missed. */
  onOpen(state: { isAgain: boolean; hasGap: boolean }): void;
  /** There is no session, or it has ended. */
  onRefused(): void;
  onLost(): void;
}

/** Keeps one event stream open. Uses fetch, because EventSource can't send the bearer token. */
export class Connection {
  readonly #options: ConnectionOptions;
  #stopListening: (() => void) | null = null;
  #current: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstPause = MIN_DELAY_MS;
  #attempts = 0;
  #lastEventId = '';
  #wasOpen = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

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

  close(): void {
    this.#stopListening?.();
    this.#stopListening = null;
    this.#drop();
  }

  /** Forgets the last event: a new session may be another member's. */
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
    // Hidden tabs disconnect: over HTTP/1.1, browsers allow six connections per site across all tabs.
    if (this.#current || document.hidden || !this.#options.session.get()) return;
    const attempt = new AbortController();
    this.#current = attempt;
    const handleEnd = () => this.#lost(attempt);
    this.#read(attempt).then(handleEnd, handleEnd);
  }

  async #read(attempt: AbortController): Promise<void> {
    const { url, session, onOpen, onRefused } = this.#options;
    const answer = await fetch(url, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${session.get()?.token ?? ''}`,
        // The page's age lets the server also report changes made before the stream opened.
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
    onOpen({ isAgain: this.#wasOpen, hasGap: this.#wasOpen && this.#lastEventId === '' });
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
      // Only data resets the backoff; a stream that ends at once keeps it growing.
      this.#attempts = 0;
      parser.push(decoder.decode(value, { stream: true }));
    }
  }

  #event(event: StreamEvent): void {
    this.#lastEventId = event.lastEventId;
    this.#options.onEvent(event);
  }

  #askedToWait(milliseconds: number): void {
    this.#firstPause = Math.min(milliseconds, MAX_DELAY_MS);
  }

  #lost(attempt: AbortController): void {
    if (attempt !== this.#current) return;
    this.#current = null;
    this.#options.onLost();
    const pause = Math.min(this.#firstPause * 2 ** this.#attempts, MAX_DELAY_MS);
    this.#attempts += 1;
    // Jitter of half the delay, so that clients don't reconnect to a restarted server all at once.
    this.#timer = setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2));
  }
}
