import {
  corporateProfile,
  findClearedFields,
  individualProfile,
  type Profile,
} from '@counterpoint/domain/schemas/members';
import type * as z from 'zod/mini';
import { memberValues } from '../../ui/member-values.ts';

export type ProfileValues = z.infer<typeof memberValues>;

export const PROFILE_FIELDS: Record<Profile['register_as'], readonly (keyof ProfileValues)[]> = {
  individual: [
    ...(['given_name', 'other_names', 'stage_names', 'roles', 'ipi_name_number'] as const),
    ...(['birth_date', 'nationality', 'country', 'phone'] as const),
  ],
  corporate: [
    ...(['corporation_name', 'organisation_type', 'stage_names', 'ipi_name_number'] as const),
    ...(['registration_number', 'contact_person', 'country', 'phone'] as const),
  ],
};

type ProfileBody = z.infer<typeof individualProfile> | z.infer<typeof corporateProfile>;

/** The schema of a profile's changes. Members can't clear what they gave in joining. */
export function profileSchema(profile: Profile): z.ZodMiniType<ProfileBody> {
  const schema: z.ZodMiniType<ProfileBody> =
    profile.register_as === 'individual' ? individualProfile : corporateProfile;
  return schema.check(({ value, issues }) => {
    for (const { path, message } of findClearedFields(profile, value))
      issues.push({ code: 'custom', input: value, path: [path], message });
  });
}

export function toValues(profile: Profile): ProfileValues {
  const values = memberValues.parse(profile);
  return { ...values, stage_names: values.stage_names.length > 0 ? values.stage_names : [''] };
}
