import type { CaseLine } from '../schemas/cases/index.ts';
import { FEATURED_CATEGORIES } from '../schemas/recordings/index.ts';

/**
 * Returns the credits that an outcome gives to other performers, by the key of the new line. The only credit removed from a
 * category goes to the only performer added to it who states no instrument.
 */
export function passedCredits(before: readonly CaseLine[], after: readonly CaseLine[]): ReadonlyMap<string, CaseLine> {
  const removed = before.filter(({ key }) => !after.some((line) => line.key === key));
  const added = after.filter(({ key }) => !before.some((line) => line.key === key));
  const only = (lines: readonly CaseLine[], role: string | null) => {
    const [first, ...others] = lines.filter((line) => line.role === role);
    return others.length === 0 ? first : undefined;
  };
  return new Map(
    added.flatMap(({ key, role }) => {
      const credit = only(added, role) && only(removed, role);
      return credit ? [[key, credit] as const] : [];
    }),
  );
}

interface FeaturedOutcome {
  readonly before: readonly CaseLine[];
  readonly after: readonly CaseLine[];
  /** Shares of registered lines, by key, in hundredths of a per cent. */
  readonly shares: Readonly<Record<string, number>>;
}

/** Returns how much of the featured performers' part loses its performer, if others keep theirs. */
export function unassignedFeatured({ before, after, shares }: FeaturedOutcome): number {
  const passed = [...passedCredits(before, after).values()];
  const isKept = (line: CaseLine) => {
    const now = after.find(({ key }) => key === line.key);
    return now ? FEATURED_CATEGORIES.some((category) => category === now.role) : passed.includes(line);
  };
  const sumOf = (lines: readonly CaseLine[]) => lines.reduce((sum, { key }) => sum + (shares[key] ?? 0), 0);
  const kept = sumOf(before.filter(isKept));
  return kept === 0 ? 0 : sumOf(before) - kept;
}
