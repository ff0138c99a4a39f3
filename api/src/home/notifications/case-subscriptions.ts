import type { CaseAnswer } from '../../disputes/case-events.ts';
import type { DomainEvents, Subscribers } from '../../platform/events/events.ts';
import type { SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { inBrief, timeLeft } from './format-notice.ts';
import type { NoticedCase } from './noticed-case-repository.ts';
import { onCase } from './on-case.ts';

/** What members are notified of about cases. */
export const CASE_SUBSCRIPTIONS = {
  'case.filed': [
    onCase((found, { memberId, evidenceBy }, calendar) => ({
      kind: 'case_filed',
      title: 'Case filed',
      memberIds: [memberId],
      isFromSociety: true,
      message: evidenceBy
        ? `${about(found)} is filed. Bring the documents that it needs until ${calendar.formatDay(evidenceBy)}, or it lapses`
        : `${about(found)} is filed: you can follow it here`,
      ...(evidenceBy && { mail: 'each' }),
    })),
  ],
  'case.evidence_requested': [
    onCase((found, { evidenceBy, note }, calendar) => ({
      kind: 'case_changed',
      title: 'Documents needed',
      message: `${about(found)} needs your documents until ${calendar.formatDay(evidenceBy)}${because(note)}`,
      mail: 'each',
    })),
  ],
  'case.rejected': [
    onCase((found, { reason }) => ({
      kind: 'case_refused',
      title: 'Case not admitted',
      message: `${about(found)} was not admitted: ${inBrief(reason)}`,
    })),
  ],
  'case.admitted': [
    onCase((found, { memberIds, respondBy }, calendar) => ({
      kind: 'case_changed',
      title: 'Case admitted',
      memberIds,
      isFromSociety: true,
      message: `${about(found)} is admitted: the others have until ${calendar.formatDay(respondBy)} to answer`,
    })),
  ],
  'case.opened': [onCase((found, { respondBy }, calendar) => answerRequest(found, calendar.formatDay(respondBy)))],
  'case.answer_requested': [
    onCase((found, { memberIds, respondBy }, calendar) => ({
      ...answerRequest(found, calendar.formatDay(respondBy)),
      memberIds,
    })),
  ],
  'case.joined': [
    onCase((found, { name }) => ({
      kind: 'case_changed',
      title: 'Somebody joined a case',
      message: `${about(found)} has another claimant: ${name} has joined it`,
    })),
  ],
  'case.left': [
    onCase((found, { name }) => ({
      kind: 'case_changed',
      title: 'A claim was taken back',
      message: `${about(found)} goes on without ${name}, who took their claim back`,
    })),
  ],
  'case.answered': [
    onCase(({ number, title }, event, calendar) => ({
      kind: 'case_answered',
      title: `Answer in case ${number}`,
      message: `“${title}”: ${formatAnswer(event, calendar)}`,
      ...(AWAITING_OTHERS.includes(event.answer) && { mail: 'each' }),
    })),
  ],
  'case.settlement_proposed': [
    onCase(({ number, title }, { note }) => ({
      kind: 'case_proposal',
      title: `A split is proposed in case ${number}`,
      message: `“${title}”: accept or refuse it, or propose another${because(note)}`,
      mail: 'each',
    })),
  ],
  'case.document_added': [
    onCase(({ number, title }, { memberIds }) => ({
      kind: 'case_changed',
      title: 'New document',
      memberIds,
      message: `There is a new document in case ${number} about “${title}”`,
      isOncePerHour: true,
    })),
  ],
  'case.message_sent': [
    onCase(({ number, title }, { memberIds }) => ({
      kind: 'case_message',
      title: 'New message',
      memberIds,
      message: `There is a new message in case ${number} about “${title}”`,
      isOncePerHour: true,
      mail: 'together',
    })),
  ],
  'case.merged': [
    onCase((found, { mergedNumber, reason }) => ({
      kind: 'case_changed',
      title: 'Two cases became one',
      message: `${about(found)} goes on with case ${mergedNumber}, which was about the same: ${reason}`,
    })),
  ],
  'case.extended': [
    onCase((found, { until, reason }, calendar) => ({
      kind: 'case_changed',
      title: 'More time in a case',
      message: `${about(found)} has more time, until ${calendar.formatDay(until)}: ${reason}`,
    })),
  ],
  'case.escalated': [
    onCase((found, { note }) => ({
      kind: 'case_changed',
      title: 'Case escalated',
      message: `${about(found)} is with a mediator or a court: ${note}`,
    })),
  ],
  'case.resumed': [
    onCase((found, { note }) => ({
      kind: 'case_changed',
      title: 'Case taken up again',
      message: `${about(found)} is back with its parties: ${note}`,
    })),
  ],
  'case.reminder_due': [
    onCase((found, { act, what, by, memberIds }, calendar) => ({
      kind: 'case_reminder',
      title: 'A case waits for you',
      memberIds,
      message: `${about(found)} needs ${NEEDED[what]} until ${calendar.formatDay(by)}: ${timeLeft(act.at, by)}`,
      mail: 'each',
    })),
  ],
  'case.overdue': [
    onCase((found) => ({
      kind: 'case_changed',
      title: 'Time to answer has passed',
      message: `${about(found)}: the time to answer has passed. The society decides what follows`,
    })),
  ],
  'case.defaulted': [
    onCase((found) => ({
      kind: 'case_changed',
      title: 'Case escalated',
      message: `${about(found)} had no answer in time, and is escalated: what is held stays on hold`,
    })),
  ],
  'case.lapsed': [
    onCase((found) => ({
      kind: 'case_settled',
      title: 'Case lapsed',
      message: `${about(found)} has lapsed: the documents did not come in time. You can file it again`,
    })),
  ],
  'case.withdrawn': [
    onCase((found, { reason }) => ({
      kind: 'case_settled',
      title: 'Case withdrawn',
      message: `${about(found)} was withdrawn${because(reason)}. Nothing is on hold any more`,
    })),
  ],
  'case.settled': [
    onCase((found, { resolution }) => ({
      kind: 'case_settled',
      title: 'Case closed',
      message:
        resolution === 'agreed'
          ? `${about(found)} is settled: all agree`
          : `${about(found)} is over: what it was about is withdrawn`,
    })),
  ],
  'case.resolved': [
    onCase((found, { resolution, memberIds }) => ({
      kind: 'case_settled',
      title: 'Case closed',
      memberIds: [...found.memberIds, ...memberIds],
      message: `${about(found)} is closed: ${ENDINGS[resolution]}.`,
    })),
  ],
} satisfies Partial<Subscribers>;

const NEEDED = { response: 'your answer', evidence: 'your documents' } as const;

/** Answers after which it is for the other parties to go on. */
const AWAITING_OTHERS: readonly CaseAnswer['answer'][] = ['maintain', 'refuse_split', 'withdraw_split'];

const ENDINGS: Record<DomainEvents['case.resolved']['resolution'], string> = {
  agreed: 'all agree. What was agreed is registered, and nothing is on hold',
  default: 'nobody answered in time. What was claimed is registered, and nothing is on hold',
  decided: 'it is decided. What was decided is registered, and nothing is on hold',
  revoked: 'the claim was released. The new shares are registered, and nothing is on hold',
};

function about({ number, title }: NoticedCase): string {
  return `Case ${number} about “${title}”`;
}

function because(reason: string | null): string {
  return reason ? `: ${inBrief(reason)}` : '';
}

function answerRequest(found: NoticedCase, until: string) {
  return {
    kind: 'case_opened',
    title: 'A case was opened',
    message: `${about(found)} needs your answer until ${until}`,
    mail: 'each',
  } as const;
}

function formatAnswer(event: CaseAnswer, calendar: SocietyCalendar): string {
  switch (event.answer) {
    case 'maintain':
      return 'they maintain their claim';
    case 'update':
      return 'they accept the change';
    case 'revoke':
      return 'they release their claim';
    case 'accept_split':
      return 'they accept the proposed split';
    case 'pending':
      return `they need more time, until ${calendar.formatDay(event.respondBy)}`;
    case 'escalate':
      return `they have taken it further: ${inBrief(event.statement)}`;
    default: {
      const again = event.isAwaitingAgain ? ', and answers are awaited again' : '';
      const act =
        event.answer === 'refuse_split' ? 'refuse the proposed split' : 'take back the split that they proposed';
      return `they ${act}${again}: ${inBrief(event.reason)}`;
    }
  }
}
