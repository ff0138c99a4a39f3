import { differencesOf } from '@counterpoint/domain/cases';
import type { CaseLine, CaseResolution } from '@counterpoint/domain/schemas/cases';
import type { Right, Shares } from '@counterpoint/domain/shares';
import { type CaseState, CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { sql, type Updateable } from 'kysely';
import type { OpenCase } from '../../catalogue/entry/dispute-port.ts';
import { type EntryKind, RECORDINGS, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { lockEntry } from '../../catalogue/entry/entry-repository.ts';
import { releaseHolds } from '../../holds/hold-repository.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { PARTY_COLUMNS, type PartyNames } from '../../parties/party-view.ts';
import type { NewRow, Row, Tables } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { closeOpenProposal, type ProposalRow, readProposals } from '../settlement/proposal-repository.ts';

export async function nextCaseNumber(tx: Tx, at: Date): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('opposition_number_seq') as number`.execute(tx);
  return `OPP-${calendarOf(tx).yearOf(at)}-${String(rows[0]?.number).padStart(5, '0')}`;
}

const isOpen = sql<boolean>`not opposition.state = any(${[...CLOSED_CASE_STATES, 'draft']}::text[])`;

export async function readOpenCases(db: Database, { name }: EntryKind, objectId: string): Promise<OpenCase[]> {
  const cases = await readOpenStored(db, { type: name, id: objectId });
  return cases.map((stored) => {
    const { id, number, contested_revision, is_detected, registered_lines, scope } = stored;
    const claimants = claimantsOf(stored);
    return {
      id,
      number,
      contestedRevision: contested_revision,
      isDetected: is_detected,
      disputed: claimants.flatMap(({ claimed_lines }) => differencesOf(registered_lines, claimed_lines)),
      scope: scope ?? [],
      claimed: claimants.map(({ party_id, claimed_lines }) => ({
        party_id,
        shares: sharesIn(claimed_lines, party_id),
      })),
      parties: presentIn(stored).map(({ party_id, side }) => ({ partyId: party_id, side })),
    };
  });
}

function sharesIn(lines: readonly CaseLine[], partyId: string): Shares {
  const own = lines.filter(({ party_id }) => party_id === partyId);
  const shareIn = (right: Right) => own.reduce((sum, { shares }) => sum + (shares[right] ?? 0), 0);
  return { pr: shareIn('pr'), mr: shareIn('mr'), sr: shareIn('sr') };
}

export async function updateCase(
  tx: Tx,
  id: string,
  { at, ...change }: Omit<Updateable<Tables['opposition']>, 'updated_at'> & { readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('opposition')
    .set((column) => ({ ...change, updated_at: at, version: column('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export interface CaseClosure {
  readonly state: Extract<CaseState, 'inadmissible' | 'resolved' | 'withdrawn' | 'lapsed'>;
  readonly resolution: CaseResolution;
  readonly text?: string | null;
  readonly lines?: readonly CaseLine[] | null;
  readonly at: Date;
}

/** Closes a case, releases its holds and supersedes its open proposal. A revision blocked by the holds continues. */
export async function closeCase(
  tx: Tx,
  id: string,
  { state, resolution, text, lines, at }: CaseClosure,
): Promise<void> {
  const resolved_lines = lines ? JSON.stringify(lines) : null;
  await updateCase(tx, id, { state, resolution, resolved_at: at, resolution_text: text ?? null, resolved_lines, at });
  await closeOpenProposal(tx, id, { state: 'superseded', at });
  await releaseHolds(tx, id, at);
}

/** Claimants who left can still read the case, but are no longer notified. */
export async function membersOfCase(
  db: Database,
  id: string,
  { includesLeft = false }: { readonly includesLeft?: boolean } = {},
): Promise<string[]> {
  const rows = await db
    .selectFrom('opposition_party')
    .innerJoin('party', 'party.id', 'opposition_party.party_id')
    .select('party.member_id')
    .where('opposition_party.opposition_id', '=', id)
    .$if(!includesLeft, (query) => query.where('opposition_party.left_at', 'is', null))
    .execute();
  return rows.flatMap(({ member_id }) => member_id ?? []);
}

export async function insertCaseParties(tx: Tx, parties: readonly NewRow<'opposition_party'>[]): Promise<void> {
  if (parties.length > 0)
    await tx
      .insertInto('opposition_party')
      .values([...parties])
      .execute();
}

export async function updateCaseParty(
  tx: Tx,
  { caseId, partyId }: { readonly caseId: string; readonly partyId: string },
  change: Updateable<Tables['opposition_party']>,
): Promise<void> {
  await tx
    .updateTable('opposition_party')
    .set(change)
    .where('opposition_id', '=', caseId)
    .where('party_id', '=', partyId)
    .execute();
}

/** Every claimant claims these lines. */
export async function updateClaims(tx: Tx, caseId: string, lines: readonly CaseLine[]): Promise<void> {
  await tx
    .updateTable('opposition_party')
    .set({ claimed_lines: JSON.stringify(lines) })
    .where('opposition_id', '=', caseId)
    .where('side', '=', 'claimant')
    .execute();
}

export interface StoredParty extends Row<'opposition_party'>, PartyNames {
  /** Null for a party that isn't a member. */
  readonly member_id: string | null;
}

export interface StoredCase extends Row<'opposition'> {
  readonly object: { readonly type: 'composition' | 'recording'; readonly id: string };
  /** Claimants first, then by party id. */
  readonly parties: readonly StoredParty[];
  /** Newest first. */
  readonly proposals: readonly ProposalRow[];
}

function storedCases(db: Database) {
  return db.selectFrom('opposition').selectAll().orderBy('id');
}

async function readWithParts(db: Database, cases: ReturnType<typeof storedCases>): Promise<StoredCase[]> {
  const rows = await cases.execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [parties, proposals] = await Promise.all([readParties(db, ids), readProposals(db, ids)]);
  return rows.map((row) => ({
    ...row,
    object: objectOf(row),
    parties: parties.filter(({ opposition_id }) => opposition_id === row.id),
    proposals: proposals.filter(({ opposition_id }) => opposition_id === row.id),
  }));
}

function readParties(db: Database, caseIds: readonly string[]): Promise<StoredParty[]> {
  return db
    .selectFrom('opposition_party')
    .innerJoin('party', 'party.id', 'opposition_party.party_id')
    .selectAll('opposition_party')
    .select(PARTY_COLUMNS)
    .where('opposition_party.opposition_id', '=', sql<string>`any(${[...caseIds]}::uuid[])`)
    .orderBy('opposition_party.side')
    .orderBy('opposition_party.party_id')
    .execute();
}

/** Throws 404 if there is no such case. */
export async function readStoredCase(db: Database, id: string): Promise<StoredCase> {
  const [found] = await readStoredCases(db, [id]);
  if (!found) throw notFound(notFoundText.dispute());
  return found;
}

export function readStoredCases(db: Database, ids: readonly string[]): Promise<StoredCase[]> {
  return readWithParts(db, storedCases(db).where('id', '=', sql<string>`any(${[...ids]}::uuid[])`));
}

/** The filed cases about a work or recording that have not ended. */
export function readOpenStored(db: Database, { type, id }: StoredCase['object']): Promise<StoredCase[]> {
  return readWithParts(db, storedCases(db).where(`${type}_id`, '=', id).where(isOpen));
}

/** Locks the work or recording first and then the case, the order of every change. Throws 404. */
export async function lockCase(tx: Tx, id: string): Promise<StoredCase> {
  await lockRows(tx, await readStoredCase(tx, id));
  return readStoredCase(tx, id);
}

async function lockRows(tx: Tx, { id, object }: StoredCase): Promise<void> {
  await lockEntry(tx, object.type === 'composition' ? WORKS : RECORDINGS, object.id);
  await tx.selectFrom('opposition').select('id').where('id', '=', id).forUpdate().execute();
}

function objectOf({
  composition_id,
  recording_id,
}: Pick<Row<'opposition'>, 'composition_id' | 'recording_id'>): StoredCase['object'] {
  // A check constraint ensures that one of them is set.
  return composition_id === null
    ? { type: 'recording', id: recording_id ?? '' }
    : { type: 'composition', id: composition_id };
}

export function columnsOfObject({ type, id }: StoredCase['object']) {
  return { composition_id: type === 'composition' ? id : null, recording_id: type === 'recording' ? id : null };
}

export function presentIn({ parties }: Pick<StoredCase, 'parties'>): StoredParty[] {
  return parties.filter(({ left_at }) => left_at === null);
}

export function membersAmong(parties: readonly StoredParty[]): string[] {
  return parties.flatMap(({ member_id }) => member_id ?? []);
}

export function claimantsOf(stored: Pick<StoredCase, 'parties'>): StoredParty[] {
  return presentIn(stored).filter(({ side }) => side === 'claimant');
}

export function openProposalOf({ proposals }: Pick<StoredCase, 'proposals'>): ProposalRow | undefined {
  return proposals.find(({ state }) => state === 'open');
}

export function respondentsOf({ parties }: Pick<StoredCase, 'parties'>): StoredParty[] {
  return parties.filter(({ side }) => side === 'respondent');
}

/** States in which only the filer knows of the case. */
const FILER_ONLY: readonly CaseState[] = ['draft', 'submitted', 'awaiting_claimant_evidence', 'inadmissible', 'lapsed'];

export function isClosed(state: CaseState): boolean {
  return CLOSED_CASE_STATES.some((closed) => closed === state);
}

export function isWithFiler(state: CaseState): boolean {
  return FILER_ONLY.includes(state);
}

/** A case with the party who reads or changes it. One that has left it can only read it. */
export interface OwnCase {
  readonly stored: StoredCase;
  readonly mine: StoredParty;
}

/** Undefined for anyone but a party. Until others are asked, only the filer knows of a case. */
export async function findOwnCase(db: Database, id: string, partyId: string): Promise<OwnCase | undefined> {
  const [stored] = await readStoredCases(db, [id]);
  const mine = stored?.parties.find(({ party_id }) => party_id === partyId);
  if (!stored || !mine) return undefined;
  const { side, respond_by, joined_at } = mine;
  // Withdrawn before anyone was asked; respondents who joined during a dispute have no deadline.
  const wasNeverAsked =
    isWithFiler(stored.state) || (stored.state === 'withdrawn' && respond_by === null && joined_at === null);
  return side === 'claimant' || !wasNeverAsked ? { stored, mine } : undefined;
}

/** Throws 404 for anyone but a party. */
export async function readOwnCase(db: Database, id: string, partyId: string): Promise<OwnCase> {
  const own = await findOwnCase(db, id, partyId);
  if (!own) throw notFound(notFoundText.dispute());
  return own;
}

/** Like `lockCase`. Throws 404 for anyone but a party, before locking: outsiders can't hold up the entry. */
export async function lockOwnCase(tx: Tx, id: string, partyId: string): Promise<OwnCase> {
  const { stored } = await readOwnCase(tx, id, partyId);
  await lockRows(tx, stored);
  return readOwnCase(tx, id, partyId);
}
