import { differencesOf } from '@counterpoint/domain/oppositions';
import type { CaseLine, CaseResolution } from '@counterpoint/domain/schemas';
import type { Right, Shares } from '@counterpoint/domain/shares';
import { CLOSED_OPPOSITION_STATES, type OppositionState } from '@counterpoint/domain/states';
import { sql, type Updateable } from 'kysely';
import { recheckPending } from '../../catalogue/entry/confirmation/waiting-repository.ts';
import type { OpenCase } from '../../catalogue/entry/dispute-port.ts';
import type { EntryKind } from '../../catalogue/entry/entry-kind.ts';
import { releaseHolds } from '../../holds/hold-repository.ts';
import type { NewRow } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { OppositionTables } from '../opposition-tables.ts';
import { supersedeProposal } from '../settlement/proposal-repository.ts';

export async function nextOppositionNumber(tx: Tx, at: Date): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('opposition_number_seq') as number`.execute(tx);
  return `OPP-${at.getUTCFullYear()}-${String(rows[0]?.number).padStart(5, '0')}`;
}

const isOpen = sql<boolean>`not opposition.state = any(${[...CLOSED_OPPOSITION_STATES, 'draft']}::text[])`;

/** The cases about a work, or about a recording, that are open, the oldest first. */
export async function readOpenCases(db: Database, { name }: EntryKind, objectId: string): Promise<OpenCase[]> {
  const cases = await db
    .selectFrom('opposition')
    .select(['id', 'number', 'kind', 'right', 'contested_revision', 'is_detected', 'registered_lines', 'scope'])
    .where(`${name}_id`, '=', objectId)
    .where(isOpen)
    .orderBy('id')
    .execute();
  if (cases.length === 0) return [];
  const parties = await db
    .selectFrom('opposition_party')
    .select(['opposition_id', 'party_id', 'side', 'claimed_lines', 'left_at'])
    .where('opposition_id', '=', sql<string>`any(${cases.map(({ id }) => id)}::uuid[])`)
    .orderBy('party_id')
    .execute();
  return cases.map(({ contested_revision, is_detected, registered_lines, scope, ...found }) => {
    const ofCase = parties.filter(({ opposition_id }) => opposition_id === found.id);
    const claimants = ofCase.filter(({ side, left_at }) => side === 'claimant' && left_at === null);
    return {
      ...found,
      contestedRevision: contested_revision,
      isDetected: is_detected,
      disputed: claimants.flatMap(({ claimed_lines }) => differencesOf(registered_lines, claimed_lines)),
      scope: scope ?? [],
      claimed: claimants.map(({ party_id, claimed_lines }) => ({
        party_id,
        shares: sharesIn(claimed_lines, party_id),
      })),
      parties: ofCase.map(({ party_id, side }) => ({ partyId: party_id, side })),
    };
  });
}

function sharesIn(lines: readonly CaseLine[], partyId: string): Shares {
  const own = lines.filter(({ party_id }) => party_id === partyId);
  const shareIn = (right: Right) => own.reduce((sum, { shares }) => sum + (shares[right] ?? 0), 0);
  return { pr: shareIn('pr'), mr: shareIn('mr'), sr: shareIn('sr') };
}

/** Changes the head of a case; whoever saw it before has an old version of it. */
export async function updateCase(
  tx: Tx,
  id: string,
  { at, ...change }: Omit<Updateable<OppositionTables['opposition']>, 'updated_at'> & { readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('opposition')
    .set((column) => ({ ...change, updated_at: at, version: column('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

interface Closing {
  readonly state: Extract<OppositionState, 'inadmissible' | 'resolved' | 'withdrawn' | 'lapsed'>;
  readonly resolution: CaseResolution;
  /** What was said at the end. */
  readonly text?: string | null;
  /** How the lines stand since; null where nothing changed. */
  readonly lines?: readonly CaseLine[] | null;
  readonly at: Date;
}

/** Ends a case and releases what it held; a version that waited for that goes on. A split that is open is not settled any more. */
export async function closeCase(tx: Tx, id: string, { state, resolution, text, lines, at }: Closing): Promise<void> {
  await tx
    .updateTable('opposition')
    .set((column) => ({
      state,
      resolution,
      resolved_at: at,
      updated_at: at,
      version: column('version', '+', 1),
      resolution_text: text ?? null,
      resolved_lines: lines ? JSON.stringify(lines) : null,
    }))
    .where('id', '=', id)
    .execute();
  await supersedeProposal(tx, id, at);
  await releaseHolds(tx, id, at);
  await recheckPending(tx, id, at);
}

/** The members behind the parties of a case. */
export async function membersOfCase(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('opposition_party')
    .innerJoin('party', 'party.id', 'opposition_party.party_id')
    .select('party.member_id')
    .where('opposition_party.opposition_id', '=', id)
    .execute();
  return rows.flatMap(({ member_id }) => member_id ?? []);
}

/** Somebody becomes a party of a case. */
export async function insertCaseParties(tx: Tx, parties: readonly NewRow<'opposition_party'>[]): Promise<void> {
  if (parties.length > 0)
    await tx
      .insertInto('opposition_party')
      .values([...parties])
      .execute();
}

/** What a party claims, says or answers has changed, or until when it can. */
export async function updateCaseParty(
  tx: Tx,
  { oppositionId, partyId }: { readonly oppositionId: string; readonly partyId: string },
  change: Updateable<OppositionTables['opposition_party']>,
): Promise<void> {
  await tx
    .updateTable('opposition_party')
    .set(change)
    .where('opposition_id', '=', oppositionId)
    .where('party_id', '=', partyId)
    .execute();
}

/** Those of these parties behind whom a member stands. */
export async function readMembersAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('party')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('member_id', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
