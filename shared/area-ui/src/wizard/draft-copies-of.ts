import { type DraftCopies, draftCopiesOf } from '@counterpoint/client/drafts';
import type { FieldValues } from 'react-hook-form';
import type { DraftedEntry, DraftSubject } from './draft-subject.ts';

export function copiesFor<Values extends FieldValues, Draft, Stored extends DraftedEntry>(
  subject: DraftSubject<Values, Draft, Stored>,
  memberId: string,
  amends?: string,
): DraftCopies<Values, Draft> {
  return copiesUnder(subject, memberId, amends === undefined ? null : `amendment:${amends}`);
}

/** Keeps an unsaved copy apart from an unsaved new draft. */
export function copiesOfCopy<Values extends FieldValues, Draft, Stored extends DraftedEntry>(
  subject: DraftSubject<Values, Draft, Stored>,
  memberId: string,
  sourceId: string,
): DraftCopies<Values, Draft> {
  const usual = copiesUnder(subject, memberId, null);
  const begun = copiesUnder(subject, memberId, `copy:${sourceId}`);
  const place = (draftId: string | null) => (draftId === null ? begun : usual);
  return {
    read: (draftId) => place(draftId).read(draftId),
    write: (draftId, copy) => place(draftId).write(draftId, copy),
    remove: (draftId) => place(draftId).remove(draftId),
  };
}

function copiesUnder<Values extends FieldValues, Draft, Stored extends DraftedEntry>(
  { values, draft, copiesAs }: DraftSubject<Values, Draft, Stored>,
  memberId: string,
  place: string | null,
): DraftCopies<Values, Draft> {
  const kind = [copiesAs, place].filter((part) => part !== null).join(':');
  return draftCopiesOf({ memberId, storage: localStorage, values, draft, ...(kind !== '' && { kind }) });
}
