import type { MEMBER_ROLES, ORGANISATION_TYPES, REGISTER_AS } from '@counterpoint/domain/schemas/members';

export type RegisterAs = (typeof REGISTER_AS)[number];
export type MemberRole = (typeof MEMBER_ROLES)[number];
export type OrganisationType = (typeof ORGANISATION_TYPES)[number];
