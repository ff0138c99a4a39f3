import type { DuplicateCertainty } from '@counterpoint/domain/schemas/entries';
import type { DuplicateReason } from '@counterpoint/domain/schemas/works';
import type { WorkState } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DuplicateMatch } from './compare-works.ts';

export interface Pair extends DuplicateMatch {
  readonly id: string;
  readonly otherId: string;
}

/** Records candidate pairs. A known pair is unchanged, even if it has been settled. */
export async function insertDuplicateCandidates(tx: Tx, pairs: readonly Pair[], at: Date): Promise<void> {
  if (pairs.length === 0) return;
  const [ids, others] = [pairs.map(({ id }) => id), pairs.map(({ otherId }) => otherId)];
  const [certainties, reasons] = [pairs.map(({ certainty }) => certainty), pairs.map(({ why }) => JSON.stringify(why))];
  await sql`
    insert into duplicate_suspicion (composition_id, other_id, certainty, why, found_at)
    select pair.id, pair.other_id, pair.certainty, pair.why::jsonb, ${at}
    from unnest(${ids}::uuid[], ${others}::uuid[], ${certainties}::text[], ${reasons}::text[])
      as pair (id, other_id, certainty, why)
    where not exists (
      select from duplicate_suspicion as known where known.composition_id = pair.other_id and known.other_id = pair.id)
    on conflict do nothing`.execute(tx);
}

/** The same for works that a case found to be one, even if staff have settled the pair before. */
export async function replaceDuplicateCandidate(tx: Tx, pair: Pair, at: Date): Promise<void> {
  const { id, otherId } = pair;
  await sql`
    delete from duplicate_suspicion
    where (composition_id, other_id) in ((${id}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${id}::uuid))`.execute(tx);
  await insertDuplicateCandidates(tx, [pair], at);
}

interface PairedWork {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly state: WorkState;
}

export interface DuplicatePair {
  readonly found_at: string;
  readonly certainty: DuplicateCertainty;
  readonly why: readonly DuplicateReason[];
  readonly work: PairedWork;
  readonly other: PairedWork;
}

export async function readDuplicateCandidates(tx: Tx, limit: number): Promise<DuplicatePair[]> {
  const { rows } = await sql<DuplicatePair>`
    with current as (
      select composition.id, composition.reference, shown.title, shown.state
      from composition
      join composition_revision as shown
        on shown.composition_id = composition.id and shown.number = composition.revision
      where shown.state in ('registered', 'registered_incomplete', 'awaiting_confirmation')
    )
    select suspicion.found_at, suspicion.certainty, suspicion.why,
      row_to_json(work) as work, row_to_json(other) as other
    from duplicate_suspicion as suspicion
    join current as work on work.id = suspicion.composition_id
    join current as other on other.id = suspicion.other_id
    where suspicion.settled_at is null
    order by suspicion.certainty, suspicion.found_at, suspicion.composition_id
    limit ${limit}`.execute(tx);
  return rows;
}

export async function closeDuplicateCandidate(
  tx: Tx,
  [one, other]: readonly [string, string],
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update duplicate_suspicion set settled_at = ${at}
    where (composition_id, other_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`.execute(tx);
  return numAffectedRows !== 0n;
}
