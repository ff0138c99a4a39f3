import { actsFor, type CaseAct, releaseEffect } from '@counterpoint/domain/cases';
import { pickFields } from '@counterpoint/domain/fields';
import {
  type DoubleClaim,
  type DoubleClaimPage,
  type DoubleClaimQuery,
  doubleClaim,
  type OverlapAnswer,
} from '@counterpoint/domain/schemas/recordings';
import { nameOf } from '../../parties/party-view.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { findTsquery } from '../../platform/search/search-index.ts';
import type { CaseReader } from '../case/case-reading.ts';
import {
  countDoubleClaims,
  type DoubleClaimRow,
  type DoubleClaimScope,
  type HoldOfCaseRow,
  hasAnyDoubleClaim,
  type PartyOfCaseRow,
  pageOfDoubleClaims,
  readHoldsOf,
  readPartiesOf,
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
  const [parties, holds] = await Promise.all([readPartiesOf(db, ids), readHoldsOf(db, ids)]);
  const items = rows.map((row) =>
    toDoubleClaim(row, {
      partyId,
      at,
      parties: parties.filter(({ opposition_id }) => opposition_id === row.id),
      holds: holds.filter(({ opposition_id }) => opposition_id === row.id),
    }),
  );
  return { items, total: counts[filter], page, per_page, counts };
}

interface OverlapContext {
  readonly partyId: string;
  readonly at: Date;
  readonly parties: readonly PartyOfCaseRow[];
  readonly holds: readonly HoldOfCaseRow[];
}

function toDoubleClaim(row: DoubleClaimRow, context: OverlapContext): DoubleClaim {
  const mine = context.parties.find(({ party_id }) => party_id === context.partyId);
  const scope = (row.scope ?? []).map((segment) => ({ ...segment, countries: [...segment.countries] }));
  return pickFields(doubleClaim.shape, {
    ...row,
    scope,
    opposition_id: row.id,
    recording_id: row.recording_id ?? '',
    total: Math.max(0, ...scope.map((segment) => segment.total)),
    parties: partiesIn(context),
    respond_by: (mine?.answered_at === null ? mine.respond_by : null)?.toISOString() ?? awaitedUntil(context),
    answers: mine ? answersOf(row, mine, context) : [],
    release: releaseEffect({
      party: { id: context.partyId, memberId: mine?.member_id ?? null },
      scope,
      holds: context.holds,
    }),
    updated_at: row.updated_at.toISOString(),
  });
}

/** The case's parties and non-members, for whom the submitter answers. */
function partiesIn({ partyId, parties, holds }: OverlapContext): DoubleClaim['parties'] {
  const ids = [...new Set([...holds, ...parties].map(({ party_id }) => party_id))];
  return ids
    .flatMap((id) => {
      const party = parties.find(({ party_id }) => party_id === id);
      const named = party ?? holds.find(({ party_id }) => party_id === id);
      if (!named) return [];
      return {
        name: nameOf(named),
        is_me: id === partyId,
        shares: holds.filter(({ party_id }) => party_id === id).map(({ share }) => share),
        is_awaited: party?.side === 'respondent' && party.answered_at === null,
        answer: party?.answer ?? null,
      };
    })
    .sort((a, b) => Number(b.is_me) - Number(a.is_me));
}

function awaitedUntil({ parties, at }: OverlapContext): string | null {
  const days = parties.flatMap(({ answered_at, respond_by }) => (answered_at === null && respond_by ? respond_by : []));
  days.sort((a, b) => a.getTime() - b.getTime());
  return (days.find((day) => day > at) ?? days[0])?.toISOString() ?? null;
}

/** A claimant withdraws the case by releasing their claim. */
export const ACT_BY_ANSWER: Record<PartyOfCaseRow['side'], Partial<Record<OverlapAnswer, CaseAct>>> = {
  claimant: { revoke: 'withdraw' },
  respondent: { revoke: 'revoke', maintain: 'maintain', pending: 'ask_for_time' },
};

function answersOf({ state }: DoubleClaimRow, mine: PartyOfCaseRow, { at }: OverlapContext): OverlapAnswer[] {
  const facts = factsOf({
    hasRespondentEvidence: true,
    hasAnswered: mine.answered_at !== null,
    hasAskedForTime: mine.more_time_at !== null,
    isOverdue: mine.respond_by !== null && mine.respond_by < at,
  });
  const possible = actsFor(state, mine.side, facts);
  return (['revoke', 'maintain', 'pending'] as const).filter((answer) => {
    const act = ACT_BY_ANSWER[mine.side][answer];
    return act !== undefined && possible.includes(act);
  });
}
