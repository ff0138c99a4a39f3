import { isAboutShares } from '@counterpoint/domain/oppositions';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { formatLongDate } from '@counterpoint/kit/text';
import { isOver } from './case-band.ts';

export interface CaseStep {
  readonly id: string;
  readonly title: string;
  readonly when: string | null;
  readonly place: 'done' | 'now' | 'later';
}

export function stepsOf(details: CaseDetails): CaseStep[] {
  const behind = doneSteps(details);
  if (isOver(details)) return [...behind, endOf(details)];
  return [...behind, currentStep(details), ...laterSteps(details)];
}

function doneSteps(details: CaseDetails): CaseStep[] {
  const { events, parties, is_detected } = details;
  const filed = events.find(({ type }) => type === 'submit' || type === 'detect');
  const admitted = events.find(({ type }) => type === 'admit');
  const claimant = parties.find(({ side }) => side === 'claimant');
  const disputed = events.find(({ state }) => state === 'in_dispute');
  return [
    filed && done('filed', filedWords(is_detected, claimant), filed.at),
    admitted &&
      done(
        'admitted',
        keepsShares(details) ? 'Accepted, shares on hold' : 'Accepted, the others are asked',
        admitted.at,
      ),
    disputed && done('disputed', 'A claim is maintained', disputed.at),
  ].filter((step) => step !== undefined);
}

function filedWords(isDetected: boolean, claimant: CaseDetails['parties'][number] | undefined): string {
  if (isDetected) return 'Opened because claims overlap, shares on hold';
  return claimant?.is_me ? 'Filed by you' : `Filed by ${claimant?.name ?? 'a party'}`;
}

function done(id: string, title: string, at: string): CaseStep {
  return { id, title, when: formatLongDate(at), place: 'done' };
}

const CURRENT: Partial<Record<CaseDetails['state'], (details: CaseDetails) => string>> = {
  draft: () => 'Being written',
  submitted: () => 'The society looks at it',
  awaiting_claimant_evidence: ({ is_my_turn }) => (is_my_turn ? 'Your documents' : 'Documents of the claimant'),
  awaiting_response: ({ is_my_turn }) => (is_my_turn ? 'Your answer' : 'Answers of the others'),
  in_dispute: () => 'Talking, and looking for a split',
  settlement_proposed: ({ is_my_turn }) => (is_my_turn ? 'Your answer to the proposed split' : 'Answers to the split'),
  escalated: () => 'A decision from outside',
};

function currentStep(details: CaseDetails): CaseStep {
  const { deadline: until } = details;
  return {
    id: 'now',
    place: 'now',
    title: CURRENT[details.state]?.(details) ?? 'Open',
    when: until ? `by ${formatLongDate(until)}` : null,
  };
}

function laterSteps(details: CaseDetails): CaseStep[] {
  const { state } = details;
  const steps: CaseStep[] = [];
  const add = (id: string, title: string) => steps.push({ id, title, when: null, place: 'later' });
  if (state === 'draft') add('file', 'Filed, and looked at by the society');
  if (state === 'draft' || state === 'submitted' || state === 'awaiting_claimant_evidence')
    add('answers', keepsShares(details) ? 'Shares on hold, the others answer' : 'The others answer');
  if (state !== 'in_dispute' && state !== 'settlement_proposed' && state !== 'escalated')
    add('settle', 'Settlement or escalation');
  add('end', endWords(details));
  return steps;
}

const ENDS: Partial<Record<CaseDetails['state'], string>> = {
  inadmissible: 'Not taken up',
  withdrawn: 'Taken back',
  lapsed: 'Lapsed',
};

function endOf(details: CaseDetails): CaseStep {
  const { state, resolution, updated_at } = details;
  const when = formatLongDate(resolution?.at ?? updated_at);
  return { id: 'end', title: ENDS[state] ?? endWords(details), when, place: 'done' };
}

/** A line-up and a duplicate work have no shares to put on hold. */
function keepsShares({ kind }: CaseDetails): boolean {
  return isAboutShares(kind);
}

function endWords(details: CaseDetails): string {
  return keepsShares(details) ? 'Resolved, hold released' : 'Resolved';
}
