import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type DOMWindow, JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { TRIAL_MEMBER, TRIAL_SESSION } from './trial-member.ts';
import type { TrialArea, TrialOrder } from './trial-result.ts';

const ORIGIN = 'https://portal.invalid';
/**
 * The page is looked at in turns of its timers, because on a busy machine any time may pass between two. Its next step, such
 * as an effect of React, comes within a few turns; if it hasn't opened after many, it won't.
 */
const TURN_MS = 2;
const QUIET_TURNS = 10;
const LATE_TURNS = 200;
/** A page may move all the time. */
const MAX_TURNS = 1_000;

/** Browser APIs that jsdom lacks. */
const BROWSER_API = {
  AbortController,
  AbortSignal,
  BroadcastChannel,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  structuredClone,
};

/** A signed-in member's page without a browser. It never gets data. */
export class TrialPage {
  readonly #order: TrialOrder;
  readonly #window: DOMWindow;
  #failures: string[] = [];
  #waiting: (() => void)[] = [];
  /** Files that are being read. */
  #reading = 0;
  /** Counts what happened. */
  #events = 0;

  constructor(order: TrialOrder) {
    this.#order = order;
    const readFile = (address: string) => this.#readFile(address);
    class FileLoader extends ResourceLoader {
      override fetch(address: string): ReturnType<ResourceLoader['fetch']> {
        // `abort` is for a page that closes earlier.
        return Object.assign(readFile(address), { abort: () => undefined });
      }
    }
    const { window } = new JSDOM(order.html, {
      url: `${ORIGIN}/dashboard`,
      runScripts: 'dangerously',
      resources: new FileLoader(),
      virtualConsole: new VirtualConsole(),
      pretendToBeVisual: true,
      beforeParse: (opened) => this.#prepare(opened),
    });
    this.#window = window;
  }

  /** The host has started. */
  get isHost(): boolean {
    return this.#window.__COUNTERPOINT__?.loadRemoteModule !== undefined;
  }

  /** Loads an area as the host does. Returns what it exposes, which the host gets from then on. */
  async loadArea({ container, entry }: TrialArea): Promise<unknown> {
    const address = new URL(entry, ORIGIN).href;
    const { signal } = new AbortController();
    const exposed = await this.#window.__COUNTERPOINT__?.loadRemoteModule(container, address, signal);
    return memberOf(exposed, 'area');
  }

  /** Goes to a page by the host's router. */
  open(pathname: string): void {
    this.#window.history.pushState(null, '', pathname);
    this.#window.dispatchEvent(new this.#window.PopStateEvent('popstate', { state: null }));
  }

  /** Waits until the page is rendered without data, then rejects its pending requests. */
  async live(isThere: () => boolean): Promise<void> {
    await this.#settle(isThere);
    for (const refuse of this.#waiting.splice(0)) refuse();
    await this.#settle(isThere);
  }

  /** Returns the first error reported or thrown since the last call. */
  takeFailure(): string | undefined {
    const [first] = this.#failures.splice(0);
    return first;
  }

  /** Resolves once nothing happens any more. */
  async #settle(isThere: () => boolean): Promise<void> {
    let quiet = 0;
    for (let turn = 0; turn < MAX_TURNS && quiet < (isThere() ? QUIET_TURNS : LATE_TURNS); turn += 1) {
      const before = this.#events;
      await delay(TURN_MS);
      if (this.#failures.length > 0) return;
      quiet = this.#events === before && this.#reading === 0 ? quiet + 1 : 0;
    }
  }

  #prepare(window: DOMWindow): void {
    window.document.cookie = `session-id=${TRIAL_SESSION}; path=/`;
    Object.assign(window, BROWSER_API, {
      fetch: (address: string | URL | Request, init?: RequestInit) =>
        this.#answer(address instanceof Request ? address : new Request(new URL(address, ORIGIN), init)),
      matchMedia: () => new window.EventTarget(),
    });
    window.addEventListener('error', ({ error, message }) => this.#failures.push(reasonOf(error ?? message)));
    const observer = new window.MutationObserver(() => (this.#events += 1));
    observer.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
  }

  async #answer(request: Request): Promise<Response> {
    this.#events += 1;
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/r/')) return new Response(new Uint8Array(await this.#readFile(request.url)));
    if (pathname.endsWith('/user/profile')) return Response.json({ data: TRIAL_MEMBER });
    if (pathname.endsWith('/frontend/errorlogs')) this.#note(await request.json());
    return new Promise((resolve) => {
      this.#waiting.push(() => resolve(Response.json({ code: 'forbidden', message: 'forbidden' }, { status: 403 })));
    });
  }

  /** As the host reports it. Requests fail here on purpose, and uncaught errors are noted as they happen. */
  #note({ description, context = {} }: { description: string; context?: Partial<Record<string, unknown>> }): void {
    if (!context.is_request_failure && !context.is_uncaught) this.#failures.push(description.split('\n', 1)[0] ?? '');
  }

  async #readFile(address: string): Promise<Buffer> {
    const { host, areas } = this.#order;
    const { pathname } = new URL(address);
    const { folder, integrity } = areas.find(({ base }) => pathname.startsWith(base)) ?? host;
    const name = path.basename(pathname);
    this.#reading += 1;
    try {
      const content = await readFile(path.join(folder, name));
      if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity[name])
        throw new Error(`${name} has another hash.`);
      return content;
    } catch (error) {
      this.#failures.push(reasonOf(error));
      throw error;
    } finally {
      this.#events += 1;
      this.#reading -= 1;
    }
  }
}

export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Errors of the page belong to another realm, so `instanceof` doesn't know them. */
export function reasonOf(error: unknown): string {
  const message = memberOf(error, 'message');
  return typeof message === 'string' ? message : String(error);
}
