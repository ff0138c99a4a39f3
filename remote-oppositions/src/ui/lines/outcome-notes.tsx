import { passedCredits, unassignedFeatured } from '@counterpoint/domain/cases';
import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import { Note } from '@counterpoint/kit/core';
import * as caseText from '../../messages/case.generated.ts';
import * as answers from '../../messages/case-answers.generated.ts';
import * as text from '../../messages/shares.generated.ts';

interface OutcomeNotesProps {
  readonly details: CaseDetails;
  /** The outcome. */
  readonly lines: readonly CaseLine[];
}

/** Effects that the listed shares don't show, and reasons why these shares differ from those claimed or proposed. */
export function OutcomeNotes({ details, lines }: OutcomeNotesProps) {
  const { object, contested_revision, current_lines } = details;
  return (
    <>
      <LineUpEffects details={details} lines={lines} />
      {current_lines && <Note>{caseText.registrationChanged()}</Note>}
      {/* Whether there is an amendment or not: not every party may know of it. */}
      {object.type === 'composition' && contested_revision === null && <Note>{answers.pendingRevision()}</Note>}
    </>
  );
}

/** Effects on instruments and featured shares, which the lines of a line-up don't state. */
function LineUpEffects({ details, lines }: OutcomeNotesProps) {
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
