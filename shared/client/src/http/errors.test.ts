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

describe('client errors', () => {
  test('are recognised by their code across bundles', () => {
    const foreign = Object.assign(new Error(stale.message), { ...stale });
    expect(isApiError(foreign)).toBe(true);
    expect(isStale(foreign)).toBe(true);
    expect(isTransportError(Object.assign(new Error('x'), { kind: 'network' }))).toBe(true);
  });

  test.each([
    null,
    undefined,
    'text',
    7,
    new Error('x'),
    { kind: 'function toString() { [native code] }' },
    { kind: 1 },
  ])('don’t include %p', (value) => {
    expect(isApiError(value)).toBe(false);
    expect(isTransportError(value)).toBe(false);
    expect(isStale(value)).toBe(false);
    expect(isPassing(value)).toBe(false);
    expect(problemOf(value)).toBeNull();
    expect(messageOf(value)).toBe('Something went wrong. Try again.');
  });

  test('show the server’s text, or that of the failure', () => {
    expect(messageOf(stale)).toBe('Changed meanwhile.');
    expect(messageOf(new TransportError('aborted'))).toBe('The request was cancelled.');
    expect(messageOf(new TransportError('unsupported_protocol'))).toContain('unsupported protocol');
  });

  test('pass on the body with the current state of a stale object', () => {
    expect(problemOf(stale)?.current).toEqual({ version: 2 });
  });

  test('are temporary for network and server failures only', () => {
    expect(isPassing(new TransportError('network'))).toBe(true);
    expect(isPassing(new TransportError('unexpected_answer', { status: 502 }))).toBe(true);
    expect(isPassing(new TransportError('unexpected_answer', { status: 200 }))).toBe(false);
    expect(isPassing(new TransportError('aborted'))).toBe(false);
    expect(isPassing(new ApiError(500, { message: 'x', code: 'internal' }))).toBe(true);
    expect(isPassing(stale)).toBe(false);
  });
});
