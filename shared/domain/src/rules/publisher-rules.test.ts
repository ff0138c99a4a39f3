import { describe, expect, test } from '@jest/globals';
import type { PublisherType } from '../schemas/works/index.ts';
import type { RuledCollection, RuledPublisher } from './ruled-work.ts';
import { aLine, aPublishedWork, aPublisher, aWork, foundIn } from './testing/a-work.ts';

const none = { pr: 0, mr: 0, sr: 0 };

function found(...publishers: RuledPublisher[]): string[] {
  return foundIn(aPublishedWork(publishers));
}

function other(type: PublisherType, overrides: Partial<RuledPublisher> = {}): RuledPublisher {
  return aPublisher({ party_id: `a ${type}`, type, shares: none, ...overrides });
}

describe('publisher chains', () => {
  test('are valid with an original publisher, administrators and sub-publishers', () => {
    expect(found(aPublisher(), other('AM'), other('SE'), other('ES'))).toEqual([]);
    expect(found(other('PA'), aPublisher())).toEqual([]);
  });

  test.each(['AM', 'SE', 'ES', 'AQ'] as const)('don’t start with %s', (type) => {
    expect(found(other(type), aPublisher())).toContain('block W-PUB-04 publishers.0.type');
  });

  test('have one original publisher; another one starts its own chain', () => {
    const half = { pr: 2500, mr: 5000, sr: 0 };
    const first = aPublisher({ shares: half });
    const second = aPublisher({ party_id: 'volta', shares: half });
    expect(found(first, second)).toEqual(['block W-PUB-03 publishers.1.type']);
    expect(found(first, { ...second, chain: 2 })).toEqual([]);
  });

  test.each(['AM', 'SE', 'ES', 'PA'] as const)('allow no ownership of %s', (type) => {
    const shares = { pr: 0, mr: 100, sr: 0 };
    expect(found(aPublisher({ shares: { pr: 5000, mr: 9900, sr: 0 } }), other(type, { shares }))).toEqual([
      'block W-PUB-05 publishers.1.shares',
    ]);
  });

  test('give all shares to an acquirer, who follows the original publisher', () => {
    const acquirer = other('AQ', { shares: { pr: 5000, mr: 10_000, sr: 0 } });
    expect(found(other('E'), acquirer)).toEqual([]);
    expect(found(other('PA'), acquirer)).toEqual(['block W-PUB-06 publishers.1.type']);
    expect(found(aPublisher({ shares: { pr: 1000, mr: 0, sr: 0 } }), other('AQ'))).toEqual([
      'block W-PUB-07 publishers.0.shares',
      'block W-PUB-08 publishers.1.shares',
    ]);
  });

  test('cause a warning if they own nothing or publish no writer', () => {
    expect(found(other('E'))).toEqual(['warn W-PUB-09 publishers.0.shares']);
    const work = aPublishedWork([aPublisher()]);
    const unlinked = work.writers.map((line) => ({ ...line, chains: [] }));
    expect(foundIn({ ...work, writers: unlinked })).toEqual(['warn W-PUB-10 publishers.0.chain']);
  });

  test('name a publisher once in each role, and only existing chains', () => {
    expect(found(aPublisher(), other('AM'), other('AM'), other('SE', { party_id: 'osu' }))).toEqual([
      'block W-PUB-11 publishers.2.party_id',
    ]);
    const work = aPublishedWork([aPublisher()]);
    const lost = work.writers.map((line) => ({ ...line, chains: [1, 2] }));
    expect(foundIn({ ...work, writers: lost })).toEqual(['block W-WRI-07 writers.0.chains']);
  });
});

