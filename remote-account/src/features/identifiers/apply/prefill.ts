import type { MemberRole, Profile } from '@counterpoint/domain/schemas/members';
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

const ROLES: Readonly<Record<MemberRole, IsniRole | null>> = {
  composer: 'composer',
  author: 'author',
  arranger: 'arranger',
  performer: 'performer',
  producer: 'producer',
  publisher: 'publisher',
  // An heir's credits belong to the author, so the heir starts empty.
  heir: null,
};

function rolesOf({ roles, organisation_type }: Profile): IsniRole[] {
  const known = new Set(roles.map((role) => ROLES[role]));
  if (organisation_type?.includes('Producer')) known.add('producer');
  if (organisation_type?.includes('Record Company')) known.add('record_company');
  if (organisation_type === 'Music Publisher') known.add('publisher');
  return ISNI_ROLES.filter((role) => known.has(role));
}
