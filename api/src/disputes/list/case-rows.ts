import { pickFields } from '@counterpoint/domain/fields';
import {
  formatProblem,
  formatSegment,
  formatUses,
  problemsIn,
  type RightsSegment,
} from '@counterpoint/domain/recording-rights';
import { CASE_MEASURES, type CaseRow, caseRow } from '@counterpoint/domain/schemas/cases';
import { FULL_SHARE } from '@counterpoint/domain/shares';
import * as text from '../../messages/cases.generated.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { type MemberCase, turnOf } from '../case/case-turn.ts';
import { claimantsOf, readStoredCases, respondentsOf, type StoredCase } from '../case/stored-case-repository.ts';
import { type CaseHoldSum, readHolds, readShownObjects } from '../case-list-repository.ts';

export interface Reader {
  readonly partyId: string;
  readonly at: Date;
}

export interface ListedCase {
  readonly row: CaseRow;
  readonly stored: StoredCase;
}

export async function readCaseRows(
  db: Database,
  { partyId, at }: Reader,
  ids: readonly string[],
): Promise<ListedCase[]> {
  if (ids.length === 0) return [];
  const [cases, objects, holds] = await Promise.all([
    readStoredCases(db, ids),
    readShownObjects(db, ids),
    readHolds(db, ids),
  ]);
  const caseOf = new Map(cases.map((stored) => [stored.id, stored]));
  const objectOf = new Map(objects.map((object) => [object.id, object]));
  const holdsOf = Map.groupBy(holds, ({ opposition_id }) => opposition_id);
  return ids.flatMap((id) => {
    const stored = caseOf.get(id);
    const mine = stored?.parties.find(({ party_id }) => party_id === partyId);
    const object = objectOf.get(id);
    if (!stored || !mine || !object) return [];
    const own = { stored, mine, at };
    return { row: toRow(own, object, holdsOf.get(id) ?? []), stored };
  });
}

type ShownObject = Awaited<ReturnType<typeof readShownObjects>>[number];

function toRow(own: MemberCase, { title, code }: ShownObject, holds: readonly CaseHoldSum[]): CaseRow {
  const { stored, mine } = own;
  const remaining = claimantsOf(stored);
  const claimants = remaining.length > 0 ? remaining : stored.parties.filter(({ side }) => side === 'claimant');
  return pickFields(caseRow.shape, {
    ...stored,
    object_type: stored.object.type,
    object_id: stored.object.id,
    object_title: title,
    object_code: code,
    my_side: mine.side,
    claimant_name: claimants.map(nameOf).join(', '),
    respondent_names: respondentsOf(stored).map(nameOf),
    holds: sumsOf(stored, holds),
    disputed: disputedIn(stored.scope ?? []),
    ...listedTurn(own),
    updated_at: stored.updated_at.toISOString(),
  });
}

/** Capped at 100%, except for overlaps, where the total claimed is shown. */
function sumsOf({ scope, is_detected }: StoredCase, holds: readonly CaseHoldSum[]): CaseRow['holds'] {
  const claimed = is_detected && scope ? Math.max(0, ...scope.map(({ total }) => total)) : FULL_SHARE;
  return holds
    .map(({ measure, share }) => ({ measure, share: Math.min(FULL_SHARE, is_detected && scope ? claimed : share) }))
    .filter(({ share }) => share > 0)
    .sort(
      (one, other) =>
        other.share - one.share || CASE_MEASURES.indexOf(one.measure) - CASE_MEASURES.indexOf(other.measure),
    );
}

/** Includes the total claimed only if it exceeds 100%. */
function disputedIn(scope: readonly RightsSegment[]): CaseRow['disputed'] {
  const over = problemsIn([], scope).filter(({ kind }) => kind === 'over');
  if (over.length > 0) return over.map((each) => ({ uses: formatUses(each.uses), words: formatProblem(each) }));
  return scope.map((each) => ({ uses: formatUses([each.use]), words: formatSegment(each) }));
}

function listedTurn(own: MemberCase): Pick<CaseRow, 'is_my_turn' | 'can_answer' | 'waits_for' | 'respond_by'> {
  const { stored, mine } = own;
  const { is_my_turn, waits_for, deadline: respond_by } = turnOf(own, readerName());
  if (stored.state === 'draft') return { is_my_turn: false, can_answer: false, waits_for: [], respond_by };
  const isAnswerDue = mine.side === 'respondent' && mine.answered_at === null;
  const can_answer = is_my_turn && isAnswerDue && stored.state !== 'settlement_proposed';
  return { is_my_turn, can_answer, waits_for, respond_by };
}

export const readerName = text.you;
