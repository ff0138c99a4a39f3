import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents, Subscribers } from '../../platform/events/events.ts';
import { notifyMembers } from './notify-members.ts';

type LinkEvent = DomainEvents['recording.linked'];

export const LINK_SUBSCRIPTIONS = {
  'recording.linked': (tx, event) => notifySubmitters(tx, event, 'recordingLinked'),
  'recording.unlinked': (tx, event) => notifySubmitters(tx, event, 'recordingUnlinked'),
} satisfies Partial<Subscribers>;

async function notifySubmitters(
  tx: Tx,
  { recording, work, act }: LinkEvent,
  id: 'recordingLinked' | 'recordingUnlinked',
): Promise<void> {
  const owner = await submitterOf(tx, 'composition', work.id);
  const other = await submitterOf(tx, 'recording', recording.id);
  const text = { id, values: { work: work.title, recording: recording.title } };
  const notice = { kind: 'recording_linked' as const, text };
  await notifyMembers(tx, act, { ...notice, memberIds: [owner], link: { type: 'composition', id: work.id } });
  if (other === owner) return;
  await notifyMembers(tx, act, { ...notice, memberIds: [other], link: { type: 'recording', id: recording.id } });
}

async function submitterOf(tx: Tx, table: 'composition' | 'recording', id: string): Promise<string> {
  const { member_id } = await tx.selectFrom(table).select('member_id').where('id', '=', id).executeTakeFirstOrThrow();
  return member_id;
}
