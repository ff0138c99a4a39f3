import { type DraftCopies, draftCopiesOf } from '@counterpoint/client/drafts';
import type { DraftSubject, DraftTypes } from './draft-subject.ts';

export function copiesFor<Of extends DraftTypes>(
  subject: DraftSubject<Of>,
  memberId: string,
  amends?: string,
): DraftCopies<Of['values'], Of['draft']> {
  return copiesUnder(subject, memberId, amends === undefined ? null : `amendment:${amends}`);
}

/** Keeps an unsaved copy apart from an unsaved new draft. */
export function copiesOfCopy<Of extends DraftTypes>(
  subject: DraftSubject<Of>,
  memberId: string,
  sourceId: string,
): DraftCopies<Of['values'], Of['draft']> {
  const usual = copiesUnder(subject, memberId, null);
  const begun = copiesUnder(subject, memberId, `copy:${sourceId}`);
  const place = (draftId: string | null) => (draftId === null ? begun : usual);
  return {
    read: (draftId) => place(draftId).read(draftId),
    write: (draftId, copy) => place(draftId).write(draftId, copy),
    remove: (draftId) => place(draftId).remove(draftId),
  };
}

function copiesUnder<Of extends DraftTypes>(
  { values, draft, copiesAs }: DraftSubject<Of>,
  memberId: string,
  place: string | null,
): DraftCopies<Of['values'], Of['draft']> {
  const kind = [copiesAs, place].filter((part) => part !== null).join(':');
  return draftCopiesOf({ memberId, storage: localStorage, values, draft, ...(kind !== '' && { kind }) });
}
