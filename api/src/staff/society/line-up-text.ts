import { passedCredits, unassignedFeatured } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import { featuredShares } from '../../disputes/case/case-facts.ts';
import type { StoredCase } from '../../disputes/case/stored-case-repository.ts';
import * as text from '../../messages/staff-cases.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';

/** Effects of an outcome that the lines of a line-up don't state; none for other cases. */
export async function lineUpEffects(tx: Tx, stored: StoredCase, lines: readonly CaseLine[]): Promise<string[]> {
  if (stored.kind !== 'performer_line_up') return [];
  const shares = await featuredShares(tx, stored);
  const before = stored.registered_lines;
  const unassigned = unassignedFeatured({ before, after: lines, shares });
  const passed = [...passedCredits(before, lines)].map(([key, credit]) => {
    const name = lines.find((line) => line.key === key)?.name ?? '';
    const share = shares[credit.key] ?? 0;
    return share > 0
      ? text.creditWithShare({ name, before: credit.name, share: formatShare(share) })
      : text.credit({ name, before: credit.name });
  });
  return [...passed, ...(unassigned > 0 ? [text.featuredUnassigned({ share: formatShare(unassigned) })] : [])];
}
