import { passedCredits, unassignedFeatured } from '@counterpoint/domain/cases';
import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import { Note } from '@counterpoint/kit/core';
import * as text from '../../messages/shares.generated.ts';

interface LineUpEffectsProps {
  readonly details: CaseDetails;
  /** The outcome. */
  readonly lines: readonly CaseLine[];
}

/** Effects on instruments and featured shares, which the lines of a line-up don't state. */
export function LineUpEffects({ details, lines }: LineUpEffectsProps) {
  if (details.kind !== 'performer_line_up') return null;
  const { registered_lines: before, featured_shares: shares = {} } = details;
  const unassigned = unassignedFeatured({ before, after: lines, shares });
  return (
    <>
      {[...passedCredits(before, lines)].map(([key, credit]) => {
        const name = lines.find((line) => line.key === key)?.name ?? '';
        const share = shares[credit.key] ?? 0;
        return (
          <Note key={key}>
            {share > 0
              ? text.creditWithShare({ name, before: credit.name, share: formatShare(share) })
              : text.credit({ name, before: credit.name })}
          </Note>
        );
      })}
      {unassigned > 0 && <Note>{text.featuredUnassigned({ share: formatShare(unassigned) })}</Note>}
    </>
  );
}
