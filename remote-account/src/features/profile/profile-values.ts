import { corporateProfile, individualProfile, type Profile } from '@counterpoint/domain/schemas';
import type { Check } from '../../ui/schema-resolver.ts';

/** The profile as its form holds it: every field a text, an empty one where nothing is known. */
export interface ProfileValues {
  given_name: string;
  other_names: string;
  corporation_name: string;
  organisation_type: string;
  stage_name: string;
  ipi_name_number: string;
  email: string;
  phone: string;
}

const LATER_FIELDS = ['stage_name', 'ipi_name_number', 'email', 'phone'] as const;

/** The fields of each form in the order of the page. */
export const PROFILE_FIELDS: Record<Profile['register_as'], readonly (keyof ProfileValues)[]> = {
  individual: ['given_name', 'other_names', ...LATER_FIELDS],
  corporate: ['corporation_name', 'organisation_type', ...LATER_FIELDS],
};

const SCHEMAS = { individual: individualProfile, corporate: corporateProfile };

export function toValues(profile: Profile): ProfileValues {
  return {
    given_name: profile.given_name ?? '',
    other_names: profile.other_names ?? '',
    corporation_name: profile.corporation_name ?? '',
    organisation_type: profile.organisation_type ?? '',
    stage_name: profile.stage_names[0] ?? '',
    ipi_name_number: profile.ipi_name_number ?? '',
    email: profile.email,
    phone: profile.phone ?? '',
  };
}

export function checkProfile(registerAs: Profile['register_as']): Check<ProfileValues> {
  return (values) => SCHEMAS[registerAs].safeParse(toForm(values));
}

/** The profile with the form's values in it, brought to their stored form. Throws for values that were not checked. */
export function withValues(profile: Profile, values: ProfileValues): Profile {
  return { ...profile, ...SCHEMAS[profile.register_as].parse({ ...profile, ...toForm(values) }) };
}

function toForm({ stage_name, ...values }: ProfileValues) {
  return { ...values, stage_names: [stage_name] };
}
