import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

interface NamedShare {
  readonly reference: string;
  readonly title: string;
  readonly role: string;
  readonly pr: number;
  readonly mr: number;
  readonly sr: number;
}

/** The party's lines in works, drafts and withdrawn works aside. */
export async function readSharesOf(tx: Tx, partyId: string): Promise<NamedShare[]> {
  const { rows } = await sql<NamedShare>`
    select work.reference, held.title, line.role, line.pr, line.mr, line.sr
    from (
      select composition_id, revision, position, role, pr, mr, sr from composition_line where party_id = ${partyId}
      union all
      select composition_id, revision, position, type, pr, mr, sr from composition_publisher where party_id = ${partyId}
    ) as line
    join composition as work on work.id = line.composition_id and work.revision = line.revision
    join composition_revision as held on held.composition_id = work.id and held.number = work.revision
    where held.state in ('registered', 'registered_incomplete', 'awaiting_confirmation')
    order by work.reference, line.position`.execute(tx);
  return rows;
}

const REGISTERED = ['registered', 'awaiting_confirmation'] as const;

export type NamedRight = Awaited<ReturnType<typeof readRightsOf>>[number];

export function readRightsOf(tx: Tx, partyId: string) {
  return tx
    .selectFrom('recording_right as line')
    .innerJoin('recording', 'recording.id', 'line.recording_id')
    .select(['recording.reference', 'recording.title', 'line.role', 'line.share', 'line.uses', 'line.territories'])
    .select(['line.valid_from', 'line.valid_to'])
    .whereRef('recording.revision', '=', 'line.revision')
    .where('line.party_id', '=', partyId)
    .where('recording.state', 'in', REGISTERED)
    .orderBy('recording.reference')
    .orderBy('line.position')
    .execute();
}

/** A share is one of the featured performers' part, in hundredths of a per cent. */
export function readPartsOf(tx: Tx, partyId: string) {
  return tx
    .selectFrom('recording_contributor as line')
    .innerJoin('recording', 'recording.id', 'line.recording_id')
    .select(['recording.reference', 'recording.title', 'line.category', 'line.share'])
    .whereRef('recording.revision', '=', 'line.revision')
    .where('line.party_id', '=', partyId)
    .where('recording.state', 'in', REGISTERED)
    .orderBy('recording.reference')
    .orderBy('line.position')
    .execute();
}
