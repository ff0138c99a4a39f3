import type { Profile } from '@counterpoint/domain/schemas/members';
import { ISNI_ROLES, type IsniContent, type IsniRole, isniContent } from '@counterpoint/domain/schemas/parties';

export function contentOfProfile(profile: Profile | null): IsniContent {
  const empty = isniContent.parse({});
  if (!profile) return empty;
  return {
    ...empty,
    given_names: profile.given_name ?? '',
    family_name: profile.other_names ?? '',
    organisation_name: profile.corporation_name ?? '',
    name_variants: profile.stage_names.map((name) => ({ name })),
    roles: rolesOf(profile),
    works: [emptyWork(rolesOf(profile)[0] ?? '')],
    start_date: profile.birth_date ?? '',
    country: profile.country ?? '',
  };
}

export function emptyWork(role: IsniContent['works'][number]['role']): IsniContent['works'][number] {
  return { title: '', role, date: '', identifier: '' };
}

/** An heir starts without a role, because the credits belong to the author. */
function rolesOf({ roles, organisation_type }: Profile): IsniRole[] {
  const known = new Set<string>(roles);
  if (organisation_type?.includes('Producer')) known.add('producer');
  if (organisation_type?.includes('Record Company')) known.add('record_company');
  if (organisation_type === 'Music Publisher') known.add('publisher');
  return ISNI_ROLES.filter((role) => known.has(role));
}
