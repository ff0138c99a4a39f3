import { pickFields } from '@counterpoint/domain/fields';
import {
  type RecordedWorks,
  type RecordingDetails,
  type RecordingsOfWork,
  recordedWork,
  recordingLinkView,
} from '@counterpoint/domain/schemas/recordings';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import * as text from '../../messages/links.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { nameIfAny, nameOf } from '../../parties/party-view.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { type EventAct, publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { AppError, conflict, notFound } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { isActive, RECORDINGS, WORKS } from '../entry/entry-kind.ts';
import { insertEntryEvent, lockEntry, readListedMembers } from '../entry/entry-repository.ts';
import { limitActs } from '../entry/limit-acts.ts';
import { openEntry } from '../entry/open-entry.ts';
import { RECORDING } from '../recordings/recording-definition.ts';
import { indexRecordings } from '../recordings/recording-index.ts';
import { fullTitle } from '../recordings/recording-repository.ts';
import { readLines } from '../works/party-line-repository.ts';
import { WORK } from '../works/work-definition.ts';
import { indexWorks } from '../works/work-index.ts';
import {
  deleteLink,
  findLink,
  hasActive,
  insertLink,
  type LinkKey,
  type LinkRow,
  readLinkedRecordings,
  readLinkedWorks,
} from './link-repository.ts';

interface LinkEvent {
  readonly recording: Pick<RecordingDetails, 'id' | 'title'>;
  readonly work: Pick<WorkDetails, 'id' | 'title'>;
  readonly act: EventAct;
}

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'recording.linked': LinkEvent;
    'recording.unlinked': LinkEvent;
  }
}

type Actor = Act['actor'];

export async function listWorks(db: Database, actor: Actor, recordingId: string): Promise<RecordedWorks> {
  const recording = await openEntry(RECORDING, db, { id: recordingId, viewer: actor });
  const links = await readLinkedWorks(db, recordingId);
  const writers = await readLines(
    db,
    links.map(({ composition_id }) => composition_id),
  );
  const items = links.map((link) => {
    const names = writers
      .filter((line) => line.composition_id === link.composition_id)
      .flatMap((line) => nameIfAny(line) ?? []);
    return pickFields(recordedWork.shape, { ...link, writers: [...new Set(names)], ...toLink(link, actor) });
  });
  const isLinkable = recording.state === 'registered' && !actor.mandate;
  const can_link = isLinkable && (recording.is_party || (await hasActive(db, WORKS, actor.memberId)));
  return { items, can_link };
}

export async function listRecordingsOf(db: Database, actor: Actor, workId: string): Promise<RecordingsOfWork> {
  const work = await openEntry(WORK, db, { id: workId, viewer: actor });
  const links = await readLinkedRecordings(db, workId);
  const items = links.map((link) => pickFields(recordingLinkView.shape, { ...link, ...toLink(link, actor) }));
  const isLinkable = isActive(WORKS, work.state) && !actor.mandate;
  const can_link = isLinkable && (work.is_party || (await hasActive(db, RECORDINGS, actor.memberId)));
  return { items, can_link };
}

function toLink({ linked_by, linked_at, work_submitter, recording_submitter, ...names }: LinkRow, actor: Actor) {
  return {
    linked_by_name: nameOf(names),
    is_me: linked_by === actor.memberId,
    linked_at: linked_at.toISOString(),
    can_unlink: !actor.mandate && [linked_by, work_submitter, recording_submitter].includes(actor.memberId),
  };
}

/** Links two active entries on behalf of a party of either. Idempotent. */
export async function linkWork(tx: Tx, act: Act, key: LinkKey): Promise<void> {
  const { recording, work } = await openBoth(tx, act, key);
  if (!recording.is_party && !work.is_party) throw new AppError(403, 'not_a_party', text.notAParty());
  if (recording.state !== 'registered' || !isActive(WORKS, work.state))
    throw conflict('not_in_force', text.notActive());
  const { actor, at } = act;
  const known = await findLink(tx, key);
  // A link of a merged work counts, too. The own one stays when the merge is undone.
  if (!(await insertLink(tx, key, { memberId: actor.memberId, at })) || known) return;
  await limitActs(tx, act, recording.id, work.id);
  await settleLink(tx, act, { type: 'linked', recording, work });
}

/** Removes a link. Allowed for the member who made it and both submitters. */
export async function unlinkWork(tx: Tx, act: Act, key: LinkKey): Promise<void> {
  const { recording, work } = await openBoth(tx, act, key);
  const link = await findLink(tx, key);
  if (!link) throw notFound(notFoundText.link());
  if (!toLink(link, act.actor).can_unlink) throw new AppError(403, 'not_the_linker', text.notTheLinker());
  await deleteLink(tx, key);
  await settleLink(tx, act, { type: 'unlinked', recording, work });
}

/** Fixed lock order, so that concurrent links of the same pair can't deadlock. */
async function openBoth(tx: Tx, { actor }: Act, { recordingId, workId }: LinkKey) {
  await lockEntry(tx, RECORDINGS, recordingId);
  await lockEntry(tx, WORKS, workId);
  const recording = await openEntry(RECORDING, tx, { id: recordingId, viewer: actor });
  const work = await openEntry(WORK, tx, { id: workId, viewer: actor });
  return { recording, work };
}

interface LinkSettlement {
  readonly type: 'linked' | 'unlinked';
  readonly recording: RecordingDetails;
  readonly work: WorkDetails;
}

async function settleLink(tx: Tx, act: Act, { type, recording, work }: LinkSettlement): Promise<void> {
  await insertEntryEvent({ entry: RECORDING, tx, act }, recording, { type, note: work.title });
  const title = fullTitle(recording);
  await insertEntryEvent({ entry: WORK, tx, act }, work, { type, note: title });
  await indexRecordings(tx, [recording.id]);
  await indexWorks(tx, [work.duplicate_of ?? work.id]);
  await recordAudit(tx, {
    action: `recording.${type}`,
    actor: act.actor,
    subjectId: recording.id,
    after: { composition_id: work.id },
    requestId: act.requestId,
  });
  await publish(tx, { topic: 'recordings', memberIds: await readListedMembers(tx, RECORDINGS, recording.id) });
  await publish(tx, { topic: 'compositions', memberIds: await readListedMembers(tx, WORKS, work.id) });
  await publishEvent(tx, type === 'linked' ? 'recording.linked' : 'recording.unlinked', {
    recording: { id: recording.id, title },
    work,
    act,
  });
}
