import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniApplication } from '@counterpoint/domain/schemas';
import type { IsniApplicationState } from '@counterpoint/domain/states';
import type { Tx } from '../../platform/db/transaction.ts';
import { notify } from './notification-service.ts';

type Told = Pick<IsniApplication, 'id' | 'state' | 'question' | 'reason' | 'assigned_isni'> & {
  readonly member_id: string;
};

/** Tells the member how their application for an ISNI stands now. */
export async function tellIsniChange(tx: Tx, application: Told, at: Date): Promise<void> {
  const words = WORDS[application.state];
  if (!words) return;
  const { title, message } = words(application);
  const link = { type: 'isni_application' as const, id: application.id };
  await notify(
    tx,
    [{ memberId: application.member_id, kind: 'isni_changed', title, message, senderId: null, link }],
    at,
  );
}

type Words = (application: Told) => { readonly title: string; readonly message: string };

/** Nobody is told of a draft: it is their own. */
const WORDS: Readonly<Record<IsniApplicationState, Words | null>> = {
  draft: null,
  submitted: () => ({
    title: 'ISNI application received',
    message: 'We look whether everything is there, and then for records that may be yours',
  }),
  claimed_existing: () => ({
    title: 'ISNI claim received',
    message: 'We check that the number is yours; until then it does not stand beside your name',
  }),
  in_review: () => ({
    title: 'ISNI application in review',
    message: 'Nothing is needed from you; we tell you as soon as something changes',
  }),
  possible_match: () => ({
    title: 'Is this you?',
    message: 'Somebody like you is known to ISNI already: say whether it is you, and the application goes on',
  }),
  more_info_needed: ({ question }) => ({
    title: 'A question about your ISNI application',
    message: question ?? 'The society needs to know more',
  }),
  assigned: ({ assigned_isni }) => ({
    title: 'Your ISNI is assigned',
    message: `${formatIsni(assigned_isni ?? '')} stands beside your name from now on`,
  }),
  rejected: ({ reason }) => ({
    title: 'ISNI application refused',
    message: reason ?? 'The society could not go on with it',
  }),
  withdrawn: () => ({
    title: 'ISNI application withdrawn',
    message: 'Nothing more happens; you can apply again at any time',
  }),
};
