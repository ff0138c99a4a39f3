import { formatProblem, type RightsProblem } from '@counterpoint/domain/recording-rights';
import type { CaseAnswer } from '../../../disputes/case-events.ts';
import * as text from '../../../messages/case-notices.generated.ts';
import type { DomainEvents } from '../../../platform/events/events.ts';
import { formatDay, formatList } from '../../../platform/time/format.ts';
import { shorten } from './format-values.ts';

interface Case {
  readonly number: string;
  readonly title: string;
}

type Dated = Case & { readonly day: string };
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
  readonly day: string;
}

export const CASE_NOTICES = {
  caseFiled: ({ day, ...values }: Case & { day: string | null }) => ({
    title: text.filedTitle(),
    message: day === null ? text.filed(values) : text.filedNeedsEvidence({ ...values, day: formatDay(day) }),
  }),
  caseEvidenceNeeded: ({ reason, ...values }: Dated & WithReason) => ({
    title: text.evidenceNeededTitle(),
    message: withReason(text.evidenceNeeded(dated(values)), reason),
  }),
  caseRejected: ({ reason, ...values }: WithReason) => ({
    title: text.rejectedTitle(),
    message: withReason(text.rejected(values), reason),
  }),
  caseAdmitted: (values: Dated) => ({ title: text.admittedTitle(), message: text.admitted(dated(values)) }),
  caseOpened: (values: Dated) => ({ title: text.openedTitle(), message: text.responseNeeded(dated(values)) }),
  caseContested: ({ isWork, reason, ...values }: Dated & WithReason & { isWork: boolean }, sender: string) => ({
    title: isWork ? text.sharesContestedTitle({ sender }) : text.rightsContestedTitle({ sender }),
    message: withReason(text.responseNeeded(dated(values)), reason),
  }),
  caseJoined: (values: Case & { name: string }) => ({ title: text.joinedTitle(), message: text.joined(values) }),
  caseLeft: (values: Case & { name: string }) => ({ title: text.leftTitle(), message: text.left(values) }),
  caseAnswered: (response: CaseResponse, sender: string) => ({
    title: text.answeredTitle({ sender, number: response.number }),
    message: withReason(formatResponse(response), response.reason),
  }),
  caseSplitProposed: ({ number, title, reason }: WithReason) => ({
    title: text.splitProposedTitle({ number }),
    message: withReason(text.splitProposed({ title }), reason),
  }),
  caseDocument: (values: Case) => ({ title: text.documentTitle(), message: text.newDocument(values) }),
  caseMessage: (values: Case) => ({ title: text.messageTitle(), message: text.newMessage(values) }),
  caseMerged: ({ reason, ...values }: WithReason & { mergedNumber: string }) => ({
    title: text.mergedTitle(),
    message: withReason(text.merged(values), reason),
  }),
  caseExtended: ({ reason, ...values }: Dated & WithReason) => ({
    title: text.extendedTitle(),
    message: withReason(text.extended(dated(values)), reason),
  }),
  caseEscalated: ({ reason, ...values }: WithReason) => ({
    title: text.escalatedTitle(),
    message: withReason(text.escalated(values), reason),
  }),
  caseResumed: ({ reason, ...values }: WithReason) => ({
    title: text.resumedTitle(),
    message: withReason(text.resumed(values), reason),
  }),
  caseReminder: ({ what, ...values }: Dated & { what: 'response' | 'evidence' }) => ({
    title: text.reminderTitle(),
    message: what === 'response' ? text.responseNeeded(dated(values)) : text.evidenceNeeded(dated(values)),
  }),
  caseOverdue: (values: Case) => ({ title: text.overdueTitle(), message: text.overdue(values) }),
  caseDefaulted: (values: Case) => ({ title: text.escalatedTitle(), message: text.defaulted(values) }),
  caseLapsed: (values: Case) => ({ title: text.lapsedTitle(), message: text.lapsed(values) }),
  caseWithdrawn: ({ reason, ...values }: WithReason) => ({
    title: text.withdrawnTitle(),
    message: withReason(text.withdrawn(values), reason),
  }),
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
};

const RESOLUTIONS = {
  agreed: text.closedByAgreement,
  default: text.closedByDefault,
  decided: text.closedByDecision,
  revoked: text.closedByRelease,
};

function dated(values: Dated): Dated {
  return { ...values, day: formatDay(values.day) };
}

function withReason(sentence: string, reason: string | null): string {
  return reason ? text.withReason({ sentence, reason: shorten(reason) }) : sentence;
}

function formatResponse({ answer, title, day, isAwaitingAgain }: CaseResponse): string {
  switch (answer) {
    case 'maintain':
      return text.maintained({ title });
    case 'update':
      return text.changeAccepted({ title });
    case 'revoke':
      return text.claimReleased({ title });
    case 'accept_split':
      return text.splitAccepted({ title });
    case 'pending':
      return day === null ? text.moreTimeNeeded({ title }) : text.moreTimeUntil({ title, day: formatDay(day) });
    case 'escalate':
      return text.escalatedByParty({ title });
    case 'refuse_split':
      return isAwaitingAgain ? text.splitRejectedAgain({ title }) : text.splitRejected({ title });
    case 'withdraw_split':
      return isAwaitingAgain ? text.splitWithdrawnAgain({ title }) : text.splitWithdrawn({ title });
  }
}

function formatOverlap({ problem, moreProblems, awaited, ...values }: Overlap): string {
  const first = problem ? formatProblem(problem) : '';
  const overlap = moreProblems === 0 ? first : text.moreOverlaps({ overlap: first, count: moreProblems });
  const about = { ...dated(values), overlap };
  return awaited === null
    ? text.overlapResponseNeeded(about)
    : text.overlapAwaited({ ...about, names: formatList(awaited) });
}
