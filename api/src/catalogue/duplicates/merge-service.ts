import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { breaksUnique, type Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { isActive, WORKS } from '../entry/entry-kind.ts';
import { indexRecordings } from '../recordings/recording-index.ts';
import { settleBySociety } from '../works/composition-changes.ts';
import {
  ISWC_INDEX,
  insertEvent,
  lockComposition,
  membersOf,
  nextVersion,
  readForSociety,
  updateRevision,
} from '../works/composition-repository.ts';
import { findWork, hasMerged, insertMerge, shareLinks, takeMerge } from './merge-repository.ts';
import { settleSuspicion } from './suspicion-repository.ts';

/** Who of the staff decides, and when. */
export interface Deciding {
  readonly staff: string;
  readonly at: Date;
}

/** A duplicate and the work that it is one of. */
export interface MergePair {
  readonly duplicate: CompositionDetails;
  readonly into: CompositionDetails;
}

interface MergeEvent extends MergePair {
  /** Everybody whom either work names. */
  readonly memberIds: readonly string[];
  readonly at: Date;
}

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'works.merged': MergeEvent;
    'works.unmerged': MergeEvent;
  }
}

/** Both works as they stand, locked, if the first can be merged into the second; the refusal says what is in the way. */
export async function openMerge(tx: Tx, duplicateName: string, intoName: string): Promise<MergePair> {
  const [duplicateId, intoId] = [await workNamed(tx, duplicateName), await workNamed(tx, intoName)];
  if (duplicateId === intoId) throw conflict('same_work', 'Name two different works.');
  // In order, so that two merges of the same works cannot block each other.
  for (const id of [duplicateId, intoId].sort()) await lockComposition(tx, id);
  const [duplicate, into] = [await standing(tx, duplicateId), await standing(tx, intoId)];
  if (duplicate.pending_revision !== null)
    throw conflict('version_pending', `A new version of ${duplicate.reference} is under way. Have it withdrawn first.`);
  if (await hasMerged(tx, duplicateId))
    throw conflict('has_duplicates', `Other works were merged into ${duplicate.reference}. Unmerge them first.`);
  return { duplicate, into };
}

/** The duplicate is no longer in force, and leads to the other work; who stands in either is told. */
export async function mergeWorks(tx: Tx, { duplicate, into }: MergePair, { staff, at }: Deciding): Promise<void> {
  await updateRevision(tx, duplicate, { state: 'superseded' });
  await insertMerge(tx, { duplicateId: duplicate.id, intoId: into.id, state: duplicate.state, staff, at });
  await indexRecordings(tx, await shareLinks(tx, duplicate.id, into.id));
  await settleSuspicion(tx, duplicate.id, into.id, at);
  await insertEvent(tx, duplicate, 'merged', { actor: null, at, note: `Registered as ${into.reference} already` });
  await insertEvent(tx, into, 'merged', { actor: null, at, note: `${duplicate.reference} is the same work` });
  await finish(tx, { duplicate, into }, { action: 'composition.merge', at });
  await publishMerge(tx, 'works.merged', { duplicate, into }, at);
}

/** Undoes a merge: the duplicate is in force again, as it was. */
export async function unmergeWork(tx: Tx, duplicateName: string, { at }: Deciding): Promise<MergePair> {
  const id = await workNamed(tx, duplicateName);
  await lockComposition(tx, id);
  const merge = await takeMerge(tx, id);
  if (!merge) throw conflict('not_merged', 'This work was not merged into another.');
  await lockComposition(tx, merge.intoId);
  const [duplicate, into] = [await read(tx, id), await read(tx, merge.intoId)];
  try {
    await updateRevision(tx, duplicate, { state: merge.state });
  } catch (error) {
    if (!breaksUnique(error, ISWC_INDEX)) throw error;
    throw conflict('iswc_taken', `Another work in force has the ISWC of ${duplicate.reference} meanwhile.`);
  }
  await insertEvent(tx, duplicate, 'registered', { actor: null, at, note: `Not the same work as ${into.reference}` });
  await finish(tx, { duplicate, into }, { action: 'composition.unmerge', at });
  await publishMerge(tx, 'works.unmerged', { duplicate, into }, at);
  return { duplicate, into };
}

/** Says that two works are two, however alike. */
export async function keepApart(tx: Tx, one: string, other: string, { at }: Deciding): Promise<readonly string[]> {
  const ids = [await workNamed(tx, one), await workNamed(tx, other)] as const;
  if (!(await settleSuspicion(tx, ...ids, at)))
    throw conflict('not_suspected', 'Nobody took these two works for one: there is nothing to settle.');
  return ids;
}

async function workNamed(tx: Tx, name: string): Promise<string> {
  const id = await findWork(tx, name);
  if (!id) throw notFound(`The work ${name}`);
  return id;
}

async function read(tx: Tx, id: string): Promise<CompositionDetails> {
  const work = await readForSociety(tx, id);
  if (!work) throw notFound('This work');
  return work.details;
}

async function standing(tx: Tx, id: string): Promise<CompositionDetails> {
  const work = await read(tx, id);
  const { reference } = work;
  if (work.duplicate_of) throw conflict('already_merged', `${reference} was merged into another work already.`);
  if (!isActive(WORKS, work.state)) throw conflict('not_in_force', `${reference} is not registered.`);
  if (work.is_in_dispute) throw conflict('in_dispute', `${reference} is in dispute. Have the case settled first.`);
  return work;
}

async function finish(tx: Tx, pair: MergePair, { action, at }: { action: string; at: Date }): Promise<void> {
  // The duplicate first: the index of the other one takes over what it is found by.
  for (const before of [pair.duplicate, pair.into]) {
    await nextVersion(tx, before.id, at);
    const work = await readForSociety(tx, before.id);
    if (work) await settleBySociety(tx, { id: before.id, at, action, before, viewer: work.viewer });
  }
}

async function publishMerge(tx: Tx, name: 'works.merged' | 'works.unmerged', pair: MergePair, at: Date): Promise<void> {
  const { duplicate, into } = pair;
  const memberIds = [...new Set([...(await membersOf(tx, duplicate.id)), ...(await membersOf(tx, into.id))])];
  await publishEvent(tx, name, { duplicate, into, memberIds, at });
}
