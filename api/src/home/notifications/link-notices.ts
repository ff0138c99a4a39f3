import type { CompositionDetails, RecordingDetails } from '@counterpoint/domain/schemas';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { notify } from './notification-service.ts';

interface Linked {
  readonly type: 'linked' | 'unlinked';
  readonly recording: Pick<RecordingDetails, 'id' | 'title'>;
  readonly work: Pick<CompositionDetails, 'id' | 'title'>;
}

/** Tells who submitted either side that the two are linked, or are no more; not the one who did it. */
export async function tellLinked(tx: Tx, { actor, at }: Act, { type, recording, work }: Linked): Promise<void> {
  const owners = {
    work: await submitterOf(tx, 'composition', work.id),
    recording: await submitterOf(tx, 'recording', recording.id),
  };
  const isLinked = type === 'linked';
  const title = isLinked ? 'A work and a recording are linked' : 'A link was taken back';
  const words = `the work “${work.title}” and the recording “${recording.title}”`;
  const message = isLinked ? `Linked: ${words}` : `No longer linked: ${words}`;
  const notice = { kind: 'recording_linked' as const, title, message, senderId: actor.memberId };
  const notices = [
    { ...notice, memberId: owners.work, link: { type: 'composition' as const, id: work.id } },
    { ...notice, memberId: owners.recording, link: { type: 'recording' as const, id: recording.id } },
  ].filter(({ memberId }) => memberId !== actor.memberId);
  const isOne = owners.work === owners.recording;
  await notify(tx, isOne ? notices.slice(0, 1) : notices, at);
}

async function submitterOf(tx: Tx, table: 'composition' | 'recording', id: string): Promise<string> {
  const { member_id } = await tx.selectFrom(table).select('member_id').where('id', '=', id).executeTakeFirstOrThrow();
  return member_id;
}
