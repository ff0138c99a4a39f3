import type { UseType } from '@counterpoint/domain/recording-rights';
import type { TerritoryLine } from '@counterpoint/domain/territories';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

export interface NamedShare {
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

export interface NamedRight {
  readonly reference: string;
  readonly title: string;
  readonly role: string;
  readonly share: number;
  readonly uses: readonly UseType[];
  readonly territories: readonly TerritoryLine[];
  readonly valid_from: string;
  readonly valid_to: string | null;
}

export async function readRightsOf(tx: Tx, partyId: string): Promise<NamedRight[]> {
  const { rows } = await sql<NamedRight>`
    select recording.reference, recording.title, line.role, line.share, line.uses, line.territories,
      line.valid_from::text, line.valid_to::text
    from recording_right as line
    join recording on recording.id = line.recording_id and recording.revision = line.revision
    where line.party_id = ${partyId} and recording.state in ('registered', 'awaiting_confirmation')
    order by recording.reference, line.position`.execute(tx);
  return rows;
}

export interface NamedPart {
  readonly reference: string;
  readonly title: string;
  readonly category: string;
  /** Of the featured performers' part, in hundredths of a per cent. */
  readonly share: number | null;
}

export async function readPartsOf(tx: Tx, partyId: string): Promise<NamedPart[]> {
  const { rows } = await sql<NamedPart>`
    select recording.reference, recording.title, line.category, line.share
    from recording_contributor as line
    join recording on recording.id = line.recording_id and recording.revision = line.revision
    where line.party_id = ${partyId} and recording.state in ('registered', 'awaiting_confirmation')
    order by recording.reference, line.position`.execute(tx);
  return rows;
}
