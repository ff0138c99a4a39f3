import { actsFor, type CaseAct } from '@counterpoint/domain/cases';
import { pickFields } from '@counterpoint/domain/fields';
import type { CaseSide } from '@counterpoint/domain/schemas/cases';
import {
  type DoubleClaim,
  type DoubleClaimPage,
  type DoubleClaimQuery,
  doubleClaim,
  type OverlapAnswer,
} from '@counterpoint/domain/schemas/recordings';
import { nameIfAny, nameOf } from '../../parties/party-view.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { findTsquery } from '../../platform/search/search-index.ts';
import { type CaseHoldRow, readCaseHolds } from '../case/case-parts-repository.ts';
import type { CaseReader } from '../case/case-reading.ts';
import { deadlineOf, type MemberCase } from '../case/case-turn.ts';
import { releaseOf } from '../case/case-view.ts';
import { readStoredCases } from '../case/stored-case-repository.ts';
import {
  countDoubleClaims,
  type DoubleClaimRow,
  type DoubleClaimScope,
  hasAnyDoubleClaim,
  pageOfDoubleClaims,
} from './double-claim-repository.ts';
import { factsOf } from './overlap-case-service.ts';

const NONE: DoubleClaimPage['counts'] = { all: 0, needs_answer: 0, waiting: 0 };

export async function listDoubleClaims(
  db: Database,
  { actor: { partyId }, at }: CaseReader,
  query: DoubleClaimQuery,
): Promise<DoubleClaimPage> {
  const { page, per_page, filter } = query;
  const whole = { partyId, recordingId: query.recording_id ?? null, at };
  const hasAny = (tsquery: string) => hasAnyDoubleClaim(db, { ...whole, tsquery });
  const tsquery = query.query === '' ? null : await findTsquery(db, query.query, { hasAny });
  if (query.query !== '' && tsquery === null) return { items: [], total: 0, page, per_page, counts: NONE };
  const scope: DoubleClaimScope = { ...whole, tsquery };
  const [counts, rows] = await Promise.all([countDoubleClaims(db, scope), pageOfDoubleClaims(db, scope, query)]);
  const ids = rows.map(({ id }) => id);
  const [cases, holds] = await Promise.all([readStoredCases(db, ids), readCaseHolds(db, ids)]);
  const items = rows.flatMap((row) => {
    const stored = cases.find(({ id }) => id === row.id);
    const mine = stored?.parties.find(({ party_id }) => party_id === partyId);
    if (!stored || !mine) return [];
    const open = holds.filter((hold) => hold.opposition_id === row.id && hold.released_at === null);
    return toDoubleClaim(row, { stored, mine, at, holds: open });
  });
  return { items, total: counts[filter], page, per_page, counts };
}

interface OverlapContext extends MemberCase {
  readonly holds: readonly CaseHoldRow[];
}

function toDoubleClaim(row: DoubleClaimRow, context: OverlapContext): DoubleClaim {
  const { stored, holds } = context;
  const scope = (stored.scope ?? []).map((segment) => ({ ...segment, countries: [...segment.countries] }));
  return pickFields(doubleClaim.shape, {
    ...stored,
    ...row,
    scope,
    opposition_id: stored.id,
    recording_id: stored.object.id,
    total: Math.max(0, ...scope.map((segment) => segment.total)),
    parties: partiesIn(context),
    respond_by: deadlineOf(context)?.toISOString() ?? null,
    answers: answersOf(context),
    release: releaseOf(context, holds),
    updated_at: stored.updated_at.toISOString(),
  });
}

/** The case's parties and non-members, for whom the submitter answers. */
function partiesIn({ stored, mine, holds }: OverlapContext): DoubleClaim['parties'] {
  const largest = holds.toSorted((a, b) => b.share - a.share);
  const ids = [...new Set([...largest, ...stored.parties].map(({ party_id }) => party_id))];
  return ids
    .map((id) => {
      const party = stored.parties.find(({ party_id }) => party_id === id);
      const held = largest.filter(({ party_id }) => party_id === id);
      return {
        name: (party ? nameOf(party) : held[0] && nameIfAny(held[0])) ?? '',
        is_me: id === mine.party_id,
        shares: held.map(({ share }) => share),
        is_awaited: party?.side === 'respondent' && party.answered_at === null,
        answer: party?.answer ?? null,
      };
    })
    .sort((a, b) => Number(b.is_me) - Number(a.is_me));
}

/** A claimant withdraws the case by releasing their claim. */
const ACT_BY_ANSWER: Record<CaseSide, Partial<Record<OverlapAnswer, CaseAct>>> = {
  claimant: { revoke: 'withdraw' },
  respondent: { revoke: 'revoke', maintain: 'maintain', pending: 'ask_for_time' },
};

function answersOf({ stored, mine, at }: OverlapContext): OverlapAnswer[] {
  const facts = factsOf({
    hasRespondentEvidence: true,
    hasAnswered: mine.answered_at !== null,
    hasAskedForTime: mine.more_time_at !== null,
    isOverdue: stored.state === 'awaiting_response' && mine.respond_by !== null && mine.respond_by <= at,
  });
  const possible = actsFor(stored.state, mine.side, facts);
  return (['revoke', 'maintain', 'pending'] as const).filter((answer) => {
    const act = ACT_BY_ANSWER[mine.side][answer];
    return act !== undefined && possible.includes(act);
  });
}
