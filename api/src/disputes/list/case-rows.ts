import { pickFields } from '@counterpoint/domain/fields';
import {
  formatProblem,
  formatSegment,
  formatUses,
  problemsIn,
  type RightsSegment,
} from '@counterpoint/domain/recording-rights';
import { type CaseRow, caseRow } from '@counterpoint/domain/schemas/cases';
import { societyName } from '@counterpoint/domain/schemas/home';
import { FULL_SHARE } from '@counterpoint/domain/shares';
import { CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import * as text from '../../messages/cases.generated.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { awaitedIn, isTurnOf } from '../case/case-turn.ts';
import {
  type CaseHoldSum,
  type CasePartyRow,
  type Reader,
  readCases,
  readHolds,
  readParties,
  type StoredCaseRow,
} from './case-rows-repository.ts';

export interface ListedCase {
  readonly row: CaseRow;
  readonly submittedAt: Date | null;
  readonly ending: Pick<StoredCaseRow, 'resolution' | 'resolved_at'>;
}

export async function readCaseRows(db: Database, reader: Reader, ids: readonly string[]): Promise<ListedCase[]> {
  if (ids.length === 0) return [];
  const [cases, parties, holds] = await Promise.all([
    readCases(db, reader, ids),
    readParties(db, ids),
    readHolds(db, ids),
  ]);
  const caseOf = new Map(cases.map((row) => [row.id, row]));
  const partiesOf = Map.groupBy(parties, ({ opposition_id }) => opposition_id);
  const holdsOf = Map.groupBy(holds, ({ opposition_id }) => opposition_id);
  return ids.flatMap((id) => {
    const found = caseOf.get(id);
    if (!found) return [];
    const parts = { parties: partiesOf.get(id) ?? [], holds: holdsOf.get(id) ?? [] };
    const { submitted_at: submittedAt, resolution, resolved_at } = found;
    return { row: toRow(found, parts, reader), submittedAt, ending: { resolution, resolved_at } };
  });
}

interface Parts {
  readonly parties: readonly CasePartyRow[];
  readonly holds: readonly CaseHoldSum[];
}

function toRow(found: StoredCaseRow, { parties, holds }: Parts, reader: Reader): CaseRow {
  const { composition_id, recording_id } = found;
  const claimants = parties.filter(({ side }) => side === 'claimant');
  const remaining = claimants.filter(({ left_at }) => left_at === null);
  return pickFields(caseRow.shape, {
    ...found,
    object_type: composition_id ? ('composition' as const) : ('recording' as const),
    // A check constraint ensures that one of them is set.
    object_id: composition_id ?? recording_id ?? '',
    object_title: found.title,
    object_code: found.code,
    my_side: found.side,
    claimant_name: (remaining.length > 0 ? remaining : claimants).map(nameOf).join(', '),
    respondent_names: parties.filter(({ side }) => side === 'respondent').map(nameOf),
    holds: holdsOf(found, holds),
    disputed: disputedIn(found.scope ?? []),
    ...turnOf(found, parties, reader),
    respond_by: found.deadline?.toISOString() ?? null,
    updated_at: found.updated_at.toISOString(),
  });
}

/** Capped at 100%, except for overlaps, where the total claimed is shown. */
function holdsOf({ scope, is_detected }: StoredCaseRow, holds: readonly CaseHoldSum[]): CaseRow['holds'] {
  const claimed = is_detected && scope ? Math.max(0, ...scope.map(({ total }) => total)) : FULL_SHARE;
  return holds
    .map(({ measure, share }) => ({ measure, share: Math.min(FULL_SHARE, is_detected && scope ? claimed : share) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share || one.measure.localeCompare(other.measure));
}

/** Includes the total claimed only if it exceeds 100%. */
function disputedIn(scope: readonly RightsSegment[]): CaseRow['disputed'] {
  const over = problemsIn([], scope).filter(({ kind }) => kind === 'over');
  if (over.length > 0) return over.map((each) => ({ uses: formatUses(each.uses), words: formatProblem(each) }));
  return scope.map((each) => ({ uses: formatUses([each.use]), words: formatSegment(each) }));
}

type Turn = Pick<CaseRow, 'is_my_turn' | 'can_answer' | 'waits_for'>;

function turnOf({ state }: StoredCaseRow, parties: readonly CasePartyRow[], { partyId, at }: Reader): Turn {
  if (state === 'draft' || CLOSED_CASE_STATES.some((closed) => closed === state))
    return { is_my_turn: false, can_answer: false, waits_for: [] };
  const awaited = awaitedIn({ state, parties, at });
  const mine = parties.find(({ party_id }) => party_id === partyId);
  const isMyTurn = mine !== undefined && isTurnOf(mine, awaited, state);
  const isAnswerDue = mine?.side === 'respondent' && mine.answered_at === null;
  return {
    is_my_turn: isMyTurn,
    can_answer: isMyTurn && isAnswerDue && state !== 'settlement_proposed',
    waits_for: awaited === 'society' ? [societyName()] : namesFor(awaited, partyId),
  };
}

export const readerName = text.you;

function namesFor(awaited: readonly CasePartyRow[], reader: string): string[] {
  const others = awaited.filter(({ party_id }) => party_id !== reader).map(nameOf);
  return others.length < awaited.length ? [readerName(), ...others] : others;
}
