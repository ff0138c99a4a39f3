import { describe, expect, test } from '@jest/globals';
import {
  ApiError,
  isApiError,
  isPassing,
  isStale,
  isTransportError,
  messageOf,
  problemOf,
  TransportError,
} from './index.ts';

const stale = new ApiError(412, { message: 'Changed meanwhile.', code: 'stale_version', current: { version: 2 } });

describe('errors of the client', () => {
  test('are known by what they carry, from whichever bundle they come', () => {
    const foreign = Object.assign(new Error(stale.message), { ...stale });
    expect(isApiError(foreign)).toBe(true);
    expect(isStale(foreign)).toBe(true);
    expect(isTransportError(Object.assign(new Error('x'), { kind: 'network' }))).toBe(true);
  });

  test.each([null, undefined, 'text', 7, new Error('x'), { kind: 'toString' }, { kind: 1 }])(
    'nothing else is one: %p',
    (value) => {
      expect(isApiError(value)).toBe(false);
      expect(isTransportError(value)).toBe(false);
      expect(isStale(value)).toBe(false);
      expect(isPassing(value)).toBe(false);
      expect(problemOf(value)).toBeNull();
      expect(messageOf(value)).toBe('Something went wrong. Try again.');
    },
  );

  test('say the server’s text, or that of the failure', () => {
    expect(messageOf(stale)).toBe('Changed meanwhile.');
    expect(messageOf(new TransportError('aborted'))).toBe('The request was cancelled.');
    expect(messageOf(new TransportError('unsupported_protocol'))).toContain('unsupported protocol');
  });

  test('hand on the body, with how a stale object stands now', () => {
    expect(problemOf(stale)?.current).toEqual({ version: 2 });
  });

  test('pass when they are the network’s or the server’s, and only then', () => {
    expect(isPassing(new TransportError('network'))).toBe(true);
    expect(isPassing(new TransportError('unexpected_answer', { status: 502 }))).toBe(true);
    expect(isPassing(new TransportError('unexpected_answer', { status: 200 }))).toBe(false);
    expect(isPassing(new TransportError('aborted'))).toBe(false);
    expect(isPassing(new ApiError(500, { message: 'x', code: 'internal' }))).toBe(true);
    expect(isPassing(stale)).toBe(false);
  });
});
