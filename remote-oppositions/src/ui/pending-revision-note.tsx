import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { Note } from '@counterpoint/kit/core';
import * as text from '../messages/case-answers.generated.ts';

/** Says how the outcome affects a pending amendment, whether there is one or not: not every party may know of it. */
export function PendingRevisionNote({ details }: { details: CaseDetails }) {
  const isAboutIt = details.contested_revision !== null;
  if (details.object.type !== 'composition' || isAboutIt) return null;
  return <Note>{text.pendingRevision()}</Note>;
}
