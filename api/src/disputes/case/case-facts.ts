import {
  type AnsweredCase,
  type CaseFacts,
  caseTotal,
  isProposalFull,
  linesAfterAnswers,
  measuresIn,
} from '@counterpoint/domain/oppositions';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { FULL_SHARE, SHARE_TOLERANCE } from '@counterpoint/domain/shares';
import type { Database } from '../../platform/db/transaction.ts';
import { readOpenProposal } from '../settlement/proposal-repository.ts';
import { hasDocument, hasEvidence, wereAnswersAwaited } from './case-parts-repository.ts';
import { claimantsOf, readMembersAmong, respondentsOf, type StoredCase, type StoredParty } from './case-repository.ts';

/** Who acts, and when; nobody where staff do, or time alone. */
export interface FactsFor {
  readonly partyId?: string;
  readonly at: Date;
}

/**
 * What the guards of the machine look at, as the case stands now. What only an act brings with it (a document of staff's,
 * a reason, a split) is for its caller to add; what an answer comes to is that of `answer` where one is given.
 */
export async function caseFactsOf(
  db: Database,
  stored: StoredCase,
  { partyId, at, answer }: FactsFor & { readonly answer?: 'update' | 'revoke' },
): Promise<CaseFacts> {
  const mine = stored.parties.find(({ party_id }) => party_id === partyId);
  const [claimantEvidence, respondentEvidence, hasReference, proposal] = await Promise.all([
    hasEvidence(db, stored.id, { side: 'claimant' }),
    hasEvidence(db, stored.id, { side: 'respondent', ...(partyId !== undefined && { partyId }) }),
    hasDocument(db, stored.id, partyId === undefined ? ['order'] : ['mediation_reference', 'court_filing']),
    readOpenProposal(db, stored.id),
  ]);
  const after = answer && mine ? withAnswer(stored, mine.party_id, answer) : stored;
  const lines = await settledLines(db, after);
  return {
    kind: stored.kind,
    isComplete: true,
    isAnotherOpen: false,
    hasClaimantEvidence: claimantEvidence,
    hasRespondentEvidence: respondentEvidence,
    hasAnswered: mine?.answered_at != null,
    hasAskedForTime: mine?.more_time_at != null,
    isStillInConflict: lines === null,
    isAnswerOutstanding: respondentsOf(after).some((party) => party.answer === null && party.answered_at === null),
    isOverdue: isOverdue(stored, { ...(mine && { partyId: mine.party_id }), at }),
    isProposalFull: proposal ? isProposalFull(stored.registered_lines, proposal.lines) : false,
    hasEveryAcceptance: false,
    hasDocument: hasReference,
    hasReason: false,
    hasCounterclaim: hasCounterclaim(partyId, proposal?.proposed_by ?? null),
    isOwnProposal: proposal !== undefined && proposal.proposed_by === partyId,
    wereAnswersAwaited: stored.state === 'settlement_proposed' && (await wereAnswersAwaited(db, stored.id)),
  };
}

/** The same case with the answer of one of its respondents. */
export function withAnswer(stored: StoredCase, partyId: string, answer: 'update' | 'revoke' | 'maintain'): StoredCase {
  return {
    ...stored,
    parties: stored.parties.map((party) => (party.party_id === partyId ? { ...party, answer } : party)),
  };
}

/** How the lines stand if all have given way; null where they have not, or where that settles nothing. */
export async function settledLines(db: Database, stored: StoredCase): Promise<CaseLine[] | null> {
  const answered: AnsweredCase = {
    registered: stored.registered_lines,
    claimants: claimantsOf(stored).map(({ party_id, claimed_lines }) => {
      return { partyId: party_id, claimedLines: claimed_lines };
    }),
    respondents: respondentsOf(stored).map(({ party_id, answer }) => ({ partyId: party_id, answer })),
    unasked: await unaskedMembers(db, stored),
  };
  // Which of two works stays is no matter of lines: that both sides agree is all there is.
  if (stored.kind === 'duplicate_work') return answered.respondents.every(hasGivenWay) ? [] : null;
  const lines = linesAfterAnswers(answered);
  return lines && !isTooMuch(stored, lines) ? lines : null;
}

/**
 * How the lines stand when silence is taken for a yes (architecture.md 8); null where that settles nothing, as when somebody
 * maintains, or several claims do not fit together.
 */
export async function defaultLines(db: Database, stored: StoredCase): Promise<CaseLine[] | null> {
  const silent = respondentsOf(stored).filter(({ answered_at }) => answered_at === null);
  if (stored.is_detected) return withoutSilent(db, stored, silent);
  return settledLines(
    db,
    silent.reduce((answered, { party_id }) => withAnswer(answered, party_id, 'update'), stored),
  );
}

/** Who says nothing to claims that overlap gives up what overlaps, for themselves and for whom they answer. */
async function withoutSilent(
  db: Database,
  { registered_lines, parties }: StoredCase,
  silent: readonly StoredParty[],
): Promise<CaseLine[]> {
  const members = await readMembersAmong(
    db,
    registered_lines.flatMap(({ party_id }) => party_id ?? []),
  );
  const isSilent = (id: string | null) => silent.some(({ party_id }) => party_id === id);
  // Holders who are no members have their submitter's word: where nobody of the case holds a line, that is silent as well.
  const isAnsweredFor = (id: string | null) =>
    id !== null &&
    !members.has(id) &&
    silent.some(({ party_id }) => registered_lines.every((line) => line.party_id !== party_id));
  const isParty = (id: string | null) => parties.some(({ party_id }) => party_id === id);
  return registered_lines.map((line) =>
    isSilent(line.party_id) || (!isParty(line.party_id) && isAnsweredFor(line.party_id))
      ? { ...line, shares: { recording: 0 } }
      : line,
  );
}

function hasGivenWay({ answer }: AnsweredCase['respondents'][number]): boolean {
  return answer === 'update' || answer === 'revoke';
}

/** Claims that overlap are settled when they no longer do. */
function isTooMuch({ object }: StoredCase, lines: readonly CaseLine[]): boolean {
  return (
    object.type === 'recording' &&
    measuresIn(lines).some((measure) => caseTotal(lines, measure) > FULL_SHARE + SHARE_TOLERANCE)
  );
}

/** Members with a line who are no party of the case: nobody has asked them, so nothing of theirs changes. */
export async function unaskedMembers(db: Database, { registered_lines, parties }: StoredCase): Promise<Set<string>> {
  const ids = registered_lines.flatMap(({ party_id }) => party_id ?? []);
  const others = ids.filter((id) => !parties.some(({ party_id, left_at }) => party_id === id && left_at === null));
  return readMembersAmong(db, others);
}

/** A respondent's own day where one is given; else whether it has passed for all of whom an answer is awaited, or the claimant's. */
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

/** Somebody else proposes something: who leaves now leaves them without an answer. */
function hasCounterclaim(partyId: string | undefined, proposedBy: string | null): boolean {
  return proposedBy !== null && proposedBy !== partyId;
}
