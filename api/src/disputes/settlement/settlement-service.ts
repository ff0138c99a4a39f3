import { type CaseFacts, isProposalFull } from '@counterpoint/domain/cases';
import type { CaseDetails, Escalation, NewProposal } from '@counterpoint/domain/schemas/cases';
import * as text from '../../messages/cases.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import { recordAttemptIn } from '../../platform/limits/attempts.ts';
import { caseFactsOf } from '../case/case-facts.ts';
import { openCase, openCaseForChange, type VersionedCase } from '../case/case-reading.ts';
import { moveStored, outcomeOf } from '../case/move-stored.ts';
import type { OwnCase, StoredCase } from '../case/stored-case-repository.ts';
import { refuseUnregistrable, resolveCase } from '../resolution/resolve-case.ts';
import { restartAnswerPeriod } from './drop-proposal.ts';
import { closeOpenProposal, insertAcceptance, insertProposal, type ProposalRow } from './proposal-repository.ts';
import { proposedLines } from './proposed-lines.ts';

/** A split stays in the history of every party's case, even if another replaces it. */
const SPLITS = { max: 25, seconds: 86_400 };

export async function proposeSplit(
  tx: Tx,
  act: Act,
  { target, lines: entered, note }: NewProposal & { readonly target: VersionedId },
): Promise<CaseDetails> {
  const { stored, mine, facts: known } = await openToSettle(tx, act, target);
  const lines = await proposedLines(tx, stored, entered);
  const facts = { ...known, isProposalFull: isProposalFull(stored.registered_lines, lines) };
  const move = { act: 'propose' as const, by: mine.side };
  outcomeOf(stored, move, facts);
  await refuseUnregistrable(tx, stored, lines);
  const bucket = ['case-split', act.actor.memberId, stored.id];
  await recordAttemptIn(tx, { bucket, ...SPLITS, message: text.tooManySplits }, act.at);
  await insertProposal(tx, { caseId: stored.id, partyId: mine.party_id, lines, note, at: act.at });
  const payload = { before: stored.registered_lines, lines };
  await moveStored(tx, act, { stored, ...move, facts, note: note === '' ? null : note, payload });
  await publishEvent(tx, 'case.settlement_proposed', { caseId: stored.id, act, note });
  return openCase(tx, act, target.id);
}

interface VersionedProposal extends VersionedId {
  readonly proposalId: string;
}

/** Concurrent acceptances don't invalidate this one. */
const ACCEPTING = ['accept'] as const;

export async function acceptSplit(
  tx: Tx,
  act: Act,
  { proposalId, ...target }: VersionedProposal,
): Promise<CaseDetails> {
  const { stored, mine, facts: known } = await openToSettle(tx, act, { ...target, tolerated: ACCEPTING });
  const proposal = openProposal(stored, proposalId);
  if (proposal.acceptances.some(({ party_id }) => party_id === mine.party_id))
    throw conflict('answered', text.alreadyAccepted());
  const accepted = new Set([...proposal.acceptances.map(({ party_id }) => party_id), mine.party_id]);
  const hasEveryAcceptance = stored.parties.every(
    ({ party_id, left_at }) => left_at !== null || accepted.has(party_id),
  );
  const move = { act: 'accept' as const, by: mine.side };
  const facts = { ...known, hasEveryAcceptance };
  const state = outcomeOf(stored, move, facts);
  await insertAcceptance(tx, { proposalId, partyId: mine.party_id, isAccepted: true, reason: null, at: act.at });
  if (state === 'resolved') {
    await closeOpenProposal(tx, stored.id, { state: 'accepted', at: act.at });
    await resolveCase(tx, act, {
      stored,
      type: 'accept',
      resolution: 'agreed',
      lines: proposal.lines,
      text: null,
    });
  } else {
    await moveStored(tx, act, { stored, ...move, facts });
    await publishEvent(tx, 'case.answered', { caseId: stored.id, act, answer: 'accept_split' });
  }
  return openCase(tx, act, target.id);
}

interface RefusedProposal extends VersionedProposal {
  readonly reason: string;
}

/** Refuses a split; its proposer withdraws it this way, and open answers are awaited again. */
export async function refuseSplit(
  tx: Tx,
  act: Act,
  { proposalId, reason, ...target }: RefusedProposal,
): Promise<CaseDetails> {
  const { stored, mine, facts } = await openToSettle(tx, act, { ...target, tolerated: ACCEPTING });
  const { proposed_by } = openProposal(stored, proposalId);
  const isOwn = proposed_by === mine.party_id;
  const state = await moveStored(tx, act, {
    stored,
    act: 'refuse',
    type: isOwn ? 'split_withdrawn' : 'refuse',
    by: mine.side,
    facts,
    note: reason,
  });
  await insertAcceptance(tx, { proposalId, partyId: mine.party_id, isAccepted: false, reason, at: act.at });
  await closeOpenProposal(tx, stored.id, { state: isOwn ? 'withdrawn' : 'refused', at: act.at });
  const isAwaiting = state === 'awaiting_response';
  if (isAwaiting) await restartAnswerPeriod(tx, stored, act.at);
  const answer = isOwn ? 'withdraw_split' : 'refuse_split';
  await publishEvent(tx, 'case.answered', { caseId: stored.id, act, answer, reason, isAwaitingAgain: isAwaiting });
  return openCase(tx, act, target.id);
}

/** Requires evidence of the proceedings. */
export async function escalateCase(
  tx: Tx,
  act: Act,
  { target, statement }: Escalation & { readonly target: VersionedId },
): Promise<CaseDetails> {
  const { stored, mine, facts } = await openToSettle(tx, act, target);
  await moveStored(tx, act, { stored, act: 'escalate', by: mine.side, facts, note: statement });
  await publishEvent(tx, 'case.answered', { caseId: stored.id, act, answer: 'escalate', statement });
  return openCase(tx, act, target.id);
}

function openProposal({ proposals }: StoredCase, id: string): ProposalRow {
  const found = proposals.find((proposal) => proposal.id === id);
  if (!found) throw notFound(notFoundText.proposal());
  if (found.state !== 'open') throw conflict('proposal_closed', text.proposalClosed());
  return found;
}

async function openToSettle(tx: Tx, act: Act, target: VersionedCase): Promise<OwnCase & { readonly facts: CaseFacts }> {
  const { stored, mine } = await openCaseForChange(tx, act, target);
  if (mine.left_at !== null) throw conflict('not_yours', text.leftSettlement());
  return { stored, mine, facts: await caseFactsOf(tx, stored, { partyId: mine.party_id, at: act.at }) };
}
