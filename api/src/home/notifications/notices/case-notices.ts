import { formatProblem, type RightsProblem } from '@counterpoint/domain/recording-rights';
import { formatList, type Message } from '@counterpoint/messages';
import type { CaseAnswer } from '../../../disputes/case-events.ts';
import * as text from '../../../messages/case-notices.generated.ts';
import type { DomainEvents } from '../../../platform/events/events.ts';
import { formatDay } from '../../../platform/time/format.ts';
import { mailedAs, shorten } from './declare-notices.ts';

export interface Case {
  readonly number: string;
  readonly title: string;
}

type DatedCase = Case & { readonly day: string };
type WithReason = Case & { readonly reason: string | null };

export interface CaseResponse extends WithReason {
  readonly answer: CaseAnswer['answer'];
  readonly day: string | null;
  readonly isAwaitingAgain: boolean;
}

interface Overlap extends Case {
  readonly problem: Pick<RightsProblem, 'kind' | 'total' | 'countries' | 'from' | 'to'> | null;
  readonly moreProblems: number;
  /** Names of the parties who haven't responded; null for a notification to one of them. */
  readonly awaited: readonly string[] | null;
  /** Null if no response is awaited. */
  readonly day: string | null;
}

export const CASE_NOTICES = {
  ...mailedAs('claims', {
    caseContested: ({ isWork, reason, ...values }: DatedCase & WithReason & { isWork: boolean }, sender: string) => ({
      title: isWork ? text.sharesContestedTitle({ sender }) : text.rightsContestedTitle({ sender }),
      message: withReason(text.responseNeeded(formatDayIn(values)), reason),
    }),
  }),
  ...mailedAs('cases', {
    caseFiled: ({ day, ...values }: Case & { day: string | null }) => ({
      title: text.filedTitle(),
      message: day === null ? text.filed(values) : text.filedNeedsEvidence({ ...values, day: formatDay(day) }),
    }),
    caseEvidenceNeeded: notice<DatedCase & WithReason>(text.evidenceNeededTitle, text.evidenceNeeded),
    caseRejected: notice<WithReason>(text.rejectedTitle, text.rejected),
    caseAdmitted: notice<DatedCase>(text.admittedTitle, text.admitted),
    /** Older notifications have no names. */
    caseOpened: ({ names, ...values }: DatedCase & { names?: readonly string[] }) => ({
      title: text.openedTitle(),
      message: names
        ? text.openedBy({ ...formatDayIn(values), names: formatList(names) })
        : text.responseNeeded(formatDayIn(values)),
    }),
    caseOpenedInDispute: ({ names, ...values }: Case & { names: readonly string[] }) => ({
      title: text.openedTitle(),
      message: text.openedInDispute({ ...values, names: formatList(names) }),
    }),
    caseAnswered: (response: CaseResponse, sender: string) => ({
      title: text.answeredTitle({ sender, number: response.number }),
      message: withReason(formatResponse(response), response.reason),
    }),
    caseSplitProposed: ({ number, title, reason }: WithReason) => ({
      title: text.splitProposedTitle({ number }),
      message: withReason(text.splitProposed({ title }), reason),
    }),
    caseMessage: notice<Case>(text.messageTitle, text.newMessage),
    caseEscalated: notice<WithReason>(text.escalatedTitle, text.escalated),
    caseOverdue: notice<Case>(text.overdueTitle, text.overdue),
    caseDefaulted: notice<Case>(text.escalatedTitle, text.defaulted),
    caseLapsed: notice<Case>(text.lapsedTitle, text.lapsed),
    caseWithdrawn: notice<WithReason>(text.withdrawnTitle, text.withdrawn),
    caseSettled: ({ resolution, ...values }: Case & { resolution: 'agreed' | 'revoked' }) => ({
      title: text.closedTitle(),
      message: resolution === 'agreed' ? text.settled(values) : text.claimWithdrawn(values),
    }),
    caseResolved: ({ resolution, ...values }: Case & Pick<DomainEvents['case.resolved'], 'resolution'>) => ({
      title: text.closedTitle(),
      message: RESOLUTIONS[resolution](values),
    }),
    overlapDetected: (overlap: Overlap) => ({ title: text.overlapTitle(), message: formatOverlap(overlap) }),
    overlapEnded: ({ resolution, ...values }: Case & Pick<DomainEvents['overlap.ended'], 'resolution'>) => ({
      title: text.overlapEndedTitle(),
      message: resolution === 'agreed' ? text.overlapAgreed(values) : text.overlapReleased(values),
    }),
  }),
  ...mailedAs('deadlines', {
    caseReminder: ({ what, ...values }: DatedCase & { what: 'response' | 'evidence' }) => ({
      title: text.reminderTitle(),
      message:
        what === 'response' ? text.responseNeeded(formatDayIn(values)) : text.evidenceNeeded(formatDayIn(values)),
    }),
  }),
  ...mailedAs('updates', {
    caseJoined: notice<Case & { name: string }>(text.joinedTitle, text.joined),
    caseLeft: notice<Case & { name: string }>(text.leftTitle, text.left),
    caseDocument: notice<Case>(text.documentTitle, text.newDocument),
    caseMerged: notice<WithReason & { mergedNumber: string }>(text.mergedTitle, text.merged),
    caseExtended: notice<DatedCase & WithReason>(text.extendedTitle, text.extended),
    caseResumed: notice<WithReason>(text.resumedTitle, text.resumed),
  }),
};

/** Shows the day and adds the reason, if the values have them. */
function notice<Values extends Partial<DatedCase & WithReason>>(title: Message, message: (values: Values) => string) {
  return (values: Values) => {
    const shown = values.day === undefined ? values : { ...values, day: formatDay(values.day) };
    return { title: title(), message: withReason(message(shown), values.reason ?? null) };
  };
}

const RESOLUTIONS = text.resolutions;

const RESPONSES = {
  maintain: text.maintained,
  update: text.changeAccepted,
  revoke: text.claimReleased,
  accept_split: text.splitAccepted,
  escalate: text.escalatedByParty,
};

function formatDayIn(values: DatedCase): DatedCase {
  return { ...values, day: formatDay(values.day) };
}

function withReason(sentence: string, reason: string | null): string {
  return reason ? text.withReason({ sentence, reason: shorten(reason) }) : sentence;
}

function formatResponse({ answer, title, day, isAwaitingAgain }: CaseResponse): string {
  switch (answer) {
    case 'pending':
      return day === null ? text.moreTimeNeeded({ title }) : text.moreTimeUntil({ title, day: formatDay(day) });
    case 'refuse_split':
      return isAwaitingAgain ? text.splitRejectedAgain({ title }) : text.splitRejected({ title });
    case 'withdraw_split':
      return isAwaitingAgain ? text.splitWithdrawnAgain({ title }) : text.splitWithdrawn({ title });
    default:
      return RESPONSES[answer]({ title });
  }
}

function formatOverlap({ number, title, problem, moreProblems, awaited, day }: Overlap): string {
  const first = problem ? formatProblem(problem) : '';
  const overlap = moreProblems === 0 ? first : text.moreOverlaps({ overlap: first, count: moreProblems });
  if (day === null) return text.overlapInCase({ number, title, overlap });
  const about = { number, title, overlap, day: formatDay(day) };
  return awaited === null
    ? text.overlapResponseNeeded(about)
    : text.overlapAwaited({ ...about, names: formatList(awaited) });
}
