export const REGISTER_AS = ['individual', 'corporate'] as const;
export type RegisterAs = (typeof REGISTER_AS)[number];

export const ORGANISATION_TYPES = [
  'Producer',
  'Record Company',
  'Producer/Record Company',
  'Music Publisher',
  'Other',
] as const;

export const MEMBER_ROLES = ['composer', 'author', 'arranger', 'performer', 'producer', 'publisher', 'heir'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const MAX_STAGE_NAMES = 10;
