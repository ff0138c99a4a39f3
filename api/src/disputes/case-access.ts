import type { CaseSide } from '@counterpoint/domain/schemas';
import { CLOSED_OPPOSITION_STATES, type OppositionKind, type OppositionState } from '@counterpoint/domain/states';
import type { Database, Tx } from '../platform/db/transaction.ts';

/** A case as one of its parties stands in it. */
export interface CaseAccess {
  readonly id: string;
  readonly number: string;
  readonly kind: OppositionKind;
  readonly state: OppositionState;
  readonly side: CaseSide;
  /** Whether they took their claim back, after which they read and no more. */
  readonly hasLeft: boolean;
}

/** States in which only who files knows of a case: nobody else was asked yet. */
const FILERS_OWN: readonly OppositionState[] = [
  'draft',
  'submitted',
  'awaiting_claimant_evidence',
  'inadmissible',
  'lapsed',
];

/** The case as this party sees it; undefined where there is none for them. */
export async function readCaseAs(db: Database, id: string, partyId: string): Promise<CaseAccess | undefined> {
  const found = await accessOf(db, id, partyId).executeTakeFirst();
  return found && toAccess(found);
}

/** The same, locked until the transaction ends. Whoever needs its work or recording too locks that first. */
export async function lockCaseAs(tx: Tx, id: string, partyId: string): Promise<CaseAccess | undefined> {
  const found = await accessOf(tx, id, partyId).forUpdate('opposition').executeTakeFirst();
  return found && toAccess(found);
}

/** Whether nothing can be added to a case any more. */
export function isClosed(state: OppositionState): boolean {
  return CLOSED_OPPOSITION_STATES.some((closed) => closed === state);
}

/** Whether nobody but its filer and the society knows of a case as yet. */
export function isWithFiler(state: OppositionState): boolean {
  return FILERS_OWN.includes(state);
}

function accessOf(db: Database, id: string, partyId: string) {
  return db
    .selectFrom('opposition')
    .innerJoin('opposition_party as mine', 'mine.opposition_id', 'opposition.id')
    .select(['opposition.id', 'opposition.number', 'opposition.kind', 'opposition.state'])
    .select(['mine.side', 'mine.left_at', 'mine.respond_by', 'mine.joined_at'])
    .where('opposition.id', '=', id)
    .where('mine.party_id', '=', partyId);
}

type Found = Awaited<ReturnType<ReturnType<typeof accessOf>['executeTakeFirstOrThrow']>>;

function toAccess({ id, number, kind, state, side, left_at, respond_by, joined_at }: Found): CaseAccess | undefined {
  // A case that was withdrawn before anybody was asked stays its filer's alone; who came in during a dispute has no deadline.
  const wasNeverAsked =
    FILERS_OWN.includes(state) || (state === 'withdrawn' && respond_by === null && joined_at === null);
  if (side === 'respondent' && wasNeverAsked) return undefined;
  return { id, number, kind, state, side, hasLeft: left_at !== null };
}
