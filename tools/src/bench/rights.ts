import {
  dayAfter,
  formatProblem,
  overlapsIn,
  problemsIn,
  type RightsLine,
  segmentsOf,
  USE_TYPES,
} from '@counterpoint/domain/recording-rights';
import { countriesOf, reach, type TerritoryLine, territories, WORLD } from '@counterpoint/domain/territories';
import { below, pick, type Random, randomOf } from './corpus/random.ts';
import { print, type Timing, timingOf } from './measure.ts';

const LINES = 200;
const LIMIT_MS = 50;
const RUNS = 40;
const WARM_UPS = 10;
const FORMATTED_PROBLEMS = 10;
const FIRST_DAY = '2015-01-01';
const DAYS = 4_000;

/** Ways in which 200 lines can differ; the last gives nearly every country its own segments. */
const KINDS: Readonly<Record<string, (random: Random) => TerritoryLine[]>> = {
  'single countries': (random) => included(countries(random, 1 + below(random, 40))),
  'groups less a country': (random) => [...included([pick(random, GROUPS)]), ...excluded(countries(random, 1))],
  'world less up to ten': (random) => [...included([WORLD]), ...excluded(countries(random, below(random, 11)))],
};
const COUNTRIES = countriesOf(WORLD);
const GROUPS = territories().flatMap(({ code, isGroup }) => (isGroup ? [code] : []));

/** Measures rights totals and problems of 200 lines over all countries. */
export async function benchRights(): Promise<boolean> {
  let isFast = true;
  print(`${LINES} lines over ${COUNTRIES.length} countries, ${USE_TYPES.length} uses; time on the processor`);
  for (const [kind, territoriesOf] of Object.entries(KINDS)) {
    const lines = linesOf(territoriesOf);
    const { p50, p95 } = cpuOf(() => overlapsIn(segmentsOf(lines)));
    const formatting = cpuOf(() => problemsIn(lines).slice(0, FORMATTED_PROBLEMS).map(formatProblem));
    const bare = cpuOf(() => bareLoop(lines));
    isFast &&= p95 < LIMIT_MS;
    process.stdout.write(
      `  ${kind.padEnd(22)} ${ms(p50)} p50  ${ms(p95)} p95  (target ${LIMIT_MS} ms)  ${segmentsOf(lines).length} stretches; ` +
        `${problemsIn(lines).length} problems found and ${FORMATTED_PROBLEMS} formatted in ${ms(formatting.p50)}; bare loop ${ms(bare.p50)}\n`,
    );
  }
  return isFast;
}

function cpuOf(work: () => unknown): Timing {
  const durations = Array.from({ length: WARM_UPS + RUNS }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return timingOf(durations.slice(WARM_UPS));
}

/** Lower bound: adds each share for each use and country. */
function bareLoop(lines: readonly RightsLine[]): number {
  const totals = new Map<string, number>();
  for (const { uses, share, territories: where } of lines)
    for (const country of reach(where)) totals.set(country, (totals.get(country) ?? 0) + share * uses.length);
  return totals.size;
}

function linesOf(territoriesOf: (random: Random) => TerritoryLine[]): RightsLine[] {
  const random = randomOf(7);
  return Array.from({ length: LINES }, () => {
    const from = dayAfter(FIRST_DAY, below(random, DAYS));
    return {
      uses: USE_TYPES.filter(() => below(random, 2) === 0),
      share: 1 + below(random, 5_000),
      territories: territoriesOf(random),
      from,
      to: below(random, 3) === 0 ? dayAfter(from, below(random, 2_000)) : null,
    };
  });
}

function countries(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => pick(random, COUNTRIES));
}

function included(codes: readonly string[]): TerritoryLine[] {
  return codes.map((territory) => ({ is_included: true, territory }));
}

function excluded(codes: readonly string[]): TerritoryLine[] {
  return codes.map((territory) => ({ is_included: false, territory }));
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}
