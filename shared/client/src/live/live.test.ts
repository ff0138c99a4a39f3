import type { LiveTopic } from '@counterpoint/contract';
import type { Session } from '@counterpoint/domain/schemas/members';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createLive } from './index.ts';

/** The server's end of one stream. */
interface Line {
  readonly headers: Headers;
  readonly url: string;
  readonly isAborted: () => boolean;
  send(text: string): Promise<void>;
  end(): Promise<void>;
}

const realFetch = globalThis.fetch;
let lines: Line[] = [];
let answer: 'stream' | 'down' | 401 | 500 = 'stream';
let session: Session | null = { token: 'the-token', exp: 9e9 };
let notifySession: () => void = () => undefined;
let isHidden = false;

const settle = () => jest.advanceTimersByTimeAsync(0);

function fakeFetch(url: string, init: RequestInit): Promise<Response> {
  if (answer === 'down') return Promise.reject(new TypeError('Failed to fetch'));
  if (answer !== 'stream') return Promise.resolve(new Response('', { status: answer }));
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  init.signal?.addEventListener('abort', () => controller?.error(init.signal?.reason));
  lines.push({
    url,
    headers: new Headers(init.headers),
    isAborted: () => init.signal?.aborted ?? false,
    async send(text) {
      controller?.enqueue(new TextEncoder().encode(text));
      await settle();
    },
    async end() {
      controller?.close();
      await settle();
    },
  });
  return Promise.resolve(new Response(body));
}

function newLive() {
  return createLive({
    session: {
      get: () => session,
      subscribe(onChange) {
        notifySession = onChange;
        return () => {
          notifySession = () => undefined;
        };
      },
    },
  });
}

function line(index: number): Line {
  const found = lines[index];
  if (!found) throw new Error(`There was no stream ${index}.`);
  return found;
}

