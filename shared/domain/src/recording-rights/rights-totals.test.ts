import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countriesOf, reach, WORLD } from '../territories/index.ts';
import { holdersOf, overlapsIn, type RightsLine, segmentsOf, shortfallsIn } from './rights-totals.ts';
import { USE_TYPES } from './use-types.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2023-12-25');
const DAYS = 20;
const dateAt = (day: number) => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);

function aLine(overrides: Partial<RightsLine> = {}): RightsLine {
  const world = [{ is_included: true, territory: WORLD }];
  return { uses: ['broadcast'], share: 10_000, territories: world, from: '2020-01-01', to: null, ...overrides };
}

const only = (territory: string) => [{ is_included: true, territory }];

describe('rights segments', () => {
  test('are one segment if one party holds everything', () => {
    const [segment, ...others] = segmentsOf([aLine()]);
    expect(others).toEqual([]);
    expect(segment).toMatchObject({ use: 'broadcast', from: '2020-01-01', to: null, total: 10_000 });
    expect(segment?.countries).toHaveLength(countriesOf(WORLD).length);
  });

  test('show where and when claims exceed 100%, to the day and the country', () => {
    const benelux = aLine({ share: 2500, territories: only('2110'), from: '2024-02-01', to: '2024-02-29' });
    const lines = [aLine(), aLine({ territories: only('0288') }), benelux, aLine({ to: '2019-12-31' })];
    const overlaps = overlapsIn(segmentsOf(lines)).filter(({ countries }) => !countries.includes('0288'));
    expect(overlaps).toEqual([
      { use: 'broadcast', countries: ['0056', '0442', '0528'], from: '2024-02-01', to: '2024-02-29', total: 12_500 },
    ]);
    expect(overlaps.map((overlap) => holdersOf(overlap, lines))).toEqual([[0, 2]]);
  });

  test('treat the last possible day as no end', () => {
    const [open, far] = [aLine(), aLine({ to: '9999-12-31', share: 5000 })];
    const overlaps = overlapsIn(segmentsOf([open, far]));
    expect(overlaps).toMatchObject([{ from: '2020-01-01', to: null, total: 15_000 }]);
    expect(overlaps.map((overlap) => holdersOf(overlap, [open, far]))).toEqual([[0, 1]]);
    expect(overlapsIn(segmentsOf([far, { ...far, from: '2024-01-01', share: 6000 }]))).toMatchObject([
      { from: '2024-01-01', to: null, total: 11_000 },
    ]);
  });

  test('show where they fall short, including a gap between periods', () => {
    const inGhana = { territories: only('0288') };
    const lines = [
      aLine({ ...inGhana, to: '2020-12-31' }),
      aLine({ ...inGhana, from: '2022-01-01', to: '2022-06-30', share: 4000 }),
    ];
    expect(shortfallsIn(segmentsOf(lines)).map(({ from, to, total }) => [from, to, total])).toEqual([
      ['2021-01-01', '2021-12-31', 0],
      ['2022-01-01', '2022-06-30', 4000],
    ]);
  });

  test('tolerate six hundredths either way', () => {
    const thirds = (share: number) => [aLine({ share: 3333 }), aLine({ share: 3333 }), aLine({ share })];
    for (const share of [3328, 3340]) {
      const segments = segmentsOf(thirds(share));
      expect([...overlapsIn(segments), ...shortfallsIn(segments)]).toEqual([]);
    }
    expect(overlapsIn(segmentsOf(thirds(3341)))).toHaveLength(1);
    expect(shortfallsIn(segmentsOf(thirds(3327)))).toHaveLength(1);
  });

  test('separate the uses', () => {
    const segments = segmentsOf([aLine(), aLine({ uses: ['private_copy', 'simulcast'] })]);
    expect(segments.map(({ use, total }) => [use, total])).toEqual([
      ['broadcast', 10_000],
      ['simulcast', 10_000],
      ['private_copy', 10_000],
    ]);
  });

  test('are empty for lines that end before they start, or reach no country', () => {
    const cancelled = [...only('0288'), { is_included: false, territory: '2100' }];
    expect(segmentsOf([aLine({ from: '2024-01-02', to: '2024-01-01' }), aLine({ territories: cancelled })])).toEqual(
      [],
    );
  });

  test('agree with a count day by day and country by country', () => {
    const territory = fc.record({
      is_included: fc.boolean(),
      territory: fc.constantFrom(WORLD, '2120', '2123', '2127', '2100', '0288', '0208', '0250'),
    });
    const line = fc
      .record({
        uses: fc.subarray([...USE_TYPES]),
        share: fc.integer({ min: 1, max: 10_000 }),
        territories: fc.array(territory, { minLength: 1, maxLength: 4 }),
        first: fc.nat({ max: DAYS - 1 }),
        last: fc.option(fc.nat({ max: DAYS - 1 })),
      })
      .map(({ first, last, ...rest }) => ({ ...rest, from: dateAt(first), to: last === null ? null : dateAt(last) }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const segments = segmentsOf(lines);
        const reached = new Map(lines.map((each) => [each, reach(each.territories)]));
        // Compared at once: an assertion takes longer than a count.
        const totals: unknown[] = [];
        const counts: unknown[] = [];
        for (const { use, country, date } of everyMoment()) {
          const counted = lines.filter(
            (each) => each.uses.includes(use) && covers(each, date) && reached.get(each)?.has(country),
          );
          const found = segments.filter(
            (each) => each.use === use && each.countries.includes(country) && covers(each, date),
          );
          totals.push([found.length <= 1, found[0]?.total ?? 0]);
          counts.push([true, counted.reduce((sum, { share }) => sum + share, 0)]);
          if (found[0]?.from !== date) continue;
          totals.push(holdersOf(found[0], lines));
          counts.push(counted.map((each) => lines.indexOf(each)));
        }
        expect(totals).toEqual(counts);
      }),
      { numRuns: 30 },
    );
  });
});

function covers({ from, to }: { from: string; to: string | null }, date: string): boolean {
  return from <= date && (to ?? date) >= date;
}

function everyMoment() {
  const days = Array.from({ length: DAYS }, (_, day) => dateAt(day));
  const countries = ['0288', '0208', '0250', '0840', '0578'];
  return USE_TYPES.flatMap((use) => countries.flatMap((country) => days.map((date) => ({ use, country, date }))));
}
