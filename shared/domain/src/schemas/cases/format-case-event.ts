import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/case-events.generated.ts';
import type { CaseEvent } from './case-details.ts';

type EventText = Message<{ actor: string; isMe: 'true' | 'other' }>;

const EVENT_TEXTS: Readonly<Record<string, EventText>> = {
  draft: text.draft,
  submit: text.submit,
  detect: () => text.detect(),
  joined: text.joined,
  dismiss: () => text.dismiss(),
  ask_for_evidence: () => text.askForEvidence(),
  admit: () => text.admit(),
  lapse: () => text.lapse(),
  update: text.update,
  revoke: text.revoke,
  maintain: text.maintain,
  ask_for_time: text.askForTime,
  extended: text.extended,
  reminded: () => text.reminded(),
  overdue: () => text.overdue(),
  default: () => text.byDefault(),
  propose: text.propose,
  accept: text.accept,
  refuse: text.refuse,
  split_withdrawn: text.splitWithdrawn,
  superseded: text.superseded,
  escalate: text.escalate,
  resume: () => text.resume(),
  decide: () => text.decide(),
  withdraw: text.withdraw,
  left: text.left,
  settle: () => text.settle(),
  merge: () => text.merge(),
  evidence: text.evidence,
  evidence_removed: text.evidenceRemoved,
  changed: () => text.changed(),
  resolved: () => text.resolved(),
};

export function formatCaseEvent({ type, actor, is_me, is_society, state }: CaseEvent): string {
  if (type === 'default' && state === 'escalated') return text.defaultEscalated();
  // The case that continues stays open.
  if (type === 'merge' && state !== 'withdrawn') return text.merged();
  const name = is_me ? text.you() : is_society ? text.society() : (actor ?? text.portal());
  const format = EVENT_TEXTS[type];
  return format
    ? format({ actor: name, isMe: is_me ? 'true' : 'other' })
    : text.otherEvent({ actor: name, event: type.replaceAll('_', ' ') });
}
