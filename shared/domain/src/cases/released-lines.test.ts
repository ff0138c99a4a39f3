import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  holdersOf,
  overlapsIn,
  type RightsLine,
  type RightsSegment,
  segmentsOf,
  sharesAmong,
  USE_TYPES,
} from '../recording-rights/index.ts';
import { countriesOf, reach, WORLD } from '../territories/index.ts';
import { changeWithin, reachesFurther } from './changed-lines.ts';
import { claimInAll, restOfClaim } from './lower-claim.ts';
import { releaseEffect } from './release-effect.ts';
import { lowerWithin, releaseWithin } from './released-lines.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2023-12-25');
const DAYS = 14;
const dateAt = (day: number) => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
const COUNTRIES = ['0288', '0208', '0250', '0840'];
const only = (territory: string) => [{ is_included: true, territory }];

function aLine(overrides: Partial<RightsLine> = {}): RightsLine {
  return { uses: ['broadcast'], share: 10_000, territories: only(WORLD), from: '2020-01-01', to: null, ...overrides };
}
const inGhana = { use: 'broadcast' as const, countries: ['0288'] };
const EXCEPT_GHANA = [...only(WORLD), { is_included: false, territory: '0288' }];

const anyLine = fc
  .record({
    uses: fc.subarray([...USE_TYPES], { minLength: 1 }),
    share: fc.integer({ min: 1, max: 10_000 }),
    territories: fc.array(
      fc.record({ is_included: fc.boolean(), territory: fc.constantFrom(WORLD, '2120', '2127', '0288', '0250') }),
      { minLength: 1, maxLength: 4 },
    ),
    first: fc.nat({ max: DAYS - 1 }),
    last: fc.option(fc.nat({ max: DAYS - 1 })),
  })
  .map(({ first, last, ...rest }) => ({ ...rest, from: dateAt(first), to: last === null ? null : dateAt(last) }));

/** The share on hold for a use, country and day, counted line by line. */
interface Moment {
  readonly use: (typeof USE_TYPES)[number];
  readonly country: string;
  readonly date: string;
}

function heldAt(lines: readonly RightsLine[], { use, country, date }: Moment): number {
  return lines
    .filter((line) => line.uses.includes(use) && line.from <= date && (line.to ?? date) >= date)
    .filter((line) => reach(line.territories).has(country))
    .reduce((sum, { share }) => sum + share, 0);
}

function everyMoment() {
  const days = Array.from({ length: DAYS }, (_, day) => dateAt(day));
  return USE_TYPES.flatMap((use) => COUNTRIES.flatMap((country) => days.map((date) => ({ use, country, date }))));
}

