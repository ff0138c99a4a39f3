/** Acts that a mandate allows its representative. */
export const MANDATE_SCOPES = ['register_works', 'register_recordings', 'confirm_shares'] as const;
export type MandateScope = (typeof MANDATE_SCOPES)[number];

/** `expired` is active after its last day, `upcoming` before its first one; only `active` ones have an effect. */
export const MANDATE_STATES = ['proposed', 'upcoming', 'active', 'expired', 'declined', 'ended'] as const;
export type MandateState = (typeof MANDATE_STATES)[number];
