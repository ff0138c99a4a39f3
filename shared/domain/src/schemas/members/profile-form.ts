import * as z from 'zod/mini';
import * as text from '../../messages/members.generated.ts';
import { body } from '../requests/text.ts';
import { memberFields, organisationFields, personFields } from './member-fields.ts';
import { MEMBER_ROLES } from './member-words.ts';
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
