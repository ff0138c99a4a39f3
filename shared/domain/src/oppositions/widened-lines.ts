import type { CaseLine } from '../schemas/case-lines.ts';
import { CASE_MEASURES, type CaseMeasure } from '../schemas/case-words.ts';

/**
 * Claimed lines in a case that is about more rights than was claimed: of a right that the claimant said nothing about they
 * want what is registered. A line that they left out stays without a share of what they did speak about.
 */
export function widenedClaim(
  claimed: readonly CaseLine[],
  { registered, said }: { readonly registered: readonly CaseLine[]; readonly said: readonly CaseMeasure[] },
): CaseLine[] {
  const added = claimed.filter(({ key }) => !registered.some((line) => line.key === key));
  return [
    ...registered.map((line) => {
      const own = claimed.find(({ key }) => key === line.key);
      return { ...line, shares: sharesOf(line.shares, own?.shares ?? {}, said) };
    }),
    ...added,
  ];
}

function sharesOf(
  registered: CaseLine['shares'],
  own: CaseLine['shares'],
  said: readonly CaseMeasure[],
): CaseLine['shares'] {
  const measures = CASE_MEASURES.filter((measure) => registered[measure] !== undefined);
  return Object.fromEntries(
    measures.map((measure) => [measure, said.includes(measure) ? (own[measure] ?? 0) : registered[measure]]),
  );
}
