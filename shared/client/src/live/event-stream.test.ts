import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EventStreamParser, type StreamEvent } from './event-stream.ts';

function read(...pieces: string[]): { events: StreamEvent[]; retries: number[] } {
  const events: StreamEvent[] = [];
  const retries: number[] = [];
  const parser = new EventStreamParser({
    onEvent: (event) => events.push(event),
    onRetry: (pause) => retries.push(pause),
  });
  for (const piece of pieces) parser.push(piece);
  return { events, retries };
}

describe('event stream', () => {
  test('returns type, data and id of an event', () => {
    expect(read('id: 7\nevent: change\ndata: {"topic":"compositions"}\n\n').events).toEqual([
      { type: 'change', data: '{"topic":"compositions"}', lastEventId: '7' },
    ]);
  });

  test('joins several data lines, and removes one space only', () => {
    expect(read('data:a\ndata:  b\ndata\n\n').events[0]?.data).toBe('a\n b\n');
  });

  test('names an event without a type message, and keeps the last id', () => {
    expect(read('id: 1\nevent: a\ndata: x\n\ndata: y\n\n').events).toEqual([
      { type: 'a', data: 'x', lastEventId: '1' },
      { type: 'message', data: 'y', lastEventId: '1' },
    ]);
  });

  test('ignores comments, unknown fields and events without data', () => {
    expect(read(': keep-alive\n\nevent: change\n\nfoo: bar\n\n').events).toEqual([]);
  });

  test('ignores an incomplete event', () => {
    expect(read('data: whole\n\ndata: half\n').events).toHaveLength(1);
  });

  test('accepts only numeric retries, and ids without a null character', () => {
    const { events, retries } = read('retry: 2500\nretry: 2.5s\nid: a\0b\ndata: x\n\n');
    expect(retries).toEqual([2500]);
    expect(events[0]?.lastEventId).toBe('');
  });

  test('reads the same events however the bytes are split, with any line ending', () => {
    const text = '\uFEFFid: 1\nevent: change\ndata: one\ndata: two\n\n: hm\ndata: three\n\n';
    const expected = read(text).events;
    expect(expected).toHaveLength(2);
    fc.assert(
      fc.property(fc.constantFrom('\n', '\r\n', '\r'), fc.array(fc.nat(90), { maxLength: 12 }), (end, cuts) => {
        const all = text.replaceAll('\n', end);
        const places = [0, ...cuts.filter((cut) => cut < all.length).sort((a, b) => a - b), all.length];
        const pieces = places.slice(1).map((place, index) => all.slice(places[index], place));
        expect(read(...pieces).events).toEqual(expected);
      }),
    );
  });
});
