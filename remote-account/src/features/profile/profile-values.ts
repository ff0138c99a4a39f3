import {
  corporateProfile,
  findClearedFields,
  individualProfile,
  type MemberRole,
  type Profile,
} from '@counterpoint/domain/schemas/members';
import { type ProblemDetail, problemsIn } from '@counterpoint/domain/schemas/requests';

export interface ProfileValues {
  given_name: string;
  other_names: string;
  birth_date: string;
  nationality: string;
  roles: MemberRole[];
  corporation_name: string;
  organisation_type: string;
  registration_number: string;
  contact_person: string;
  stage_names: string[];
  country: string;
  phone: string;
  ipi_name_number: string;
}

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

const SCHEMAS = { individual: individualProfile, corporate: corporateProfile };

export function toValues(profile: Profile): ProfileValues {
  return {
    given_name: profile.given_name ?? '',
    other_names: profile.other_names ?? '',
    birth_date: profile.birth_date ?? '',
    nationality: profile.nationality ?? '',
    roles: profile.roles,
    corporation_name: profile.corporation_name ?? '',
    organisation_type: profile.organisation_type ?? '',
    registration_number: profile.registration_number ?? '',
    contact_person: profile.contact_person ?? '',
    stage_names: profile.stage_names.length > 0 ? profile.stage_names : [''],
    country: profile.country ?? '',
    phone: profile.phone ?? '',
    ipi_name_number: profile.ipi_name_number ?? '',
  };
}

export function profileProblems(profile: Profile, values: ProfileValues): readonly ProblemDetail[] {
  const { data, error } = SCHEMAS[profile.register_as].safeParse({ ...values, email: profile.email });
  return data ? findClearedFields(profile, data) : problemsIn(error);
}

export function withValues(profile: Profile, values: ProfileValues): Profile {
  const { profile_pic_url: _, ...form } = SCHEMAS[profile.register_as].parse({ ...values, email: profile.email });
  return { ...profile, ...form };
}
