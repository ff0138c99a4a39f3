import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import * as claims from '../../messages/catalogue-claims.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/work-merges.generated.ts';
import { breaksUnique, type Tx } from '../../platform/db/transaction.ts';
import { wiringOf } from '../../platform/db/wiring.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { refuseOpenClaims } from '../entry/claims/close-claims.ts';
import { isActive, WORKS } from '../entry/entry-kind.ts';
import { insertEntryEvent, lockEntry, readListedMembers, updateRevision } from '../entry/entry-repository.ts';
import { readForSociety, recordChangeBySociety } from '../entry/record-change.ts';
import { systemNote } from '../entry/system-notes.ts';
import { readLinkedIds } from '../links/link-repository.ts';
import { indexRecordings } from '../recordings/recording-index.ts';
import { changeOfWork, WORK } from '../works/work-definition.ts';
import { hasMerged, ISWC_INDEX } from '../works/work-repository.ts';
import { closeDuplicateCandidate } from './duplicate-candidate-repository.ts';
import { deleteMerge, findWork, insertMerge } from './merge-repository.ts';

export interface StaffDecision {
  readonly staff: string;
  readonly at: Date;
}

export interface MergePair {
  readonly duplicate: WorkDetails;
  readonly into: WorkDetails;
}

interface MergeEvent extends MergePair {
  readonly memberIds: readonly string[];
  readonly at: Date;
}

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'works.merged': MergeEvent;
    'works.unmerged': MergeEvent;
  }
}

export async function openMerge(tx: Tx, duplicateName: string, intoName: string): Promise<MergePair> {
  const [duplicateId, intoId] = [await workNamed(tx, duplicateName), await workNamed(tx, intoName)];
  if (duplicateId === intoId) throw conflict('same_work', text.sameWork());
  await lockWorks(tx, [duplicateId, intoId]);
  const [duplicate, into] = [await readMergeable(tx, duplicateId), await readMergeable(tx, intoId)];
  if (duplicate.pending_revision !== null)
    throw conflict('version_pending', text.revisionPending({ reference: duplicate.reference }));
  if (await hasMerged(tx, duplicateId))
    throw conflict('has_duplicates', text.hasDuplicates({ reference: duplicate.reference }));
  // A filed case has no holds yet, and nobody could admit it after the merge.
  const [open] = await wiringOf(tx).disputes.readOpenCases(tx, WORKS, duplicateId);
  if (open) throw conflict('in_dispute', text.openCase({ reference: duplicate.reference, number: open.number }));
  return { duplicate, into };
}

export async function mergeWorks(tx: Tx, { duplicate, into }: MergePair, { staff, at }: StaffDecision): Promise<void> {
  await setState(tx, duplicate, 'superseded');
  await insertMerge(tx, { duplicateId: duplicate.id, intoId: into.id, state: duplicate.state, staff, at });
  await indexRecordings(tx, await readLinkedIds(tx, WORKS, [duplicate.id]));
  await closeDuplicateCandidate(tx, [duplicate.id, into.id], at);
  const change = changeOfWork(tx, { actor: null, at });
  await closeClaimsOfDuplicate(tx, { duplicate, into }, at);
  await insertEntryEvent(change, duplicate, { type: 'merged', note: systemNote('merged_into', into.reference) });
  await insertEntryEvent(change, into, { type: 'merged', note: systemNote('merged_from', duplicate.reference) });
  await recordMerge(tx, { duplicate, into }, { action: 'merge', at });
}

/** Their claimants can claim their share of the remaining work. */
async function closeClaimsOfDuplicate(tx: Tx, { duplicate, into }: MergePair, at: Date): Promise<void> {
  const act = { actor: null, at };
  const refusal = claims.workMerged({ reference: duplicate.reference, remaining: into.reference });
  for (const memberId of await refuseOpenClaims({ tx, act, entryKind: WORKS }, duplicate.id, refusal))
    await publishEvent(tx, 'claim.answered', { entryKind: WORKS, entry: { id: into.id }, act, memberId, refusal });
}

