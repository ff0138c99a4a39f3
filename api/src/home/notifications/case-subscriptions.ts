import { problemsIn, type RightsSegment } from '@counterpoint/domain/recording-rights';
import type { CaseAnswer } from '../../disputes/case-events.ts';
import type { Subscribers } from '../../platform/events/events.ts';
import type { SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { type NoticedCase, type NoticedOverlap, readNoticedOverlap, readOpenedCase } from './noticed-repository.ts';
import type { CaseResponse } from './notices/case-notices.ts';
import type { NoticeText } from './notices/notice-text.ts';
import { onCase, onCaseRead } from './on-case.ts';

export const CASE_SUBSCRIPTIONS = {
  'case.filed': onCase((found, { memberId, evidenceBy }, calendar) => ({
    kind: 'case_filed',
    memberIds: [memberId],
    isFromSociety: true,
    text: { id: 'caseFiled', values: { ...caseOf(found), day: evidenceBy && calendar.dayOf(evidenceBy) } },
  })),
  'case.evidence_requested': onCase((found, { evidenceBy, note }, calendar) => ({
    kind: 'case_changed',
    text: {
      id: 'caseEvidenceNeeded',
      values: { ...caseOf(found), day: calendar.dayOf(evidenceBy), reason: note },
    },
  })),
  'case.rejected': onCase((found, { reason }) => ({
    kind: 'case_refused',
    text: { id: 'caseRejected', values: { ...caseOf(found), reason } },
  })),
  'case.admitted': onCase((found, { memberIds, respondBy }, calendar) => ({
    kind: 'case_changed',
    memberIds,
    isFromSociety: true,
    text: { id: 'caseAdmitted', values: { ...caseOf(found), day: calendar.dayOf(respondBy) } },
  })),
  'case.opened': onCase((found, { memberIds = found.memberIds, isWork, respondBy, reason }, calendar) => ({
    kind: 'case_opened',
    memberIds,
    answeredId: found.entryId,
    text: { id: 'caseContested', values: { ...caseOf(found), isWork, day: calendar.dayOf(respondBy), reason } },
  })),
  'case.answer_requested': onCaseRead(readOpenedCase, (found, { memberIds, respondBy }, calendar) => ({
    kind: 'case_opened',
    memberIds,
    text: { id: 'caseOpened', values: { ...caseOf(found), names: found.claimants, day: calendar.dayOf(respondBy) } },
  })),
  'case.joined': onCase((found, { name }) => ({
    kind: 'case_changed',
    text: { id: 'caseJoined', values: { ...caseOf(found), name } },
  })),
  'case.left': onCase((found, { name }) => ({
    kind: 'case_changed',
    text: { id: 'caseLeft', values: { ...caseOf(found), name } },
  })),
  'case.answered': onCase((found, event, calendar) => ({
    kind: 'case_answered',
    text: { id: 'caseAnswered', values: { ...caseOf(found), ...toResponse(event, calendar) } },
  })),
  'case.settlement_proposed': onCase((found, { note }) => ({
    kind: 'case_proposal',
    text: { id: 'caseSplitProposed', values: { ...caseOf(found), reason: note } },
  })),
  'case.document_added': onCase((found, { memberIds }) => ({
    kind: 'case_changed',
    memberIds,
    text: { id: 'caseDocument', values: caseOf(found) },
    oncePerHour: 'caseDocument',
    isAnswer: false,
  })),
  'case.message_sent': onCase((found, { memberIds }) => ({
    kind: 'case_message',
    memberIds,
    text: { id: 'caseMessage', values: caseOf(found) },
    oncePerHour: 'caseMessage',
    isAnswer: false,
  })),
  'case.merged': onCase((found, { mergedNumber, reason }) => ({
    kind: 'case_changed',
    text: { id: 'caseMerged', values: { ...caseOf(found), mergedNumber, reason } },
  })),
  'case.extended': onCase((found, { memberIds, until, reason }, calendar) => ({
    kind: 'case_changed',
    memberIds,
    text: { id: 'caseExtended', values: { ...caseOf(found), day: calendar.dayOf(until), reason } },
  })),
  'case.escalated': onCase((found, { note }) => ({
    kind: 'case_changed',
    text: { id: 'caseEscalated', values: { ...caseOf(found), reason: note } },
  })),
  'case.resumed': onCase((found, { note }) => ({
    kind: 'case_changed',
    text: { id: 'caseResumed', values: { ...caseOf(found), reason: note } },
  })),
  'case.reminder_due': onCase((found, { what, by, memberIds }, calendar) => ({
    kind: 'case_reminder',
    memberIds,
    text: { id: 'caseReminder', values: { ...caseOf(found), what, day: calendar.dayOf(by) } },
  })),
  'case.overdue': onCase((found) => ({ kind: 'case_changed', text: { id: 'caseOverdue', values: caseOf(found) } })),
  'case.defaulted': onCase((found) => ({ kind: 'case_changed', text: { id: 'caseDefaulted', values: caseOf(found) } })),
  'case.lapsed': onCase((found) => ({ kind: 'case_settled', text: { id: 'caseLapsed', values: caseOf(found) } })),
  'case.withdrawn': onCase((found, { reason }) => ({
    kind: 'case_settled',
    text: { id: 'caseWithdrawn', values: { ...caseOf(found), reason } },
  })),
  'case.settled': onCase((found, { resolution }) => ({
    kind: 'case_settled',
    text: { id: 'caseSettled', values: { ...caseOf(found), resolution } },
  })),
  'case.resolved': onCase((found, { resolution, memberIds }) => ({
    kind: 'case_settled',
    memberIds: [...found.memberIds, ...memberIds],
    text: { id: 'caseResolved', values: { ...caseOf(found), resolution } },
  })),
  'overlap.detected': onCaseRead(readNoticedOverlap, (found, { scope }, calendar) => ({
    kind: 'case_opened',
    includesActor: true,
    text: overlapText(found, scope, calendar),
  })),
  'overlap.ended': onCaseRead(readNoticedOverlap, ({ number, title }, { resolution }) => ({
    kind: 'case_settled',
    text: { id: 'overlapEnded', values: { number, title, resolution } },
  })),
} satisfies Partial<Subscribers>;

function caseOf({ number, title }: NoticedCase): Pick<NoticedCase, 'number' | 'title'> {
  return { number, title };
}

function toResponse(event: CaseAnswer, calendar: SocietyCalendar): Omit<CaseResponse, 'number' | 'title'> {
  const { answer } = event;
  const response = { answer, day: null, reason: null, isAwaitingAgain: false };
  switch (answer) {
    case 'pending':
      return { ...response, day: calendar.dayOf(event.respondBy) };
    case 'escalate':
      return { ...response, reason: event.statement };
    case 'refuse_split':
    case 'withdraw_split':
      return { ...response, reason: event.reason, isAwaitingAgain: event.isAwaitingAgain };
    default:
      return response;
  }
}

function overlapText(
  { number, title, parties }: NoticedOverlap,
  scope: readonly RightsSegment[],
  calendar: SocietyCalendar,
) {
  const awaited = parties.flatMap(({ respondBy, ...party }) => (respondBy ? { ...party, respondBy } : []));
  const last = awaited
    .map(({ respondBy }) => respondBy)
    .sort((a, b) => a.getTime() - b.getTime())
    .at(-1);
  const [first, ...others] = problemsIn([], scope).filter(({ kind }) => kind === 'over');
  const problem = first
    ? { kind: first.kind, total: first.total, countries: first.countries, from: first.from, to: first.to }
    : null;
  return (memberId: string): NoticeText => {
    const own = awaited.find((party) => party.memberId === memberId);
    const by = own?.respondBy ?? last;
    return {
      id: 'overlapDetected',
      values: {
        number,
        title,
        day: by ? calendar.dayOf(by) : null,
        problem,
        moreProblems: others.length,
        awaited: own ? null : awaited.map(({ name }) => name),
      },
    };
  };
}
