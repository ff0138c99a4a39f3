/** States of a party’s ISNI, with or without an application. */
export const ISNI_STATUSES = [
  'none',
  'draft',
  'submitted',
  'in_review',
  'possible_match',
  'assigned',
  'more_info_needed',
  'rejected',
  'claimed_existing',
] as const;
export type IsniStatus = (typeof ISNI_STATUSES)[number];

/** Statuses in which the member must respond: say whether a record is theirs, or answer the society. */
export const ISNI_QUESTIONS = ['possible_match', 'more_info_needed'] as const satisfies readonly IsniStatus[];
export type IsniQuestion = (typeof ISNI_QUESTIONS)[number];