const stops: (() => void)[] = [];
function subscribe(live: ReturnType<typeof newLive>, topic: LiveTopic = 'compositions') {
  const onChange = jest.fn<() => void>();
  stops.push(live.subscribe(topic, onChange));
  return onChange;
}

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  answer = 'stream';
  session = { token: 'the-token', exp: 9e9 };
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  globalThis.fetch = (address, init = {}) => fakeFetch(String(address), init);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('live stream', () => {
  test('opens one connection with the bearer for all subscribers, and calls those of the topic', async () => {
    const live = newLive();
    const compositions = subscribe(live);
    const profile = subscribe(live, 'profile');
    await settle();
    expect(lines).toHaveLength(1);
    expect(line(0).url).toBe(`${location.origin}/api/v1/live`);
    expect(line(0).headers.get('authorization')).toBe('Bearer the-token');
    await line(0).send('event: change\ndata: {"topic":"compositions"}\n\n');
    expect(compositions).toHaveBeenCalledTimes(1);
    expect(profile).not.toHaveBeenCalled();
  });

  test('makes every subscriber refresh at once when it ends with its session', async () => {
    const live = newLive();
    const [compositions, profile] = [subscribe(live), subscribe(live, 'profile')];
    await settle();
    await line(0).send('event: ended\ndata: {}\n\n');
    expect([compositions, profile].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test('makes every subscriber refresh at once when it is rejected without a session', async () => {
    answer = 401;
    const compositions = subscribe(newLive());
    await settle();
    expect(compositions).toHaveBeenCalledTimes(1);
  });

  test('closes with the last subscriber, and opens again with the next', async () => {
    const live = newLive();
    const [first, second] = [live.subscribe('profile', () => undefined), live.subscribe('profile', () => undefined)];
    await settle();
    first();
    first();
    expect(line(0).isAborted()).toBe(false);
    second();
    expect(line(0).isAborted()).toBe(true);
    subscribe(live);
    await settle();
    expect(lines).toHaveLength(2);
  });

  test('can be closed for all subscribers', async () => {
    const live = newLive();
    const onChange = subscribe(live);
    await settle();
    live.close();
    expect(line(0).isAborted()).toBe(true);
    notifySession();
    await settle();
    expect(lines).toHaveLength(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each([
    'data: x',
    'event: change\ndata: not json',
    'event: change\ndata: null',
    'event: change\ndata: {"topic":"x"}',
  ])('ignores the unknown message %j', async (text) => {
    const onChange = subscribe(newLive());
    await settle();
    await line(0).send(`${text}\n\n`);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('sends the age of a page that was loaded before the stream', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(1_234.5);
    subscribe(newLive());
    await settle();
    expect(line(0).headers.get('page-age')).toBe('1235');
  });

  test('reconnects after the server ended it, with the last event id', async () => {
    const live = newLive();
    const [onChange, onDeployment] = [subscribe(live), subscribe(live, 'deployments')];
    await settle();
    await line(0).send('id: 41\nevent: change\ndata: {"topic":"compositions"}\n\n');
    await line(0).end();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(lines).toHaveLength(2);
    expect(line(1).headers.get('last-event-id')).toBe('41');
    expect(line(1).headers.has('page-age')).toBe(false);
    // The server replays missed events, except deployments: nothing else refreshes without one.
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onDeployment).toHaveBeenCalledTimes(1);
  });

  test('notifies every subscriber once if the server can’t replay', async () => {
    const onChange = subscribe(newLive());
    await settle();
    await line(0).send(': hello\n\n');
    await line(0).end();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(lines).toHaveLength(2);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test.each(['down', 500] as const)(
    'notifies every subscriber every 30 seconds while the server is %s',
    async (state) => {
      answer = state;
      const onChange = subscribe(newLive());
      await jest.advanceTimersByTimeAsync(61_000);
      expect(onChange).toHaveBeenCalledTimes(2);
      answer = 'stream';
      await jest.advanceTimersByTimeAsync(30_000);
      expect(lines).toHaveLength(1);
      const calls = onChange.mock.calls.length;
      await line(0).send(': hello\n\n');
      await jest.advanceTimersByTimeAsync(60_000);
      expect(onChange).toHaveBeenCalledTimes(calls);
    },
  );

  test('waits longer after each failure, up to half a minute', async () => {
    answer = 'down';
    const tries = jest.fn(fakeFetch);
    globalThis.fetch = (address, init = {}) => tries(String(address), init);
    subscribe(newLive());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tries.mock.calls.length).toBeGreaterThanOrEqual(6);
    expect(tries.mock.calls.length).toBeLessThanOrEqual(9);
  });

  test('treats a silent stream as dead', async () => {
    subscribe(newLive());
    await jest.advanceTimersByTimeAsync(89_000);
    expect(lines).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2_500);
    expect(line(0).isAborted()).toBe(true);
    expect(lines).toHaveLength(2);
  });

  test('closes while the tab is hidden', async () => {
    subscribe(newLive());
    await settle();
    isHidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(line(0).isAborted()).toBe(true);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(lines).toHaveLength(1);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(lines).toHaveLength(2);
  });

  test('polls only while the tab is shown, so that a hidden one lets the session end', async () => {
    answer = 'down';
    const onChange = subscribe(newLive());
    await settle();
    isHidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onChange).not.toHaveBeenCalled();
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('opens nothing in a tab that was never shown', async () => {
    isHidden = true;
    subscribe(newLive());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(0);
  });

  test('waits for a session, and restarts with another one', async () => {
    session = null;
    subscribe(newLive());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(0);
    session = { token: 'second', exp: 9e9 };
    notifySession();
    await settle();
    await line(0).send('id: 5\ndata: x\n\n');
    session = { token: 'third', exp: 9e9 };
    notifySession();
    await settle();
    expect(line(0).isAborted()).toBe(true);
    expect(line(1).headers.get('authorization')).toBe('Bearer third');
    expect(line(1).headers.has('last-event-id')).toBe(false);
  });
});
