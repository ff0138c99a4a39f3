import { updateEntriesOfParty } from '../catalogue/update-entries-of-party.ts';
import { updateOverlapCases } from '../disputes/overlaps/update-overlap-cases.ts';
import { NOTIFICATION_SUBSCRIPTIONS } from '../home/notifications/subscriptions.ts';
import type { Subscribers } from '../platform/events/events.ts';

/** Who acts on each event, in this order. */
export const SUBSCRIBERS: Subscribers = {
  ...NOTIFICATION_SUBSCRIPTIONS,
  'party.changed': [updateEntriesOfParty],
  'recording.rights_changed': [updateOverlapCases],
};
