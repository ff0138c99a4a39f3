import { CASE_SUBSCRIPTIONS } from './case-subscriptions.ts';
import { ENTRY_SUBSCRIPTIONS } from './entry-subscriptions.ts';
import { OVERLAP_SUBSCRIPTIONS } from './overlap-subscriptions.ts';
import { RECORDING_CLAIM_SUBSCRIPTIONS } from './recording-claim-subscriptions.ts';

/** Which events members are notified of: to whom, with which text and link, and whether by mail too. */
export const NOTIFICATION_SUBSCRIPTIONS = {
  ...ENTRY_SUBSCRIPTIONS,
  ...RECORDING_CLAIM_SUBSCRIPTIONS,
  ...CASE_SUBSCRIPTIONS,
  ...OVERLAP_SUBSCRIPTIONS,
};
