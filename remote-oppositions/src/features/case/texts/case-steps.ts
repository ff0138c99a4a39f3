import { isAboutShares } from '@counterpoint/domain/cases';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { formatDayAndTime, formatLongDate } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import * as text from '../../../messages/case-steps.generated.ts';
import { isClosed } from '../../../ui/case-state.ts';
import { isMyResponseMissing, isWithSociety } from './case-band.ts';

export interface CaseStep {
  readonly id: string;
  readonly title: string;
  readonly when: string | null;
  readonly place: 'done' | 'now' | 'later';
}

export function stepsOf(details: CaseDetails): CaseStep[] {
  const behind = doneSteps(details);
  if (isClosed(details)) return [...behind, endOf(details)];
  return [...behind, currentStep(details), ...laterSteps(details)];
}

function doneSteps(details: CaseDetails): CaseStep[] {
  const { events, parties, is_detected } = details;
  const filed = events.find(({ type }) => type === 'submit' || type === 'detect');
  const admitted = events.find(({ type }) => type === 'admit');
  const claimant = parties.find(({ side }) => side === 'claimant');
  const disputed = events.find(({ state }) => state === 'in_dispute');
  return [
    filed && done('filed', describeFiling(is_detected, claimant), filed.at),
    admitted && done('admitted', isAboutShares(details.kind) ? text.admittedWithHolds() : text.admitted(), admitted.at),
    disputed && done('disputed', disputed.type === 'maintain' ? text.maintained() : text.disputed(), disputed.at),
  ].filter((step) => step !== undefined);
}

function describeFiling(isDetected: boolean, claimant: CaseDetails['parties'][number] | undefined): string {
  if (isDetected) return text.detected();
  return claimant?.is_me ? text.filedByYou() : text.filedBy({ name: claimant?.name ?? text.aParty() });
}

function done(id: string, title: string, at: string): CaseStep {
  return { id, title, when: formatLongDate(at), place: 'done' };
}

const CURRENT: Partial<Record<CaseDetails['state'], (details: CaseDetails) => string>> = {
  draft: () => text.draft(),
  submitted: () => text.review(),
  awaiting_claimant_evidence: ({ is_my_turn }) => (is_my_turn ? text.yourDocuments() : text.claimantDocuments()),
  awaiting_response(details) {
    if (isWithSociety(details)) return text.societyDecision();
    return isMyResponseMissing(details) ? text.yourResponse() : text.otherResponses();
  },
  in_dispute: () => text.talking(),
  settlement_proposed: ({ is_my_turn }) => (is_my_turn ? text.yourProposalResponse() : text.proposalResponses()),
  escalated: () => text.decision(),
};

function currentStep(details: CaseDetails): CaseStep {
  const { deadline: until } = details;
  return {
    id: 'now',
    place: 'now',
    title: CURRENT[details.state]?.(details) ?? text.open(),
    // A deadline that has passed no longer matters.
    when: until && !isWithSociety(details) ? text.by({ date: formatDayAndTime(until) }) : null,
  };
}

function laterSteps(details: CaseDetails): CaseStep[] {
  const { state } = details;
  const steps: CaseStep[] = [];
  const add = (id: string, title: string) => steps.push({ id, title, when: null, place: 'later' });
  if (state === 'draft') add('file', text.laterReview());
  if (state === 'draft' || state === 'submitted' || state === 'awaiting_claimant_evidence')
    add('answers', isAboutShares(details.kind) ? text.laterHolds() : text.laterResponses());
  if (state !== 'in_dispute' && state !== 'settlement_proposed' && state !== 'escalated')
    add('settle', text.laterSettlement());
  add('end', describeEnd(details));
  return steps;
}

const ENDS: Partial<Record<CaseDetails['state'], Message>> = {
  inadmissible: text.rejected,
  withdrawn: text.withdrawn,
  lapsed: text.lapsed,
};

function endOf(details: CaseDetails): CaseStep {
  const { state, resolution, updated_at } = details;
  const when = formatLongDate(resolution?.at ?? updated_at);
  return { id: 'end', title: ENDS[state]?.() ?? describeEnd(details), when, place: 'done' };
}

function describeEnd(details: CaseDetails): string {
  return isAboutShares(details.kind) ? text.resolvedReleased() : text.resolved();
}
