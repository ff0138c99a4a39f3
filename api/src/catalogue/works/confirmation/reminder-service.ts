import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/act.ts';
import { conflict, notFound } from '../../../platform/http/app-error.ts';
import { publish } from '../../../platform/live/publish.ts';
import { refuseWithinADay } from '../../entry/confirmation/remind-by-hand.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { awaitingOf, openComposition } from '../composition-changes.ts';
import { lockComposition, updateRevision } from '../composition-repository.ts';

/**
 * The submitter reminds those who have not answered, once a day at most: beside the society's own reminders, more would
 * be a nuisance. It changes nothing of the work, and so asks for no version.
 */
export async function remindByHand(tx: Tx, act: Act, id: string): Promise<CompositionDetails> {
  await lockComposition(tx, id);
  const work = await openComposition(tx, id, act.actor);
  if (!work.is_mine) throw notFound('This work');
  const awaiting = await awaitingOf(tx, act, work);
  if (!awaiting?.confirm_by)
    throw conflict('not_awaiting', 'Nobody has to confirm this work: there is nobody to remind.');
  refuseWithinADay(awaiting, act.at);
  const confirmBy = new Date(awaiting.confirm_by);
  await publishEvent(tx, 'confirmation.reminder_due', { of: WORKS, entry: awaiting, act, confirmBy });
  await updateRevision(tx, awaiting, { reminded_at: act.at });
  await recordAudit(tx, { action: 'composition.remind', actor: act.actor, subjectId: id });
  await publish(tx, { topic: 'compositions', memberIds: [act.actor.memberId] });
  return openComposition(tx, id, act.actor, awaiting.revision);
}
