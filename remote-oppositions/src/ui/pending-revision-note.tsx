import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { Note } from '@counterpoint/kit/core';
import * as text from '../messages/case-answers.generated.ts';

/** What the outcome means for an amendment of the work, which not every party may see. */
export function PendingRevisionNote({ details }: { details: CaseDetails }) {
  const isAboutIt = details.contested_revision !== null;
  if (details.object.type !== 'composition' || isAboutIt) return null;
  return <Note>{text.pendingRevision()}</Note>;
}
