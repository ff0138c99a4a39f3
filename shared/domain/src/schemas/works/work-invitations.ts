import * as z from 'zod/mini';
import * as entry from '../../messages/entries.generated.ts';
import { enterTheirEmail } from '../../messages/members.generated.ts';
import * as text from '../../messages/requests.generated.ts';
import { emailAddress, linkToken } from '../members/session.ts';
import { body, id, instant, requiredText } from '../requests/text.ts';
import { shares } from './shares.ts';
import { PUBLISHER_TYPES, WRITER_ROLES } from './work-choices.ts';
import { storedAgreement, storedCollections } from './work-lines.ts';

const MAX_MESSAGE_LENGTH = 1000;

/** Asks a writer or publisher who isn't a member to confirm their shares by email. */
export const newInvitation = body({ party_id: id, email: emailAddress(enterTheirEmail) });
export type NewInvitation = z.infer<typeof newInvitation>;

export const INVITATION_STATES = ['sent', 'opened', 'confirmed', 'declined', 'expired'] as const;

export const workInvitation = z.object({
  id,
  party_id: id,
  state: z.enum(INVITATION_STATES),
  /** Masked: `n•••@example.org`. */
  address: z.string(),
  /** The revision that was confirmed or declined. */
  revision: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  sent_at: instant,
  expires_at: instant,
  opened_at: z.nullable(instant),
  answered_at: z.nullable(instant),
});
export type WorkInvitation = z.infer<typeof workInvitation>;

/** The latest of each party; only the submitter sees them. */
export const workInvitations = z.object({ items: z.array(workInvitation) });
export type WorkInvitations = z.infer<typeof workInvitations>;

export const invitationLink = body({ token: linkToken });

/** Shown without a session: the invited party's lines, and only the sum of the others. */
export const openInvitation = z.object({
  title: z.string(),
  /** The party that is asked, as the work names it. */
  name: z.string(),
  inviter_name: z.string(),
  /** Digest of what is shown; sent back with the answer, so that nobody confirms shares they haven't seen. */
  shown: z.string(),
  expires_at: instant,
  /** The party's registered shares, if they change; there are no `lines` if the party is removed. */
  registered: z.nullable(z.object({ pr: z.int(), mr: z.int(), sr: z.int() })),
  lines: z.array(
    z.object({
      role: z.enum([...WRITER_ROLES, ...PUBLISHER_TYPES]),
      shares,
      // The API of an earlier release leaves these out.
      collections: z._default(storedCollections, []),
      agreement: z._default(storedAgreement, null),
    }),
  ),
  others: z.object({ count: z.int(), shares: z.object({ pr: z.int(), mr: z.int(), sr: z.int() }) }),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

const INCOMPLETE = { error: text.incomplete };
const answered = { token: linkToken, shown: z.string(INCOMPLETE).check(z.maxLength(100, INCOMPLETE)) };

export const invitationConfirmation = body(answered);

export const invitationRefusal = body({
  ...answered,
  reason: requiredText(entry.enterProblem, MAX_MESSAGE_LENGTH),
});
export type InvitationRefusal = z.infer<typeof invitationRefusal>;

export const answeredInvitation = z.object({ title: z.string(), inviter_name: z.string() });
export type AnsweredInvitation = z.infer<typeof answeredInvitation>;
