/** Of a party’s ISNI, with or without an application. */
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
