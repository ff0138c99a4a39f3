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
import { type CaseHoldRow, readCaseHolds } from '../case/case-parts-repository.ts';
import { type MemberCase, turnOf } from '../case/case-turn.ts';
import { releaseOf } from '../case/case-view.ts';
import { readStoredCases } from '../case/stored-case-repository.ts';
import { countCases, pageOfCases } from '../case-list-repository.ts';
import { type CaseViewer, scopeOf } from '../case-service.ts';
import { factsOf } from './overlap-case-service.ts';
import { readRecordingsOfCases } from './overlap-repository.ts';

const NONE: DoubleClaimPage['counts'] = { all: 0, needs_answer: 0, waiting: 0 };

const FILTERS = { all: 'all', needs_answer: 'needs_answer', waiting: ['waiting', 'society'] } as const;

/** Lists the overlaps among the member's cases. */
export async function listDoubleClaims(
  db: Database,
  viewer: CaseViewer,
  query: DoubleClaimQuery,
): Promise<DoubleClaimPage> {
  const { page, per_page, filter } = query;
  const scope = await scopeOf(db, viewer, { query: query.query, object_id: query.recording_id, isOpenOverlap: true });
  if (scope === null) return { items: [], total: 0, page, per_page, counts: NONE };
  const [{ all, needs_answer }, ids] = await Promise.all([
    countCases(db, scope),
    pageOfCases(db, scope, { page, per_page, filter: FILTERS[filter] }),
  ]);
  const counts = { all, needs_answer, waiting: all - needs_answer };
  const [cases, recordings, holds] = await Promise.all([
    readStoredCases(db, ids),
    readRecordingsOfCases(db, ids),
    readCaseHolds(db, ids),
  ]);
  const items = ids.flatMap((id) => {
    const stored = cases.find((each) => each.id === id);
    const mine = stored?.parties.find(({ party_id }) => party_id === viewer.actor.partyId);
    const recording = recordings.find(({ opposition_id }) => opposition_id === id);
    if (!stored || !mine || !recording) return [];
    const open = holds.filter((hold) => hold.opposition_id === id && hold.released_at === null);
    return toDoubleClaim(recording, { stored, mine, at: viewer.at, holds: open });
  });
  return { items, total: counts[filter], page, per_page, counts };
}

interface OverlapContext extends MemberCase {
  readonly holds: readonly CaseHoldRow[];
}

type RecordingOfCase = Awaited<ReturnType<typeof readRecordingsOfCases>>[number];

function toDoubleClaim(recording: RecordingOfCase, context: OverlapContext): DoubleClaim {
  const { stored, holds } = context;
  const { is_my_turn, deadline } = turnOf(context);
  const scope = (stored.scope ?? []).map((segment) => ({ ...segment, countries: [...segment.countries] }));
  return pickFields(doubleClaim.shape, {
    ...stored,
    ...recording,
    scope,
    recording_id: stored.object.id,
    total: Math.max(0, ...scope.map((segment) => segment.total)),
    parties: partiesIn(context),
    is_my_turn,
    respond_by: deadline,
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
