import * as z from 'zod/mini';
import { ROLES } from '../../permissions/index.ts';
import { id, instant } from '../requests/text.ts';
import { language } from './language.ts';
import { MEMBER_ROLES, ORGANISATION_TYPES, REGISTER_AS } from './member-choices.ts';
import { permittedAreas } from './permitted-areas.ts';

export const profile = z.object({
  _id: id,
  member_id: id,
  party_id: id,
  register_as: z.enum(REGISTER_AS),
  corporation_name: z.nullable(z.string()),
  organisation_type: z.nullable(z.enum(ORGANISATION_TYPES)),
  registration_number: z.nullable(z.string()),
  contact_person: z.nullable(z.string()),
  given_name: z.nullable(z.string()),
  other_names: z.nullable(z.string()),
  birth_date: z.nullable(z.string()),
  nationality: z.nullable(z.string()),
  roles: z.array(z.enum(MEMBER_ROLES)),
  stage_names: z.array(z.string()),
  country: z.nullable(z.string()),
  email: z.string(),
  language,
  phone: z.nullable(z.string()),
  profile_pic_url: z.nullable(z.string()),
  ipi_name_number: z.nullable(z.string()),
  isni_number: z.nullable(z.string()),
  updated_at: instant,
  /** The person who is signed in, and the number of members they may act for. */
  person: z.object({ account_id: id, name: z.string(), role: z.enum(ROLES), areas: permittedAreas, acts_for: z.int() }),
});
export type Profile = z.infer<typeof profile>;
