import type { Message } from '@counterpoint/messages';
import * as z from 'zod/mini';
import * as text from '../../messages/members.generated.ts';
import type { ProblemDetail } from '../requests/index.ts';
import { body } from '../requests/text.ts';
import { MEMBER_ROLES } from './member-choices.ts';
import { memberFields, organisationFields, personFields } from './member-fields.ts';
import type { Profile } from './profile.ts';
import { email } from './session.ts';

/** Optional: some members joined before we asked for roles. */
const knownRoles = z.pipe(
  z.nullish(
    z
      .array(z.enum(MEMBER_ROLES, { error: text.chooseFromList }), { error: text.chooseRoles })
      .check(z.maxLength(50, { error: text.chooseFromList })),
  ),
  z.transform((roles) => MEMBER_ROLES.filter((role) => roles?.includes(role))),
);

const UPLOAD_AGAIN = { error: text.uploadPicture };

/** Null removes the picture, undefined leaves it unchanged. */
const pictureUrl = z.optional(z.nullable(z.string(UPLOAD_AGAIN).check(z.maxLength(200, UPLOAD_AGAIN))));

const changeable = { ...memberFields, email, profile_pic_url: pictureUrl };

export const individualProfile = body({ ...personFields, roles: knownRoles, ...changeable });

export const corporateProfile = body({ ...organisationFields, ...changeable });

/** Asked for in joining. Older members may lack them, but nobody can clear them. */
const ASKED_IN_JOINING = {
  individual: {
    birth_date: text.enterBirthDate,
    nationality: text.chooseNationality,
    country: text.chooseResidence,
    roles: text.chooseRole,
  },
  corporate: { country: text.chooseRegistrationCountry, contact_person: text.enterContact },
} as const;

type AskedField = 'birth_date' | 'nationality' | 'country' | 'roles' | 'contact_person';
export type AskedInJoining = Partial<Pick<Profile, AskedField>>;

export function findClearedFields(before: Profile, after: AskedInJoining): ProblemDetail[] {
  const messages: Partial<Record<AskedField, Message>> = ASKED_IN_JOINING[before.register_as];
  // `Object.entries` widens the keys.
  return (Object.entries(messages) as [AskedField, Message][])
    .filter(([field]) => hasValue(before[field]) && !hasValue(after[field]))
    .map(([path, message]) => ({ path, message: message() }));
}

function hasValue(value: string | readonly string[] | null | undefined): boolean {
  return value !== null && value !== undefined && value.length > 0;
}
