import { CASE_SUBSCRIPTIONS } from './case-subscriptions.ts';
import { ENTRY_SUBSCRIPTIONS } from './entry-subscriptions.ts';
import { IMPORT_SUBSCRIPTIONS } from './import-subscriptions.ts';
import { ISNI_SUBSCRIPTIONS } from './isni-subscriptions.ts';
import { MANDATE_SUBSCRIPTIONS } from './mandate-subscriptions.ts';
import { RECORDING_CLAIM_SUBSCRIPTIONS } from './recording-claim-subscriptions.ts';

export const NOTIFICATION_SUBSCRIPTIONS = {
  ...ENTRY_SUBSCRIPTIONS,
  ...RECORDING_CLAIM_SUBSCRIPTIONS,
  ...CASE_SUBSCRIPTIONS,
  ...ISNI_SUBSCRIPTIONS,
  ...IMPORT_SUBSCRIPTIONS,
  ...MANDATE_SUBSCRIPTIONS,
};
