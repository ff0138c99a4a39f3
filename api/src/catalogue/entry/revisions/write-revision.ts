import { breaksUnique } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { AnyAct } from '../../../platform/http/actor.ts';
import type { EntryChange, EntryDetails, EntryDraft, EntryTypes, SubmissionContext } from '../entry-definition.ts';
import type { RevisionKey } from '../entry-kind.ts';
import {
  deleteLines,
  insertEntryEvent,
  insertRevision,
  readListedMembers,
  showRevision,
  unlistUnnamed,
  updateRevision,
} from '../entry-repository.ts';

interface NewRevision extends RevisionKey {
  /** `superseded` for a revision that is activated at once, since only one draft may exist. */
  readonly state?: 'draft' | 'superseded';
}

export async function insertDraftRevision(
  { entry, tx, act }: Pick<EntryChange, 'entry' | 'tx'> & { readonly act: SubmissionContext },
  { id, revision, state = 'draft' }: NewRevision,
  draft: EntryDraft,
): Promise<void> {
  const columns = { ...entry.contentOf(draft), state, created_by: act.actor.memberId, created_at: act.at };
  await insertRevision(tx, entry.kind, { id, revision, columns });
}

export async function replaceLines(
  { entry, tx }: Pick<EntryChange, 'entry' | 'tx'>,
  key: RevisionKey,
  lines: object,
): Promise<void> {
  await Promise.all([deleteLines(tx, entry.kind, key), entry.insertLines(tx, key, lines)]);
}

/** Only the submitter sees the revision then. */
export async function returnToDraft(
  change: EntryChange<EntryTypes, AnyAct>,
  { id, revision }: RevisionKey,
  submitterId: string,
): Promise<void> {
  const { tx } = change;
  const { kind } = change.entry;
  const columns = { state: 'draft', submitted_at: null, confirm_by: null, reminded_at: null };
  await updateRevision(tx, kind, { id, revision, columns });
  // Before the entry leaves their lists, so that open pages get the event.
  const memberIds = await readListedMembers(tx, kind, id);
  await publishEvent(tx, 'entry.changed', { entryKind: kind, id, memberIds, at: change.act.at });
  await unlistUnnamed(tx, kind, { id, memberId: submitterId });
}

/** One transaction, so that an entry never has two active revisions. */
export async function activateRevision(change: EntryChange<EntryTypes, AnyAct>, details: EntryDetails): Promise<void> {
  const { entry, tx, act } = change;
  const { id, revision } = details;
  const columns = { state: entry.activeState(details), registered_at: act.at };
  await entry.beforeActivation?.(tx, details);
  try {
    await Promise.all([
      showRevision(tx, entry.kind, details),
      updateRevision(tx, entry.kind, { id, revision, columns }),
    ]);
  } catch (error) {
    // Another entry registered this code after the check.
    throw breaksUnique(error, entry.code.uniqueIndex) ? entry.code.taken() : error;
  }
  await entry.copyShownRevision?.(tx, id);
  await Promise.all([
    publishEvent(tx, 'revision.activated', { entryKind: entry.kind, revision: details, at: act.at }),
    insertEntryEvent(change, details, { type: 'registered' }),
    publishEvent(tx, 'entry.registered', { entryKind: entry.kind, entry: { id }, act }),
  ]);
  await entry.afterActivation?.(change, details);
}
