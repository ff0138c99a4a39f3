import {
  CASE_MEASURES,
  type CaseDetails,
  type CaseLine,
  type CaseMeasure,
  type CaseParty,
  type CaseResolution,
  type SplitResponse,
} from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import type { CaseState } from '@counterpoint/domain/states';
import { formatList, type Message } from '@counterpoint/messages';
import * as text from '../../messages/case-file.generated.ts';
import { isolate } from '../../platform/documents/text-direction.ts';

export const STATES: Record<CaseState, Message> = text.states;

export const RESOLUTIONS: Record<CaseResolution, Message> = text.resolutions;

export const MEASURES: Record<CaseMeasure, Message> = text.measures;

const SPLIT_RESPONSES: Record<SplitResponse, Message> = text.splitResponses;

export const PROPOSAL_LABELS = text.proposalLabels;

const ANSWERS = text.answers;

export function formatProposedLine({ name, shares }: Pick<CaseLine, 'name' | 'shares'>): string {
  const figures = CASE_MEASURES.flatMap((measure) => {
    const share = shares[measure];
    if (share === undefined) return [];
    return text.proposedShare({ right: MEASURES[measure]().toLowerCase(), share: formatShare(share) });
  });
  const shown = isolate(name);
  return figures.length > 0 ? text.proposedLine({ name: shown, shares: formatList(figures, 'unit') }) : shown;
}

interface PartyResponse {
  readonly label: Message;
  readonly at: string | null;
}

/** The split that ended the case replaces what a party answered before. */
export function responseOf(
  { proposals }: Pick<CaseDetails, 'proposals'>,
  { answer, answered_at, split_response: split }: Pick<CaseParty, 'answer' | 'answered_at' | 'split_response'>,
): PartyResponse | null {
  const isReplaced = split !== null && proposals.some(({ state }) => state === 'accepted');
  if (answer && !isReplaced) return { label: ANSWERS[answer], at: answered_at };
  return split && { label: SPLIT_RESPONSES[split.type], at: split.at };
}

/** Undefined for a draft. */
export function filedAt({ events }: Pick<CaseDetails, 'events'>): string | undefined {
  return events.find(({ type }) => type === 'submit' || type === 'detect')?.at;
}
