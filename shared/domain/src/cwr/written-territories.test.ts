import { describe, expect, test } from '@jest/globals';
import { findOutgoingFaults } from './outgoing-work.ts';
import { getValue } from './record-text.ts';
import type { CwrVersion } from './records/index.ts';
import { aPublisher, aWriter, collecting, sentRecords } from './testing/portal-work.ts';

/** `E P1 2136 5000/10000`, per territory record. */
function territories(publishers: Parameters<typeof sentRecords>[0]['publishers'], version: CwrVersion = '2.1') {
  return sentRecords({ writers: [aWriter('W1')], publishers }, version)
    .filter(({ type }) => type === 'SPT')
    .map((record) => {
      const [included, ip, territory] = ['included', 'ip', 'territory'].map((name) => getValue(record, name));
      const shares = [getValue(record, 'pr_share') || '0', getValue(record, 'mr_share') || '0'].join('/');
      return `${ip} ${included} ${territory} ${shares}`;
    });
}

const subPublisher = (...collections: ReturnType<typeof collecting>[]) => aPublisher('P2', { type: 'SE', collections });

describe('a publisher with a share and without territories', () => {
  test.each(['2.1', '2.2', '3.0'] as const)('collects where its chain doesn’t, in version %s', (version) => {
    expect(territories([aPublisher('P1'), subPublisher(collecting('0288', [5000, 10_000]))], version)).toEqual([
      'P1 I 2136 5000/10000',
      'P1 E 0288 0/0',
      'P2 I 0288 5000/10000',
    ]);
  });

  test('collects the places that its sub-publisher leaves out', () => {
    const all: [number, number] = [5000, 10_000];
    const leftOut = territories([
      aPublisher('P1'),
      subPublisher(collecting('2120', all), collecting('0276', [0, 0], false), collecting('0276', all)),
    ]);
    expect(leftOut.filter((line) => line.startsWith('P1'))).toEqual([
      'P1 I 2136 5000/10000',
      'P1 E 2120 0/0',
      'P1 E 0276 0/0',
    ]);
    const exceptGermany = subPublisher(collecting('2120', all), collecting('0276', [0, 0], false));
    expect(territories([aPublisher('P1'), exceptGermany]).slice(0, 3)).toEqual([
      'P1 I 2136 5000/10000',
      'P1 E 2120 0/0',
      'P1 I 0276 5000/10000',
    ]);
    const exceptGhana = subPublisher(collecting('2136', all), collecting('0288', [0, 0], false));
    expect(territories([aPublisher('P1'), exceptGhana])[0]).toBe('P1 I 0288 5000/10000');
  });

  test('collects nothing where others of its chain collect the world', () => {
    expect(territories([aPublisher('P1'), subPublisher(collecting('2136', [5000, 10_000]))])).toEqual([
      'P2 I 2136 5000/10000',
    ]);
  });

  test('keeps the rights that its sub-publisher doesn’t collect', () => {
    expect(territories([aPublisher('P1'), subPublisher(collecting('0288', [0, 10_000]))])).toEqual([
      'P1 I 2136 5000/10000',
      'P1 E 0288 0/0',
      'P1 I 0288 5000/0',
      'P2 I 0288 0/10000',
    ]);
  });

  test('collects no place twice, however its sub-publishers’ territories overlap', () => {
    const all: [number, number] = [5000, 10_000];
    const europe = subPublisher(collecting('2120', all), collecting('0276', [0, 0], false));
    const germany = aPublisher('P3', { type: 'SE', collections: [collecting('0276', all)] });
    const lines = territories([aPublisher('P1'), germany, europe]).filter((line) => line.startsWith('P1'));
    expect(lines).toEqual(['P1 I 2136 5000/10000', 'P1 E 0276 0/0', 'P1 E 2120 0/0']);
  });
});

describe('the mark of changed shares', () => {
  const HOME = {
    writers: [
      aWriter('W1', {
        collections: [collecting('2136', [5000, 0]), collecting('0276', [0, 0], false), collecting('0276', [6667, 0])],
      }),
    ],
    publishers: [aPublisher('P1'), subPublisher(collecting('0276', [3333, 10_000]))],
  };
  const marks = (work: Parameters<typeof sentRecords>[0]) =>
    sentRecords(work)
      .filter(({ type }) => type === 'SPT' || type === 'SWT')
      .map((record) =>
        ['ip', 'included', 'territory', 'shares_change'].map((name) => getValue(record, name)).join(' '),
      );

  test('is on what a chain and its writer collect apart from what they own', () => {
    expect(marks(HOME)).toEqual([
      'P1 I 2136 N',
      'P1 E 0276 N',
      'P2 I 0276 Y',
      'W1 I 2136 N',
      'W1 E 0276 N',
      'W1 I 0276 Y',
    ]);
    expect(findOutgoingFaults(sentRecords(HOME), '2.1').map(({ id }) => id)).toEqual([]);
  });

  test('is not on shares that round differently, or of an income participant', () => {
    const rounded = { ...HOME, publishers: [aPublisher('P1'), subPublisher(collecting('0276', [4994, 10_000]))] };
    expect(marks(rounded)).toContain('P2 I 0276 N');
    const income = aPublisher('P2', { type: 'PA', chain: 2, collections: [collecting('2136', [1000, 0])] });
    expect(marks({ ...HOME, publishers: [aPublisher('P1'), income] })).toContain('P2 I 2136 N');
  });
});