describe('releasing a part of a claim', () => {
  test('leaves unaffected lines unchanged', () => {
    const line = aLine({ uses: ['simulcast', 'broadcast'], territories: only('0250') });
    expect(releaseWithin([line], [{ ...inGhana, from: '2026-03-01', to: null }])[0]).toBe(line);
  });

  test('splits a line by period and excludes the country within it', () => {
    const left = releaseWithin([aLine()], [{ ...inGhana, from: '2026-03-01', to: '2026-12-31' }]);
    expect(left).toEqual([
      aLine({ to: '2026-02-28' }),
      aLine({ territories: EXCEPT_GHANA, from: '2026-03-01', to: '2026-12-31' }),
      aLine({ from: '2027-01-01' }),
    ]);
  });

  test('splits uses only if they differ', () => {
    const both = aLine({ uses: ['broadcast', 'simulcast'], from: '2026-01-01', to: '2026-12-31' });
    expect(releaseWithin([both], [{ ...inGhana, from: '2026-07-01', to: null }])).toEqual([
      { ...both, uses: ['broadcast'], to: '2026-06-30' },
      { ...both, uses: ['broadcast'], from: '2026-07-01', territories: EXCEPT_GHANA },
      { ...both, uses: ['simulcast'] },
    ]);
  });

  test('removes a line within it, and keeps one outside', () => {
    const rectangle = { ...inGhana, from: '2020-01-01', to: null };
    const beside = aLine({ territories: only('0250') });
    expect(releaseWithin([aLine({ territories: only('0288') }), beside], [rectangle])).toEqual([beside]);
  });

  test('names the countries that are left if their exceptions were too many for a line', () => {
    const countries = countriesOf(WORLD).toSorted();
    const line = aLine({ territories: countries.flatMap(only) });
    const rectangle = { ...inGhana, countries: countries.slice(0, 100), from: line.from, to: null };
    expect(releaseWithin([line], [rectangle])).toEqual([{ ...line, territories: countries.slice(100).flatMap(only) }]);
  });

  test('ends at the last possible day', () => {
    const line = aLine({ to: '9999-12-31' });
    const left = releaseWithin([line], [{ ...inGhana, from: '9999-12-31', to: '9999-12-31' }]);
    expect(left.map(({ from, to }) => [from, to])).toEqual([
      ['2020-01-01', '9999-12-30'],
      ['9999-12-31', '9999-12-31'],
    ]);
  });

  test('leaves the holder nothing inside, and everything unchanged outside', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 4 }), fc.array(anyLine, { maxLength: 4 }), (mine, others) => {
        const overlaps = overlapsIn(segmentsOf([...mine, ...others]));
        const left = releaseWithin(mine, overlaps);
        const wanted = everyMoment().map((moment) =>
          heldAt([...mine, ...others], moment) > 10_006 ? 0 : heldAt(mine, moment),
        );
        expect(everyMoment().map((moment) => heldAt(left, moment))).toEqual(wanted);
        const change = changeWithin(mine, left, overlaps);
        expect(change.isRaised).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('ends an overlap that the others alone don’t cause', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), anyLine, (mine, other) => {
        const left = releaseWithin(mine, overlapsIn(segmentsOf([...mine, other])));
        expect(overlapsIn(segmentsOf([...left, other]))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('lowering a claim to what others leave', () => {
  const year = { ...inGhana, from: '2026-01-01', to: '2026-12-31', total: 13_000 };

  test('keeps the rest of the share within the scope, and the whole share outside', () => {
    const [lowered] = lowerWithin([aLine({ share: 8000, territories: only('0288') })], {
      scope: [year],
      others: [],
      mostIn: () => 5000,
    });
    expect(lowered?.left.map(({ share, from, to }) => [share, from, to])).toEqual([
      [8000, '2020-01-01', '2025-12-31'],
      [8000, '2027-01-01', null],
      [5000, '2026-01-01', '2026-12-31'],
    ]);
  });

  test('divides what is left among several lines in proportion, and changes none that fits', () => {
    const lines = [aLine({ share: 5001 }), aLine({ share: 2500 }), aLine({ uses: ['simulcast'] })];
    const lowered = lowerWithin(lines, { scope: [year], others: [], mostIn: () => 5000 });
    expect(lowered.map(({ left }) => left.at(-1)?.share)).toEqual([3333, 1667]);
    expect(lowerWithin(lines, { scope: [year], others: [], mostIn: () => 7501 })).toEqual([]);
  });

  const her = { party_id: 'ama', member_id: 'ama’s member', submitter_id: 'kofi’s member' };
  const herArtist = { party_id: 'esi', member_id: null, submitter_id: 'ama’s member' };
  const another = { party_id: 'kofi', member_id: 'kofi’s member', submitter_id: 'ama’s member' };

  test('ends every overlap that the others alone don’t cause, lowers nothing further, and is shown before', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 4 }), fc.array(anyLine, { maxLength: 4 }), (mine, others) => {
        const scope = overlapsIn(segmentsOf([...mine, ...others]));
        const holdOf = (line: RightsLine, of: typeof her | typeof herArtist) => {
          return { ...of, share: line.share, scope: scope.filter((each) => holdersOf(each, [line]).length > 0) };
        };
        const shown = releaseEffect({
          party: { id: 'ama', memberId: 'ama’s member' },
          scope,
          holds: [
            ...mine.map((line, index) => holdOf(line, index === 1 ? herArtist : her)),
            ...others.map((line) => holdOf(line, another)),
          ],
        });
        const mostIn = (segment: RightsSegment) =>
          Math.max(0, 10_000 - holdersOf(segment, others).reduce((sum, index) => sum + (others[index]?.share ?? 0), 0));
        const lowered = new Map(lowerWithin(mine, { scope, others, mostIn }).map(({ line, left }) => [line, left]));
        const left = mine.flatMap((line): readonly RightsLine[] => lowered.get(line) ?? [line]);
        const wanted = everyMoment().map((moment) => {
          const beside = heldAt(others, moment);
          const before = heldAt(mine, moment);
          const isOver = before + beside > 10_006;
          return isOver ? Math.min(before, Math.max(0, 10_000 - beside)) : before;
        });
        expect(everyMoment().map((moment) => heldAt(left, moment))).toEqual(wanted);
        const [beforeIn, afterIn] = [sharesAmong(mine), sharesAmong(left)];
        const changed = scope.flatMap((segment) => {
          const [before, after] = [beforeIn(segment), afterIn(segment)];
          return before === after ? [] : [`${before} to ${after}`];
        });
        expect(new Set(shown.map(({ before, after }) => `${before} to ${after}`))).toEqual(new Set(changed));
      }),
      { numRuns: 60 },
    );
  });
});

