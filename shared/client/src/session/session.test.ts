import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import AES from 'crypto-js/aes.js';
import fc from 'fast-check';
import { createSessionCodec, createSessionStore, SESSION_COOKIE, type SessionStore } from './index.ts';

const SECRET = 'a secret of tests';
// jsdom drops cookies by the machine's clock, so the tests' clock starts there.
const NOW = Math.floor(Date.now() / 1000) * 1000;
const exp = NOW / 1000 + 3600;

function cookieText(): string | undefined {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${SESSION_COOKIE}=`));
  return cookie && decodeURIComponent(cookie.slice(SESSION_COOKIE.length + 1));
}

function putCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays a browser that already has a cookie
  document.cookie = `${SESSION_COOKIE}=${encodeURIComponent(text)}; path=/`;
}

const encipher = (plaintext: string) => AES.encrypt(plaintext, SECRET).toString();

describe('session codec', () => {
  const codec = createSessionCodec(SECRET);

  test('reads its own cookie', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer(), (token, seconds) => {
        expect(codec.decode(codec.encode({ token, exp: seconds }))).toEqual({ token, exp: seconds });
      }),
      { numRuns: 50 },
    );
  });

  test('hides the token and never writes the same text twice', () => {
    const session = { token: 'the-token', exp };
    expect(codec.encode(session)).not.toContain('the-token');
    expect(codec.encode(session)).not.toBe(codec.encode(session));
  });

  test('rejects a cookie written with another secret', () => {
    expect(createSessionCodec('another').decode(codec.encode({ token: 't', exp }))).toBeNull();
  });

  test('accepts any text without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => codec.decode(text) === null));
  });

  test.each([
    'null',
    '[]',
    '"text"',
    '{}',
    '{"token":"","exp":1}',
    '{"token":1,"exp":1}',
    '{"token":"t","exp":"1"}',
    '{"token":"t","exp":1.5}',
    '{"token":"t","exp":1e400}',
    'not JSON',
  ])('finds no session in %s', (plaintext) => {
    expect(codec.decode(encipher(plaintext))).toBeNull();
  });
});

describe('session store', () => {
  let now = NOW;
  const stops: (() => void)[] = [];
  const newStore = () => createSessionStore({ secret: SECRET, now: () => now });
  function subscribe(store: SessionStore): jest.Mock<() => void> {
    const onChange = jest.fn<() => void>();
    stops.push(store.subscribe(onChange));
    return onChange;
  }

  beforeEach(() => {
    now = NOW;
    jest.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    newStore().clear();
    jest.useRealTimers();
  });

  test('starts without a session', () => {
    expect(newStore().get()).toBeNull();
  });

  test('keeps a session for the next page under the given secret', () => {
    newStore().set({ token: 't1', exp });
    expect(newStore().get()).toEqual({ token: 't1', exp });
    expect(createSessionCodec(SECRET).decode(cookieText() ?? '')).toEqual({ token: 't1', exp });
  });

  test('sets the cookie for the whole site, same-site strict, until the session expires', () => {
    const set = jest.fn();
    createSessionStore({ secret: SECRET, cookies: { get: () => undefined, set, remove: jest.fn() } }).set({
      token: 't',
      exp,
    });
    expect(set).toHaveBeenCalledWith(SESSION_COOKIE, expect.any(String), {
      path: '/',
      sameSite: 'strict',
      secure: false,
      expires: new Date(exp * 1000),
    });
  });

  test('returns the same object as long as the session is the same', () => {
    const store = newStore();
    store.set({ token: 't1', exp });
    expect(store.get()).toBe(store.get());
  });

  test.each([
    ['undecipherable', 'U2FsdGVkX19garbage'],
    ['of another secret', createSessionCodec('another').encode({ token: 't', exp })],
    ['no session', encipher('{"token":7}')],
    ['expired', createSessionCodec(SECRET).encode({ token: 't', exp: NOW / 1000 })],
  ])('treats a cookie that is %s as expired and removes it', (_, text) => {
    putCookie(text);
    expect(newStore().get()).toBeNull();
    expect(cookieText()).toBeUndefined();
  });

  test('removes the session on clear', () => {
    const store = newStore();
    store.set({ token: 't1', exp });
    store.clear();
    expect(store.get()).toBeNull();
    expect(cookieText()).toBeUndefined();
  });

  test('notifies subscribers of a start, a replacement and an end until they unsubscribe', () => {
    const store = newStore();
    const onChange = jest.fn();
    const stop = store.subscribe(onChange);
    store.set({ token: 't1', exp });
    store.set({ token: 't2', exp });
    store.clear();
    store.clear();
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    stop();
    store.set({ token: 't3', exp });
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  test('notifies subscribers at the moment of expiry', () => {
    const store = newStore();
    const onChange = subscribe(store);
    store.set({ token: 't1', exp });
    now += 3_600_000 - 1;
    jest.advanceTimersByTime(3_600_000 - 1);
    expect(onChange).toHaveBeenCalledTimes(1);
    now += 1;
    jest.advanceTimersByTime(1);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(store.get()).toBeNull();
  });

  test('waits for the end of a session of many weeks', () => {
    const text = createSessionCodec(SECRET).encode({ token: 't1', exp: exp + 10_000_000 });
    const get = jest.fn(() => text);
    const store = createSessionStore({
      secret: SECRET,
      now: () => now,
      cookies: { get, set: jest.fn(), remove: jest.fn() },
    });
    const onChange = subscribe(store);
    jest.advanceTimersByTime(60_000);
    expect(onChange).not.toHaveBeenCalled();
    // A timer of more than 2^31 - 1 ms fires at once, repeatedly.
    expect(get.mock.calls.length).toBeLessThan(5);
  });

  test('notices a sign-in in another tab without subscribers there', async () => {
    jest.useRealTimers();
    const onChange = subscribe(newStore());
    newStore().set({ token: 't1', exp });
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('reads the cookie again when the tab gets the focus', () => {
    const store = newStore();
    const onChange = subscribe(store);
    putCookie(createSessionCodec(SECRET).encode({ token: 'by hand', exp }));
    window.dispatchEvent(new Event('focus'));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(store.get()?.token).toBe('by hand');
  });
});
