import { CASE_SUBSCRIPTIONS } from './case-subscriptions.ts';
import { ENTRY_SUBSCRIPTIONS } from './entry-subscriptions.ts';
import { IMPORT_SUBSCRIPTIONS } from './import-subscriptions.ts';
import { ISNI_SUBSCRIPTIONS } from './isni-subscriptions.ts';
import { LINK_SUBSCRIPTIONS } from './link-subscriptions.ts';
import { MANDATE_SUBSCRIPTIONS } from './mandate-subscriptions.ts';
import { MERGE_SUBSCRIPTIONS } from './merge-subscriptions.ts';
import { OVERLAP_SUBSCRIPTIONS } from './overlap-subscriptions.ts';
import { PARTY_CLAIM_SUBSCRIPTIONS } from './party-claim-subscriptions.ts';
import { RECORDING_CLAIM_SUBSCRIPTIONS } from './recording-claim-subscriptions.ts';

export const NOTIFICATION_SUBSCRIPTIONS = {
  ...ENTRY_SUBSCRIPTIONS,
  ...RECORDING_CLAIM_SUBSCRIPTIONS,
  ...CASE_SUBSCRIPTIONS,
  ...OVERLAP_SUBSCRIPTIONS,
  ...LINK_SUBSCRIPTIONS,
  ...MERGE_SUBSCRIPTIONS,
  ...ISNI_SUBSCRIPTIONS,
  ...PARTY_CLAIM_SUBSCRIPTIONS,
  ...IMPORT_SUBSCRIPTIONS,
  ...MANDATE_SUBSCRIPTIONS,
};
