import { holdersOf, type RightsProblem } from '@counterpoint/domain/recording-rights';
import { formatShare } from '@counterpoint/domain/shares';
import { upperFirst } from '@counterpoint/kit/text';
import * as text from '../../messages/rights.generated.ts';
import type { ShownRight } from './shown-right.ts';

/** Formats `Tema Records claims 50.00%, you hold 80.00%.` */
export function formatHolders(problem: RightsProblem, rights: readonly ShownRight[]): string {
  const { from, to, total, countries, uses } = problem;
  const sets = new Set(
    uses.flatMap((use) =>
      countries.map((country) => holdersOf({ use, countries: [country], from, to, total }, rights).join(' ')),
    ),
  );
  // Different parties may reach the same total in different countries: then no one sentence fits.
  if (sets.size !== 1) return text.severalGroups({ count: sets.size });
  const holders = [...sets][0]?.split(' ').flatMap((index) => rights[Number(index)] ?? []) ?? [];
  const sums = new Map<string, { readonly holder: ShownRight; readonly share: number }>();
  for (const holder of holders) {
    const share = (sums.get(holder.party_id)?.share ?? 0) + holder.share;
    sums.set(holder.party_id, { holder, share });
  }
  // Other holders first: readers know their own.
  const ordered = [...sums.values()].sort((a, b) => Number(a.holder.is_me) - Number(b.holder.is_me));
  const words = ordered.map(({ holder, share }) =>
    holder.is_me
      ? text.youHold({ share: formatShare(share) })
      : text.claims({ name: holder.name, share: formatShare(share) }),
  );
  return text.sentence({ parts: upperFirst(words.join(', ')) });
}
