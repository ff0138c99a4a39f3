import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shareOf, type WriterValues } from '../../../ui/draft/draft-values.ts';
import { writerValues } from '../../../ui/draft/line-values.ts';
import { lineFor } from '../writers/new-writer-line.ts';
import { actingLine, chainsIn, nextChain, originalLine } from './publisher-chains.ts';
import { ALL_MECHANICAL, HALF_EACH, splitUsually } from './usual-split.ts';

const party = { name: 'Ama', ipi_name_number: null, is_member: false, is_me: false };

function aWriter(share: number, ...chains: number[]): WriterValues {
  return writerValues.parse({ party_id: null, role: 'CA', shares: { pr: share, mr: share, sr: 0 }, chains, party });
}

function withChains(writers: WriterValues[], count: number) {
  const work = { writers, publishers: [originalLine(null, { writers, publishers: [] })] };
  while (work.publishers.length < count) work.publishers.push(originalLine(null, work));
  return work;
}

const inShort = ({ writers, publishers }: ReturnType<typeof splitUsually>) =>
  [...writers, ...publishers].map(({ shares }) => `${shares.pr} ${shares.mr}`);

describe('the usual split', () => {
  test('leaves writers half of performing, and half or nothing of mechanical', () => {
    const work = withChains([aWriter(6000, 1), aWriter(4000, 1)], 1);
    expect(inShort(splitUsually(work, HALF_EACH))).toEqual(['30.00 30.00', '20.00 20.00', '50.00 50.00']);
    expect(inShort(splitUsually(work, ALL_MECHANICAL))).toEqual(['30.00 0.00', '20.00 0.00', '50.00 100.00']);
  });

  test('leaves an unpublished writer their full share', () => {
    const work = withChains([aWriter(5000, 1), aWriter(5000)], 1);
    expect(inShort(splitUsually(work, HALF_EACH))).toEqual(['25.00 25.00', '50.00 50.00', '25.00 25.00']);
  });

  test('divides a writer’s other half among their publishers, and is idempotent', () => {
    const work = withChains([aWriter(5000, 1, 2), aWriter(5000, 2)], 2);
    const once = splitUsually(work, ALL_MECHANICAL);
    expect(inShort(once)).toEqual(['25.00 0.00', '25.00 0.00', '12.50 25.00', '37.50 75.00']);
    expect(splitUsually(once, ALL_MECHANICAL)).toEqual(once);
    expect(inShort(splitUsually(once, HALF_EACH))).toEqual([
      '25.00 25.00',
      '25.00 25.00',
      '12.50 12.50',
      '37.50 37.50',
    ]);
  });

  test('gives the shares to the acquirer, and not to agents of an owner', () => {
    const writers = [aWriter(10_000, 1)];
    const first = originalLine(null, { writers, publishers: [] });
    const acting = actingLine(null, 1, { writers, publishers: [first] });
    const acquirer = { ...acting, type: 'AQ' as const };
    const { publishers } = splitUsually({ writers, publishers: [first, acquirer, acting] }, HALF_EACH);
    expect(publishers.map(({ shares }) => shares.pr)).toEqual(['0.00', '50.00', '0.00']);
  });

  test('gives publishers exactly half of three equal parts, and no writer more or less than half', () => {
    const work = withChains([aWriter(3334, 1), aWriter(3333, 1), aWriter(3333, 1)], 1);
    const halves = ['16.67 16.67', '16.67 16.67', '16.66 16.66', '50.00 50.00'];
    expect(inShort(splitUsually(work, HALF_EACH))).toEqual(halves);
    expect(inShort(splitUsually(splitUsually(work, HALF_EACH), HALF_EACH))).toEqual(halves);
  });

  test('allocates all of each right, and at most half of performing to publishers', () => {
    const line = fc.record({
      share: fc.integer({ min: 0, max: 10_000 }),
      chains: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
    });
    const lines = fc.array(line, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(HALF_EACH, ALL_MECHANICAL),
        (given, count, usual) => {
          const writers = given.map(({ share, chains }) => aWriter(share, ...chains));
          const after = splitUsually(withChains(writers, count), usual);
          const total = (of: typeof after.writers | typeof after.publishers, right: 'pr' | 'mr') =>
            of.reduce((sum, { shares }) => sum + shareOf(shares[right]), 0);
          for (const right of ['pr', 'mr'] as const)
            expect(total(after.writers, right) + total(after.publishers, right)).toBe(10_000);
          expect(total(after.publishers, 'pr')).toBeLessThanOrEqual(5000);
        },
      ),
    );
  });
});

describe('a chain of publishers', () => {
  test('starts with the unallocated share, at most half of performing', () => {
    const writers = [lineFor(null, { writers: [], publishers: [], text_music: '' })].map((writer) => ({
      ...writer,
      shares: { pr: '30.00', mr: '0.00', sr: '0.00' },
    }));
    const { shares, type, chain } = originalLine(null, { writers, publishers: [] });
    expect({ ...shares, type, chain }).toEqual({ pr: '50.00', mr: '100.00', sr: '0.00', type: 'E', chain: 1 });
  });

  test('takes the first free number, and stays apart from other chains', () => {
    expect(nextChain([{ chain: 1 }, { chain: 3 }])).toBe(2);
    expect(chainsIn([{ chain: 2 }, { chain: 1 }, { chain: 2 }])).toEqual([
      { chain: 2, indexes: [0, 2] },
      { chain: 1, indexes: [1] },
    ]);
  });

  test('has an administrator first, and sub-publishers after that', () => {
    const kofi = { id: '01900000-0000-7000-8000-0000000000cc', ...party };
    const writers = [lineFor(kofi, { writers: [], publishers: [], text_music: '' })];
    const first = originalLine(kofi, { writers, publishers: [] });
    const second = actingLine(kofi, 1, { writers, publishers: [first] });
    expect(second.type).toBe('AM');
    expect(actingLine(kofi, 1, { writers, publishers: [first, second] }).type).toBe('SE');
  });
});
