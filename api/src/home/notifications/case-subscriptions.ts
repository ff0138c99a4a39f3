import { problemsIn, type RightsSegment } from '@counterpoint/domain/recording-rights';
import { silentIn } from '../../disputes/case/case-facts.ts';
import { claimantsOf, membersAmong, presentIn, type StoredCase } from '../../disputes/case/stored-case-repository.ts';
import type { CaseAnswer } from '../../disputes/case-events.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { Subscribers } from '../../platform/events/events.ts';
import type { SocietyCalendar } from '../../platform/time/society-calendar.ts';
import type { CaseResponse } from './notices/case-notices.ts';
import { type CaseText, onCase } from './notify-members.ts';

export const CASE_SUBSCRIPTIONS = {
  'case.filed': onCase((_, { memberId, evidenceBy }, calendar) => ({
    memberIds: [memberId],
    isFromSociety: true,
    text: { id: 'caseFiled', values: { day: evidenceBy && calendar.dayOf(evidenceBy) } },
  })),
  'case.evidence_requested': onCase((_, { evidenceBy, note: reason }, calendar) => ({
    text: { id: 'caseEvidenceNeeded', values: { day: calendar.dayOf(evidenceBy), reason } },
  })),
  'case.rejected': onCase((_, { reason }) => ({
    text: { id: 'caseRejected', values: { reason } },
  })),
  'case.admitted': onCase((_, { memberIds, respondBy }, calendar) => ({
    memberIds,
    isFromSociety: true,
    text: { id: 'caseAdmitted', values: { day: calendar.dayOf(respondBy) } },
  })),
  'case.opened': onCase(({ object }, { memberIds, isWork, respondBy, reason }, calendar) => ({
    memberIds,
    answeredId: object.id,
    text: { id: 'caseContested', values: { isWork, day: calendar.dayOf(respondBy), reason } },
  })),
  'case.answer_requested': onCase((stored, { memberIds, respondBy }, calendar) => {
    const names = claimantsOf(stored).map(nameOf);
    // A text of its own: an earlier release beside this one would read a missing day as one in 1970.
    const text = respondBy
      ? { id: 'caseOpened' as const, values: { names, day: calendar.dayOf(respondBy) } }
      : { id: 'caseOpenedInDispute' as const, values: { names } };
    return { memberIds, text };
  }),
  'case.joined': onCase((_, { name, memberIds }) => ({
    memberIds,
    text: { id: 'caseJoined', values: { name } },
  })),
  'case.left': onCase((_, { name }) => ({ text: { id: 'caseLeft', values: { name } } })),
  'case.answered': onCase((_, event, calendar) => ({
    text: { id: 'caseAnswered', values: toResponse(event, calendar) },
  })),
  'case.settlement_proposed': onCase((_, { note: reason }) => ({
    text: { id: 'caseSplitProposed', values: { reason } },
  })),
  'case.document_added': onCase((_, { memberIds }) => ({
    memberIds,
    text: { id: 'caseDocument', values: {} },
    oncePerHour: 'caseDocument',
    isAnswer: false,
  })),
  'case.message_sent': onCase((_, { memberIds }) => ({
    memberIds,
    text: { id: 'caseMessage', values: {} },
    oncePerHour: 'caseMessage',
    isAnswer: false,
  })),
  'case.merged': onCase((_, { mergedNumber, reason }) => ({
    text: { id: 'caseMerged', values: { mergedNumber, reason } },
  })),
  'case.extended': onCase((_, { memberIds, until, reason }, calendar) => ({
    memberIds,
    text: { id: 'caseExtended', values: { day: calendar.dayOf(until), reason } },
  })),
  'case.escalated': onCase((_, { note: reason }) => ({
    text: { id: 'caseEscalated', values: { reason } },
  })),
  'case.resumed': onCase((_, { note: reason }) => ({
    text: { id: 'caseResumed', values: { reason } },
  })),
  'case.reminder_due': onCase((_, { what, by, memberIds }, calendar) => ({
    memberIds,
    text: { id: 'caseReminder', values: { what, day: calendar.dayOf(by) } },
  })),
  'case.overdue': onCase(() => ({ text: { id: 'caseOverdue', values: {} } })),
  'case.defaulted': onCase(() => ({ text: { id: 'caseDefaulted', values: {} } })),
  'case.lapsed': onCase(() => ({ text: { id: 'caseLapsed', values: {} } })),
  'case.withdrawn': onCase((_, { reason }) => ({
    text: { id: 'caseWithdrawn', values: { reason } },
  })),
  'case.settled': onCase((_, { resolution }) => ({
    text: { id: 'caseSettled', values: { resolution } },
  })),
  'case.resolved': onCase((stored, { resolution, memberIds }) => ({
    memberIds: [...membersAmong(presentIn(stored)), ...memberIds],
    text: { id: 'caseResolved', values: { resolution } },
  })),
  'overlap.detected': onCase((stored, { scope }, calendar) => ({
    // Those who have left, too.
    memberIds: membersAmong(stored.parties),
    includesActor: true,
    text: overlapText(stored, scope, calendar),
  })),
  'overlap.ended': onCase(({ parties }, { resolution }) => ({
    memberIds: membersAmong(parties),
    text: { id: 'overlapEnded', values: { resolution } },
  })),
} satisfies Partial<Subscribers>;

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

function overlapText(stored: StoredCase, scope: readonly RightsSegment[], calendar: SocietyCalendar) {
  const awaited = stored.state === 'awaiting_response' ? silentIn(stored) : [];
  const last = awaited
    .flatMap(({ respond_by }) => respond_by ?? [])
    .sort((a, b) => a.getTime() - b.getTime())
    .at(-1);
  const [first, ...others] = problemsIn([], scope).filter(({ kind }) => kind === 'over');
  const problem = first
    ? { kind: first.kind, total: first.total, countries: first.countries, from: first.from, to: first.to }
    : null;
  return (memberId: string): CaseText => {
    const own = awaited.find(({ member_id }) => member_id === memberId);
    const by = own?.respond_by ?? last;
    return {
      id: 'overlapDetected',
      values: {
        day: by ? calendar.dayOf(by) : null,
        problem,
        moreProblems: others.length,
        awaited: own ? null : awaited.map(nameOf),
      },
    };
  };
}
