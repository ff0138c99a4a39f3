import * as z from 'zod/mini';
import * as text from '../../messages/members.generated.ts';
import { ASSIGNABLE_ROLES, PORTAL_AREAS, ROLES } from '../../permissions/index.ts';
import { body, id, instant, requiredText } from '../requests/text.ts';
import { permittedAreas } from './permitted-areas.ts';
import { currentPassword, emailAddress, linkToken, newPassword } from './session.ts';

const role = z.enum(ROLES);

const assignableRole = z.enum(ASSIGNABLE_ROLES, { error: text.chooseRoleOfPerson });

const OUTSIDE = { error: text.chooseArea };

const chosenAreas = z.pipe(
  z.nullable(z.array(z.enum(PORTAL_AREAS, OUTSIDE), OUTSIDE).check(z.minLength(1, OUTSIDE), z.maxLength(20, OUTSIDE))),
  z.transform((areas) => areas && PORTAL_AREAS.filter((area) => areas.includes(area))),
);

export const memberPerson = z.object({
  /** The account's id. */
  id,
  name: z.string(),
  email: z.string(),
  role,
  areas: permittedAreas,
  /** Null before the first sign-in for this member. */
  signed_in_at: z.nullable(instant),
});
export type MemberPerson = z.infer<typeof memberPerson>;

export const personInvitation = z.object({
  id,
  email: z.string(),
  role: z.enum(ASSIGNABLE_ROLES),
  areas: permittedAreas,
  sent_at: instant,
  expires_at: instant,
  is_expired: z.boolean(),
});
export type PersonInvitation = z.infer<typeof personInvitation>;

export const memberPeople = z.object({ items: z.array(memberPerson) });

export const personInvitations = z.object({ items: z.array(personInvitation) });

export const newPersonInvitation = body({
  email: emailAddress(text.enterTheirEmail),
  role: assignableRole,
  areas: z._default(chosenAreas, null),
});
export type NewPersonInvitation = z.infer<typeof newPersonInvitation>;

/** Without `areas`, they stay. */
export const roleChange = body({ role: assignableRole, areas: z.optional(chosenAreas) });
export type RoleChange = z.infer<typeof roleChange>;

/** The password proves that it's the owner. */
export const ownershipTransfer = body({ password: currentPassword });

export const personName = requiredText(text.enterName, 80);

export const personInvitationLink = body({ token: linkToken });

export const openPersonInvitation = z.object({
  member_name: z.string(),
  inviter: z.string(),
  email: z.string(),
  role: z.enum(ASSIGNABLE_ROLES),
  /** Signed in with the address: no password needed. Otherwise with the account that has it, or a new one. */
  accepts: z.enum(['signed_in', 'with_password', 'with_new_account']),
});
export type OpenPersonInvitation = z.infer<typeof openPersonInvitation>;

/** With the password of the account that has the address. */
export const knownPersonAcceptance = body({ token: linkToken, password: currentPassword });

/** Creates an account. */
export const newPersonAcceptance = body({ token: linkToken, name: personName, password: newPassword });

export const acceptedInvitation = z.object({ member_id: id, member_name: z.string(), email: z.string() });

/** A member that the caller may act for. */
export const ownMembership = z.object({
  member_id: id,
  name: z.string(),
  ipi_name_number: z._default(z.nullable(z.string()), null),
  joined_at: z._default(z.nullable(instant), null),
  role,
  is_current: z.boolean(),
});
export type OwnMembership = z.infer<typeof ownMembership>;

export const ownMemberships = z.object({ items: z.array(ownMembership) });

export const memberChoice = body({ member_id: id });
