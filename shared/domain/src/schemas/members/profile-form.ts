import * as z from 'zod/mini';
import { body } from '../requests/text.ts';
import { memberFields, organisationFields, personFields } from './member-fields.ts';
import { MEMBER_ROLES } from './member-words.ts';
import { email } from './session.ts';

/** Optional for members who joined before roles were asked. */
const knownRoles = z.pipe(
  z.nullish(
    z
      .array(z.enum(MEMBER_ROLES, 'Choose from the list.'), 'Choose what you do.')
      .check(z.maxLength(50, 'Choose from the list.')),
  ),
  z.transform((roles) => MEMBER_ROLES.filter((role) => roles?.includes(role))),
);

const NO_ADDRESS = 'Upload the picture here, and it gets its address.';

/** The address that the upload gave, or null for no picture; left as it is where it is not sent. */
const pictureUrl = z.optional(z.nullable(z.string(NO_ADDRESS).check(z.maxLength(200, NO_ADDRESS))));

const changeable = { ...memberFields, email, profile_pic_url: pictureUrl };

export const individualProfile = body({ ...personFields, roles: knownRoles, ...changeable });

export const corporateProfile = body({ ...organisationFields, ...changeable });