test('a claim stated in all adds the same rest again', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 3 }), fc.array(anyLine, { maxLength: 3 }), (rest, entered) => {
      const inAll = claimInAll(rest, entered);
      const wanted = everyMoment().map((moment) => {
        const added = heldAt(rest, moment);
        return [added === 0 ? 0 : added + heldAt(entered, moment), added];
      });
      const again = restOfClaim(inAll, { now: entered });
      expect(everyMoment().map((moment) => [heldAt(inAll, moment), heldAt(again, moment)])).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
});

describe('changes within a hold', () => {
  const held = [{ ...inGhana, from: '2026-01-01', to: '2026-12-31' }];

  test.each([
    ['nothing', aLine(), { isRaised: false, isLowered: false }],
    ['a smaller share', aLine({ share: 9000 }), { isRaised: false, isLowered: true }],
    ['the same share in fewer places', aLine({ territories: only('0250') }), { isRaised: false, isLowered: true }],
    ['a share that ends before', aLine({ to: '2025-12-31' }), { isRaised: false, isLowered: true }],
    ['a share that ends on the way', aLine({ to: '2026-06-30' }), { isRaised: false, isLowered: true }],
    ['another use', aLine({ uses: ['broadcast', 'simulcast'] }), { isRaised: false, isLowered: false }],
    ['a share that ends after', aLine({ to: '2027-01-01' }), { isRaised: false, isLowered: false }],
  ])('are detected for %s', (_, after, { isRaised, isLowered }) => {
    expect(changeWithin([aLine()], [after], held)).toEqual({ isRaised, isLowered });
    expect(changeWithin([after], [aLine()], held)).toEqual({ isRaised: isLowered, isLowered: isRaised });
  });
});

describe('disputed rights', () => {
  const march = { ...inGhana, from: '2026-03-01', to: '2026-03-31' };
  const april = { ...inGhana, from: '2026-04-01', to: '2026-04-30' };

  test.each([
    ['as it was, in two parts', { before: [march, april], after: [{ ...march, to: '2026-04-30' }], expected: false }],
    ['less than it was', { before: [march, april], after: [april], expected: false }],
    ['a day more', { before: [march], after: [{ ...march, to: '2026-04-01' }], expected: true }],
    [
      'the gap between two parts',
      { before: [march, { ...april, from: '2026-04-02' }], after: [{ ...march, to: '2026-04-30' }], expected: true },
    ],
    ['another country', { before: [march], after: [{ ...march, countries: ['0288', '0566'] }], expected: true }],
    ['another use', { before: [march], after: [march, { ...march, use: 'simulcast' as const }], expected: true }],
  ])('include %s', (_, { before, after, expected }) => {
    expect(reachesFurther(before, after)).toBe(expected);
  });
});
