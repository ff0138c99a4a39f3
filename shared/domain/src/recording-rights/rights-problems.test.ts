import { inLanguage } from '@counterpoint/messages/node';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FULL_SHARE, SHARE_TOLERANCE } from '../shares/index.ts';
import { reach, WORLD } from '../territories/index.ts';
import { formatPeriod, formatProblem, formatUses } from './format-rights.ts';
import { problemsIn, type RightsProblem } from './rights-problems.ts';
import { dayAfter, type RightsLine, segmentsOf } from './rights-totals.ts';
import { USE_TYPES, type UseType } from './use-types.ts';

const territories = (...codes: string[]) =>
  codes.map((code) => ({ is_included: !code.startsWith('-'), territory: code.replace('-', '') }));

function aLine(overrides: Partial<RightsLine> = {}): RightsLine {
  return {
    uses: USE_TYPES,
    share: FULL_SHARE,
    territories: territories(WORLD),
    from: '2022-05-28',
    to: null,
    ...overrides,
  };
}

const sentencesOf = (lines: readonly RightsLine[]) =>
  problemsIn(lines).map((problem) => `${formatUses(problem.uses)}. ${formatProblem(problem)}`);

describe('problems of shares', () => {
  test('state countries, days and uses', () => {
    const lines = [
      aLine({ territories: territories(WORLD, '-0288', '-0566') }),
      aLine({ territories: territories('0288'), share: 8000 }),
      aLine({
        uses: ['broadcast', 'public_performance'],
        territories: territories('0288'),
        share: 5000,
        from: '2026-03-01',
        to: '2026-12-31',
      }),
      aLine({ territories: territories('0566'), share: 6000, from: '2022-05-28' }),
      aLine({ territories: territories('0566'), share: 4000, from: '2022-05-28', to: '2025-12-31' }),
    ];
    expect(sentencesOf(lines)).toEqual([
      'Broadcast and public performance. Ghana, 1 March 2026 to 31 December 2026: 130.00% claimed.',
      'Broadcast and public performance. Unclaimed: Ghana, 28 May 2022 to 28 February 2026 (20.00%).',
      'All uses except broadcast and public performance. Unclaimed: Ghana from 28 May 2022 (20.00%).',
      'All uses. Unclaimed: Nigeria from 1 January 2026 (40.00%).',
      'Broadcast and public performance. Unclaimed: Ghana from 1 January 2027 (20.00%).',
    ]);
  });

  test('don’t exist if everything is held', () => {
    expect(problemsIn([aLine()])).toEqual([]);
    expect(problemsIn([])).toEqual([]);
  });

  test('include a country without a holder while others have one', () => {
    const lines = [
      aLine({ territories: territories(WORLD, '-0566') }),
      aLine({ territories: territories('0566'), from: '2023-01-01', to: '2025-12-31' }),
    ];
    expect(sentencesOf(lines)).toEqual([
      'All uses. Unclaimed: Nigeria, 28 May 2022 to 31 December 2022 (100.00%).',
      'All uses. Unclaimed: Nigeria from 1 January 2026 (100.00%).',
    ]);
  });

  test('group countries', () => {
    const lines = [aLine(), aLine({ territories: territories('2100', '-0288'), share: 100 })];
    expect(sentencesOf(lines)).toEqual(['All uses. Africa except Ghana from 28 May 2022: 101.00% claimed.']);
  });

  test('equal a count day by day and country by country', () => {
    const first = '2023-12-25';
    const day = fc.nat({ max: 14 }).map((days) => dayAfter(first, days));
    const line = fc
      .record({
        uses: fc.subarray([...USE_TYPES]),
        share: fc.integer({ min: 1, max: FULL_SHARE }),
        territories: fc
          .array(fc.constantFrom(WORLD, '-2120', '2123', '2110', '0288', '-0288', '0250'), {
            minLength: 1,
            maxLength: 3,
          })
          .map((codes) => territories(...codes)),
        from: day,
        to: fc.option(day),
      })
      .filter(({ from, to }) => to === null || from <= to);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const problems = problemsIn(lines);
        const found = everyMoment().map((moment) => problems.filter((problem) => isAt(problem, moment)));
        const wrong = everyMoment().map((moment) => wrongAt(lines, moment));
        expect(found.map((each) => each.map(({ total }) => total))).toEqual(wrong);
      }),
      { numRuns: 40 },
    );
  });
});

test('detects complete shares of equal periods like the segments do', () => {
  const line = fc.record({
    uses: fc.subarray([...USE_TYPES]),
    share: fc.constantFrom(10_000, 9_995, 6_000, 5_000, 4_000),
    territories: fc.constantFrom(
      territories(WORLD),
      territories(WORLD, '-0288'),
      territories('0288'),
      territories('0000'),
    ),
    to: fc.constantFrom(null, null, null, '2022-05-28', '2020-01-01', '9999-12-31'),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), fc.boolean(), (drawn, isOnePeriod) => {
      const lines = drawn.map((each) => aLine({ ...each, ...(isOnePeriod && { to: null }) }));
      expect(problemsIn(lines)).toEqual(problemsIn(lines, segmentsOf(lines)));
    }),
    { numRuns: 400 },
  );
});

interface Moment {
  readonly use: UseType;
  readonly country: string;
  readonly date: string;
}

function everyMoment(): Moment[] {
  const dates = Array.from({ length: 15 }, (_, days) => dayAfter('2023-12-25', days));
  const countries = ['0288', '0250', '0528', '0840'];
  return USE_TYPES.flatMap((use) => countries.flatMap((country) => dates.map((date) => ({ use, country, date }))));
}

function isAt({ uses, countries, from, to }: RightsProblem, { use, country, date }: Moment): boolean {
  return uses.includes(use) && countries.includes(country) && from <= date && (to === null || to >= date);
}

/** Totals other than 100% for each claimed country and day. */
function wrongAt(lines: readonly RightsLine[], { use, country, date }: Moment): number[] {
  const ofUse = lines.filter(({ uses, territories: where }) => uses.includes(use) && reach(where).size > 0);
  const ofCountry = ofUse.filter((line) => reach(line.territories).has(country));
  const isSpan = ofUse.some(({ from }) => from <= date) && ofUse.some(({ to }) => to === null || to >= date);
  if (ofCountry.length === 0 || !isSpan) return [];
  const holding = ofCountry.filter(({ from, to }) => from <= date && (to === null || to >= date));
  const total = holding.reduce((sum, { share }) => sum + share, 0);
  return Math.abs(total - FULL_SHARE) > SHARE_TOLERANCE ? [total] : [];
}

test.each<[readonly UseType[], string]>([
  [USE_TYPES, 'All uses'],
  [['private_copy'], 'Private copy'],
  [['public_performance', 'broadcast'], 'Broadcast and public performance'],
  [USE_TYPES.slice(2), 'All uses except broadcast and cable retransmission'],
])('formats the uses %j as %s', (uses, words) => {
  expect(formatUses(uses)).toBe(words);
});

test('writes the first day of a month as French does', () => {
  expect(inLanguage('fr', () => formatPeriod('2024-01-01', '2024-01-31'))).toBe(
    'du 1er janvier 2024 au 31 janvier 2024',
  );
});
