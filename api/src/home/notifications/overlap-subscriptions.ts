import { problemsIn, type RightsSegment } from '@counterpoint/domain/recording-rights';
import type { Subscribers } from '../../platform/events/events.ts';
import { type NoticedOverlap, readNoticedOverlap } from './noticed-case-repository.ts';
import type { NoticeText } from './notices/notice-text.ts';
import { onCaseRead } from './on-case.ts';

export const OVERLAP_SUBSCRIPTIONS = {
  'overlap.detected': onCaseRead(readNoticedOverlap, (found, { respondBy, scope }, calendar) => ({
    kind: 'case_opened',
    includesActor: true,
    text: overlapText(found, scope, calendar.dayOf(respondBy)),
  })),
  'overlap.answered': onCaseRead(readNoticedOverlap, ({ number, title }, { answer }) => ({
    kind: 'case_answered',
    text: {
      id: 'caseAnswered',
      values: { number, title, answer, day: null, reason: null, isAwaitingAgain: false },
    },
  })),
  'overlap.ended': onCaseRead(readNoticedOverlap, ({ number, title }, { resolution }) => ({
    kind: 'case_settled',
    text: { id: 'overlapEnded', values: { number, title, resolution } },
  })),
} satisfies Partial<Subscribers>;

function overlapText({ number, title, parties }: NoticedOverlap, scope: readonly RightsSegment[], day: string) {
  const awaited = parties.filter(({ isAwaited }) => isAwaited);
  const [first, ...others] = problemsIn([], scope).filter(({ kind }) => kind === 'over');
  const problem = first
    ? { kind: first.kind, total: first.total, countries: first.countries, from: first.from, to: first.to }
    : null;
  return (memberId: string): NoticeText => ({
    id: 'overlapDetected',
    values: {
      number,
      title,
      day,
      problem,
      moreProblems: others.length,
      awaited: awaited.some((party) => party.memberId === memberId) ? null : awaited.map(({ name }) => name),
    },
  });
}
