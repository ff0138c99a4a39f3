import { recordCandidatesOfWork } from '../catalogue/duplicates/record-candidates.ts';
import { recheckPending } from '../catalogue/entry/confirmation/pending-repository.ts';
import { indexEntry, linkActivated, updateEntriesOfParty } from '../catalogue/entry-subscribers.ts';
import { updateOverlapCases } from '../disputes/overlaps/update-overlap-cases.ts';
import { NOTIFICATION_SUBSCRIPTIONS } from '../home/notifications/subscriptions.ts';
import type { Subscribers } from '../platform/events/events.ts';

export const SUBSCRIBERS: Subscribers = {
  ...NOTIFICATION_SUBSCRIPTIONS,
  'entry.changed': [indexEntry],
  'entry.submitted': [recordCandidatesOfWork],
  'holds.released': [recheckPending],
  'revision.activated': [linkActivated],
  'party.changed': [updateEntriesOfParty],
  'recording.rights_changed': [updateOverlapCases],
};