describe('halves of the performing right', () => {
  const split = (publisher: number, writer: number, count = 1) => {
    const shares = { pr: publisher / count, mr: 10_000 / count, sr: 0 };
    const publishers = Array.from({ length: count }, (_, at) =>
      aPublisher({ chain: at + 1, party_id: `${at}`, shares }),
    );
    const chains = publishers.map(({ chain }) => chain);
    return foundIn(
      aWork({ writers: [{ ...aLine('ama', 0), shares: { pr: writer, mr: 0, sr: 0 }, chains }], publishers }),
    );
  };

  test.each([
    [5000, 5000, []],
    [5006, 4994, []],
    [4000, 6000, []],
    [5008, 4992, ['block W-WRI-05 writers', 'block W-PUB-01 publishers']],
    [10_000, 0, ['block W-PUB-01 publishers']],
  ])('report for publishers of %i and writers of %i %j', (publisher, writer, expected) => {
    const findings = split(publisher, writer, 2).filter((finding) => !finding.includes('W-WRI-04'));
    expect(findings).toEqual(expected);
  });

  test('warn at the line if one publisher alone exceeds half', () => {
    expect(split(6000, 4000)).toEqual(['block W-WRI-05 writers', 'block W-PUB-02 publishers.0.shares.pr']);
  });
});

describe('collections', () => {
  const line = (territory: string, mr: number, is_included = true): RuledCollection => ({
    is_included,
    territory,
    shares: { pr: 0, mr, sr: 0 },
  });
  const collected = (original: RuledCollection[], sub: RuledCollection[]) =>
    found(aPublisher({ collections: original }), other('SE', { collections: sub }));

  test.each([
    ['the same twice over', [line('2136', 10_000)], [line('2136', 100)]],
    ['a country of a group', [line('2129', 6000)], [line('0840', 5000)]],
    ['groups that overlap', [line('2120', 6000)], [line('2123', 5000)]],
    ['a country that is taken in again', [line('2136', 0, false), line('0288', 6000)], [line('2100', 5000)]],
  ])('exceed 100%: %s', (_, original, sub) => {
    expect(collected(original, sub)).toEqual(['block W-COL-01 publishers.1.collections.0.shares.mr']);
  });

  test.each([
    ['within the tolerance', [line('2136', 10_000)], [line('0288', 6)]],
    ['in places apart', [line('2120', 10_000)], [line('2100', 10_000)]],
    ['the world without what another has', [line('2136', 10_000), line('0288', 0, false)], [line('0288', 10_000)]],
    ['a country in another way than its group', [line('2136', 10_000), line('0288', 4000)], [line('0288', 6000)]],
  ])('stay within 100%: %s', (_, original, sub) => {
    expect(collected(original, sub)).toEqual([]);
  });

  test('are positive in included territories, zero in excluded ones, and at most half for publishers', () => {
    expect(collected([line('0288', 0)], [])).toEqual(['block W-COL-02 publishers.0.collections.0.shares']);
    expect(collected([line('0288', 1, false)], [])).toEqual(['block W-COL-03 publishers.0.collections.0.shares']);
    const much = { ...line('0288', 0), shares: { pr: 5001, mr: 0, sr: 0 } };
    expect(collected([much], [])).toEqual(['block W-COL-05 publishers.0.collections.0.shares.pr']);
    expect(collected([line('0999', 1)], [])).toEqual(['warn W-COL-04 publishers.0.collections.0.territory']);
    const outsideTis = ['0831', '0275'].map((code) => collected([line(code, 1)], []));
    expect(outsideTis.flat()).toEqual(Array(2).fill('block W-COL-06 publishers.0.collections.0.territory'));
  });

  test('include a territory once on a line, where a later one would replace it', () => {
    const repeated = ['block W-COL-07 publishers.0.collections.2.territory'];
    expect(collected([line('2136', 50), line('0288', 10), line('2136', 20)], [])).toEqual(repeated);
    expect(collected([line('0288', 50), line('2136', 10), line('0288', 0, false)], [])).toEqual(repeated);
    expect(collected([line('0288', 0, false), line('0288', 50)], [line('0288', 20)])).toEqual([]);
  });
});
