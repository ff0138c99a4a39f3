import { MEMBER_ROLES } from '@counterpoint/domain/schemas/members';
import * as z from 'zod/mini';

export const typed = z.catch(z.string(), '');

/** A member's own details as form values. Unknown values are empty. */
export const memberValues = z.object({
  given_name: typed,
  other_names: typed,
  stage_names: z.catch(z.array(z.string()), []),
  birth_date: typed,
  nationality: typed,
  country: typed,
  phone: typed,
  ipi_name_number: typed,
  roles: z.catch(z.array(z.enum(MEMBER_ROLES)), []),
  corporation_name: typed,
  organisation_type: typed,
  registration_number: typed,
  contact_person: typed,
});