export async function openUnmerge(tx: Tx, duplicateName: string): Promise<MergePair> {
  const id = await workNamed(tx, duplicateName);
  const { duplicate_of: intoId } = await read(tx, id);
  if (!intoId) throw conflict('not_merged', text.notMerged());
  await lockWorks(tx, [id, intoId]);
  const duplicate = await read(tx, id);
  if (duplicate.duplicate_of !== intoId) throw conflict('not_merged', text.notMerged());
  return { duplicate, into: await read(tx, intoId) };
}

/** In id order, so that two changes of the same works can't deadlock. */
async function lockWorks(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted()) await lockEntry(tx, WORKS, id);
}

export async function unmergeWorks(tx: Tx, { duplicate, into }: MergePair, { at }: StaffDecision): Promise<void> {
  const { id } = duplicate;
  const merge = await deleteMerge(tx, id);
  if (!merge) throw conflict('not_merged', text.notMerged());
  try {
    // The writers may have got their IPI name numbers meanwhile.
    await setState(tx, duplicate, merge.state === 'registered' ? merge.state : WORK.activeState(duplicate));
  } catch (error) {
    if (!breaksUnique(error, ISWC_INDEX)) throw error;
    throw conflict('iswc_taken', text.iswcTaken({ reference: duplicate.reference }));
  }
  await indexRecordings(tx, await readLinkedIds(tx, WORKS, [id]));
  const change = changeOfWork(tx, { actor: null, at });
  await insertEntryEvent(change, duplicate, { type: 'registered', note: systemNote('unmerged', into.reference) });
  await recordMerge(tx, { duplicate, into }, { action: 'unmerge', at });
}

export async function rejectDuplicate(
  tx: Tx,
  [one, other]: readonly [string, string],
  { at }: StaffDecision,
): Promise<readonly string[]> {
  const ids = [await workNamed(tx, one), await workNamed(tx, other)] as const;
  if (!(await closeDuplicateCandidate(tx, ids, at))) throw conflict('not_suspected', text.notCandidates());
  return ids;
}

async function workNamed(tx: Tx, name: string): Promise<string> {
  const id = await findWork(tx, name);
  if (!id) throw notFound(notFoundText.workNamed({ name }));
  return id;
}

async function read(tx: Tx, id: string): Promise<WorkDetails> {
  const work = await readForSociety({ entry: WORK, tx }, id);
  if (!work) throw notFound(notFoundText.work());
  return work.details;
}

async function readMergeable(tx: Tx, id: string): Promise<WorkDetails> {
  const work = await read(tx, id);
  const { reference } = work;
  if (work.duplicate_of) throw conflict('already_merged', text.alreadyMerged({ reference }));
  if (!isActive(WORKS, work.state)) throw conflict('not_in_force', text.notActive({ reference }));
  if (work.is_in_dispute) throw conflict('in_dispute', text.inDispute({ reference }));
  return work;
}

async function recordMerge(
  tx: Tx,
  pair: MergePair,
  { action, at }: { readonly action: 'merge' | 'unmerge'; readonly at: Date },
): Promise<void> {
  const change = changeOfWork(tx, { actor: null, at });
  const memberIds = new Set<string>();
  // The duplicate first: the other work's index entry takes over its search terms.
  for (const before of [pair.duplicate, pair.into]) {
    const work = await readForSociety({ entry: WORK, tx }, before.id);
    if (work) await recordChangeBySociety(change, { id: before.id, action, before, viewer: work.viewer });
    for (const memberId of await readListedMembers(tx, WORKS, before.id)) memberIds.add(memberId);
  }
  await publishEvent(tx, action === 'merge' ? 'works.merged' : 'works.unmerged', {
    ...pair,
    memberIds: [...memberIds],
    at,
  });
}

async function setState(tx: Tx, { id, revision }: WorkDetails, state: string): Promise<void> {
  await updateRevision(tx, WORKS, { id, revision, columns: { state } });
}
