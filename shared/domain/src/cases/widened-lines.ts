import { CASE_MEASURES, type CaseMeasure } from '../schemas/cases/case-choices.ts';
import type { CaseLine } from '../schemas/cases/case-lines.ts';

/** Rights that a claimant didn't mention keep the registered shares. Lines they left out stay empty. */
export function widenedClaim(
  claimed: readonly CaseLine[],
  {
    registered,
    knownMeasures,
  }: { readonly registered: readonly CaseLine[]; readonly knownMeasures: readonly CaseMeasure[] },
): CaseLine[] {
  const added = claimed.filter(({ key }) => !registered.some((line) => line.key === key));
  return [
    ...registered.map((line) => {
      const own = claimed.find(({ key }) => key === line.key);
      return { ...line, shares: sharesOf(line.shares, own?.shares ?? {}, knownMeasures) };
    }),
    ...added,
  ];
}

function sharesOf(
  registered: CaseLine['shares'],
  own: CaseLine['shares'],
  knownMeasures: readonly CaseMeasure[],
): CaseLine['shares'] {
  const measures = CASE_MEASURES.filter((measure) => registered[measure] !== undefined);
  return Object.fromEntries(
    measures.map((measure) => [measure, knownMeasures.includes(measure) ? (own[measure] ?? 0) : registered[measure]]),
  );
}
