import {
  type AnsweredCase,
  type CaseFacts,
  caseTotal,
  contributorLines,
  isProposalFull,
  linesAfterAnswers,
  measuresIn,
} from '@counterpoint/domain/cases';
import { type CaseLine, type CaseSide, ESCALATION_DOCUMENTS, EVIDENCE_OF } from '@counterpoint/domain/schemas/cases';
import { FULL_SHARE, SHARE_TOLERANCE } from '@counterpoint/domain/shares';
import { readContributors } from '../../catalogue/recordings/recording-lines-repository.ts';
import { readPartyMembers } from '../../parties/party-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { readDocuments, wereAnswersAwaited } from './case-parts-repository.ts';
import {
  claimantsOf,
  openProposalOf,
  presentIn,
  respondentsOf,
  type StoredCase,
  type StoredParty,
} from './stored-case-repository.ts';

export interface FactsFor {
  readonly partyId?: string;
  readonly at: Date;
}

/** Returns the facts that the state machine's guards need. The caller adds those that come with the act itself. */
export async function caseFactsOf(
  db: Database,
  stored: StoredCase,
  { partyId, at, answer }: FactsFor & { readonly answer?: 'update' | 'revoke' },
): Promise<CaseFacts> {
  const mine = stored.parties.find(({ party_id }) => party_id === partyId);
  const proposal = openProposalOf(stored);
  const documents = await readDocuments(db, stored.id);
  const hasEvidence = (side: CaseSide, owners: readonly StoredParty[]) =>
    documents.some(
      ({ kind, party_id }) =>
        EVIDENCE_OF[stored.kind][side].includes(kind) &&
        owners.some((owner) => owner.side === side && owner.party_id === party_id),
    );
  const after = answer && mine ? withAnswer(stored, mine.party_id, answer) : stored;
  const lines = await settledLines(db, after);
  return {
    kind: stored.kind,
    hasClaimantEvidence: hasEvidence('claimant', presentIn(stored)),
    hasRespondentEvidence: hasEvidence('respondent', partyId === undefined ? stored.parties : mine ? [mine] : []),
    hasAnswered: mine?.answered_at != null,
    hasAskedForTime: mine?.more_time_at != null,
    isStillInConflict: lines === null,
    isAnswerOutstanding: respondentsOf(after).some((party) => party.answer === null && party.answered_at === null),
    isOverdue: isOverdue(stored, { ...(mine && { partyId: mine.party_id }), at }),
    isProposalFull: proposal ? isProposalFull(stored.registered_lines, proposal.lines) : false,
    hasEveryAcceptance: false,
    hasDocument: documents.some(({ kind }) => ESCALATION_DOCUMENTS.includes(kind)),
    // Another party's proposal is open, which leaving would leave unanswered.
    hasCounterclaim: proposal !== undefined && proposal.proposed_by !== partyId,
    isOwnProposal: proposal !== undefined && proposal.proposed_by === partyId,
    wereAnswersAwaited: stored.state === 'settlement_proposed' && (await wereAnswersAwaited(db, stored.id)),
  };
}

export function withAnswer(stored: StoredCase, partyId: string, answer: 'update' | 'revoke' | 'maintain'): StoredCase {
  return {
    ...stored,
    parties: stored.parties.map((party) => (party.party_id === partyId ? { ...party, answer } : party)),
  };
}

export async function settledLines(db: Database, stored: StoredCase): Promise<CaseLine[] | null> {
  const answered: AnsweredCase = {
    registered: stored.registered_lines,
    claimants: claimantsOf(stored).map(({ party_id, claimed_lines }) => {
      return { partyId: party_id, claimedLines: claimed_lines };
    }),
    respondents: respondentsOf(stored).map(({ party_id, answer }) => ({ partyId: party_id, answer })),
    unasked: await unaskedMembers(db, stored),
  };
  // A duplicate work has no lines to change: the agreement of both sides is enough.
  if (stored.kind === 'duplicate_work') return answered.respondents.every(hasConceded) ? [] : null;
  const lines = linesAfterAnswers(answered);
  return lines && !isTooMuch(stored, lines) ? lines : null;
}

/** Returns the lines if silence counts as consent (ADR 34), or null if that settles nothing. */
export function defaultLines(db: Database, stored: StoredCase): Promise<CaseLine[] | null> {
  const answered = silentIn(stored).reduce((after, { party_id }) => withAnswer(after, party_id, 'update'), stored);
  return settledLines(db, answered);
}

/** Returns the lines if this respondent and all others accept, or null if that leaves the case open. */
export function concededLines(db: Database, stored: StoredCase, { party_id }: StoredParty): Promise<CaseLine[] | null> {
  return defaultLines(db, withAnswer(stored, party_id, 'update'));
}

/** The featured shares of the registered line-up, by key of the line. */
export async function featuredShares(db: Database, { kind, object }: StoredCase): Promise<Record<string, number>> {
  if (kind !== 'performer_line_up') return {};
  const contributors = await readContributors(db, [object.id]);
  const lines = contributorLines(contributors.map((line) => ({ ...line, name: line.name ?? '' })));
  return Object.fromEntries(
    lines.flatMap(({ key }, index) => {
      const share = contributors[index]?.share ?? null;
      return share === null ? [] : [[key, share]];
    }),
  );
}

export function silentIn(stored: StoredCase): StoredParty[] {
  return respondentsOf(stored).filter(({ answered_at }) => answered_at === null);
}

function hasConceded({ answer }: AnsweredCase['respondents'][number]): boolean {
  return answer === 'update' || answer === 'revoke';
}

function isTooMuch({ object }: StoredCase, lines: readonly CaseLine[]): boolean {
  return (
    object.type === 'recording' &&
    measuresIn(lines).some((measure) => caseTotal(lines, measure) > FULL_SHARE + SHARE_TOLERANCE)
  );
}

/** Members with a line who aren't parties: they weren't asked, so their lines can't change. */
export async function unaskedMembers(db: Database, { registered_lines, parties }: StoredCase): Promise<Set<string>> {
  const ids = registered_lines.flatMap(({ party_id }) => party_id ?? []);
  const others = ids.filter((id) => !parties.some(({ party_id, left_at }) => party_id === id && left_at === null));
  const members = await readPartyMembers(db, others);
  return new Set(others.filter((id) => members.get(id)));
}

/** A respondent's own deadline if they still have one, otherwise that of all awaited respondents or the claimant. */
function isOverdue(stored: StoredCase, { partyId, at }: FactsFor): boolean {
  if (stored.state === 'awaiting_claimant_evidence') return isPast(stored.evidence_by, at);
  if (stored.state !== 'awaiting_response') return false;
  const awaited = respondentsOf(stored).filter((party) => party.answered_at === null);
  const own = awaited.find(({ party_id }) => party_id === partyId);
  if (own) return isPast(own.respond_by, at);
  return awaited.length > 0 && awaited.every(({ respond_by }) => isPast(respond_by, at));
}

function isPast(day: Date | null, at: Date): boolean {
  return day !== null && day <= at;
}
