import { ESCALATES_BY_DEFAULT } from '@counterpoint/domain/cases';
import {
  CASE_ANSWER_LABELS,
  type CaseDetails,
  EVIDENCE_KIND_LABELS,
  EVIDENCE_OF,
} from '@counterpoint/domain/schemas/cases';
import { societyName } from '@counterpoint/domain/schemas/home';
import { FULL_SHARE, formatShare } from '@counterpoint/domain/shares';
import { formatDayAndTime, withinSentence } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { formatList } from '@counterpoint/messages';
import * as text from '../../../messages/case-banner.generated.ts';
import { isClosed } from '../../../ui/case-state.ts';
import { MEASURE_LABELS } from '../../../ui/lines/format-lines.ts';

export interface Band {
  readonly tone: 'terracotta' | 'gold' | 'violet' | 'blue' | 'green' | 'grey';
  /** A date to count down to. */
  readonly until?: string | null;
  readonly title: string;
  readonly lines: readonly string[];
}

export function isParticipant(details: Pick<CaseDetails, 'state' | 'parties'>): boolean {
  return !isClosed(details) && !hasLeft(details);
}

function hasLeft({ parties }: Pick<CaseDetails, 'parties'>): boolean {
  return parties.some(({ is_me, left_at }) => is_me && left_at !== null);
}

export function bandOf(details: CaseDetails): Band {
  if (isClosed(details)) return ended(details);
  if (hasLeft(details)) return { tone: 'grey', title: text.left(), lines: [text.continuesWithoutYou()] };
  return BANDS[details.state]?.(details) ?? { tone: 'grey', title: text.closed(), lines: [] };
}

/** Also true after the deadline, when it's no longer the member's turn. */
export function isMyResponseMissing({ parties }: Pick<CaseDetails, 'parties'>): boolean {
  return parties.some(
    ({ is_me, side, answer, answered_at }) => is_me && side === 'respondent' && answer === null && answered_at === null,
  );
}

/** The society acts next, such as after the response deadline. */
export function isWithSociety({ waits_for }: Pick<CaseDetails, 'waits_for'>): boolean {
  return waits_for.includes(societyName());
}

/** Returns `20.00% of the performing right is on hold.` */
export function describeHold({ holds }: Pick<CaseDetails, 'holds'>): string | null {
  const sums = new Map<keyof typeof MEASURE_LABELS, number>();
  for (const { measure, share, released_at } of holds)
    if (released_at === null) sums.set(measure, (sums.get(measure) ?? 0) + share);
  const shares = [...sums].map(([measure, share]) =>
    text.shareOf({ share: formatShare(Math.min(share, FULL_SHARE)), right: MEASURE_LABELS[measure].within() }),
  );
  return shares.length === 0 ? null : text.onHold({ count: shares.length, shares: formatList(shares) });
}

export function describeSilence({ kind }: Pick<CaseDetails, 'kind'>, who: 'you' | 'others'): string {
  return text.silence({ who, outcome: outcomeWithoutAnswer(kind) });
}

function outcomeWithoutAnswer(kind: CaseDetails['kind']): 'escalates' | 'applies' {
  return ESCALATES_BY_DEFAULT.includes(kind) ? 'escalates' : 'applies';
}

const BANDS: Partial<Record<CaseDetails['state'], (details: CaseDetails) => Band>> = {
  draft: () => ({
    tone: 'grey',
    title: text.draft(),
    lines: [text.draftHint()],
  }),
  submitted: () => ({
    tone: 'blue',
    title: text.submitted(),
    lines: [text.submittedHint()],
  }),
  awaiting_claimant_evidence: ({ kind, my_side, deadline }) => ({
    tone: 'gold',
    until: deadline,
    title:
      my_side === 'claimant'
        ? deadline
          ? text.addDocumentsBy({ time: formatDayAndTime(deadline) })
          : text.addDocuments()
        : text.claimantDocuments(),
    lines: [...(my_side === 'claimant' ? [describeEvidence(kind)] : []), text.lapseHint(), text.documentsHint()],
  }),
  awaiting_response: awaitingResponse,
  in_dispute: (details) => ({
    tone: 'terracotta',
    title: text.disagree(),
    lines: held(details, text.talk()),
  }),
  settlement_proposed: (details) => ({
    tone: 'blue',
    title: details.is_my_turn ? text.proposalYours() : text.proposalOthers({ waiting: describeWaiting(details) }),
    lines: held(details, text.proposalHint()),
  }),
  escalated: (details) => ({
    tone: 'violet',
    title: text.escalated(),
    lines: held(details, text.escalatedHint()),
  }),
};

