import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniApplication } from '@counterpoint/domain/schemas/parties';
import type { IsniApplicationState } from '@counterpoint/domain/states';
import type { Subscribers } from '../../platform/events/events.ts';
import { notify } from './notification-service.ts';

/** What members are notified of about their applications for an ISNI. */
export const ISNI_SUBSCRIPTIONS = {
  'isni_application.changed': [
    async (tx, { application, at }) => {
      const notice = NOTICES[application.state]?.(application);
      if (!notice) return;
      const link = { type: 'isni_application' as const, id: application.id };
      await notify(
        tx,
        [{ memberId: application.member_id, kind: 'isni_changed', senderId: null, link, ...notice }],
        at,
      );
    },
  ],
} satisfies Partial<Subscribers>;

type Notice = (application: Pick<IsniApplication, 'question' | 'reason' | 'assigned_isni'>) => {
  readonly title: string;
  readonly message: string;
};

/** A draft is the member's own: nobody is notified of it. */
const NOTICES: Readonly<Record<IsniApplicationState, Notice | null>> = {
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