function describeEvidence(kind: CaseDetails['kind']): string {
  const kinds = EVIDENCE_OF[kind].claimant.map((each) => withinSentence(EVIDENCE_KIND_LABELS[each]()));
  return text.oneOfThese({ kinds: formatList(kinds, 'disjunction') });
}

function awaitingResponse(details: CaseDetails): Band {
  const mine = details.parties.find(({ is_me }) => is_me);
  const until = mine?.respond_by ?? details.deadline;
  const isMissing = isMyResponseMissing(details);
  if (isWithSociety(details) || (isMissing && !details.is_my_turn))
    return {
      tone: 'gold',
      title: text.overdue(),
      lines: held(details, text.afterSilence({ outcome: outcomeWithoutAnswer(details.kind) })),
    };
  if (isMissing)
    return {
      tone: 'terracotta',
      until,
      title: until ? text.respondBy({ time: formatDayAndTime(until) }) : text.respond(),
      lines: held(details, describeSilence(details, 'you')),
    };
  const response = mine?.answer
    ? `${text.yourResponse({ response: withinSentence(CASE_ANSWER_LABELS[mine.answer]()) })} `
    : '';
  const others = details.deadline
    ? text.othersCanRespondUntil({ time: formatDayAndTime(details.deadline) })
    : text.othersCanRespond();
  return {
    tone: 'gold',
    until: details.deadline,
    title: `${response}${others}`,
    lines: held(details, `${describeWaiting(details)} ${describeSilence(details, 'others')}`),
  };
}

function describeWaiting({ waits_for }: Pick<CaseDetails, 'waits_for'>): string {
  return waits_for.length === 0 ? '' : text.waitingFor({ names: formatList(waits_for) });
}

function held(details: CaseDetails, first: string): string[] {
  return [first.trim(), describeHold(details) ?? ''].filter((line) => line !== '');
}

const ENDS: Record<NonNullable<CaseDetails['resolution']>['type'], { title: Message; tone: Band['tone'] }> = {
  agreed: { title: text.endAgreed, tone: 'green' },
  default: { title: text.endDefault, tone: 'green' },
  decided: { title: text.endDecided, tone: 'green' },
  withdrawn: { title: text.endWithdrawn, tone: 'grey' },
  revoked: { title: text.endRevoked, tone: 'green' },
  lapsed: { title: text.endLapsed, tone: 'grey' },
  inadmissible: { title: text.endInadmissible, tone: 'grey' },
  merged: { title: text.endMerged, tone: 'grey' },
};

function ended(details: CaseDetails): Band {
  const { resolution } = details;
  const end = resolution ? ENDS[resolution.type] : { title: text.closed, tone: 'grey' as const };
  const change = describeChange(details);
  return {
    tone: end.tone,
    title: end.title(),
    lines: [resolution?.text ?? null, change].filter((line) => line !== null),
  };
}

/** An overlap ends because a party's rights changed, without lines of its own. */
function describeChange({ is_detected, resolved_lines, object, state, holds, resolution }: CaseDetails): string {
  if (state === 'resolved' && resolved_lines) return text.newRevision({ type: object.type });
  if (is_detected) return text.noOverlapLeft();
  // The case in which a merged one continues has its holds, and one that wasn't admitted had none.
  return holds.length > 0 && resolution?.type !== 'merged' ? text.unchanged() : text.registrationUnchanged();
}
