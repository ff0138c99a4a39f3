import type { CaseEvent } from './case-details.ts';

type Told = (who: string, whose: 'your' | 'their') => string;

const TOLD: Readonly<Record<string, Told>> = {
  draft: (who) => `${who} began the case`,
  submit: (who) => `${who} filed the case`,
  detect: () => 'The case opened because claims overlap',
  joined: (who) => `${who} joined the case`,
  dismiss: () => 'The society did not take up the case',
  ask_for_evidence: () => 'Documents are needed before the others are asked',
  admit: () => 'The case was accepted: the shares are on hold, the others are asked',
  lapse: () => 'The case lapsed: the documents did not come in time',
  update: (who) => `${who} accepted the change`,
  revoke: (who, whose) => `${who} released ${whose} claim`,
  maintain: (who, whose) => `${who} maintained ${whose} claim`,
  ask_for_time: (who) => `${who} asked for more time`,
  extended: (who) => `${who} moved the deadline`,
  reminded: () => 'Who has not answered was reminded',
  overdue: () => 'The time to answer passed',
  default: () => 'The society confirmed what silence comes to',
  propose: (who) => `${who} proposed a split`,
  accept: (who) => `${who} accepted the split`,
  refuse: (who) => `${who} refused the split`,
  superseded: (who) => `${who} put another split in place of the one proposed`,
  escalate: (who) => `${who} took the case further`,
  resume: () => 'The society gave the case back to the parties',
  decide: () => 'The society recorded the decision and applied it',
  withdraw: (who) => `${who} took the claim back`,
  left: (who) => `${who} left the case`,
  settle: () => 'Nothing was left in conflict',
  merge: () => 'The society joined this case with another',
  merged: () => 'The society joined another case with this one',
  evidence: (who) => `${who} added a document`,
  evidence_removed: (who) => `${who} took a document back`,
  changed: () => 'What is registered changed meanwhile',
  resolved: () => 'The case ended, and the hold was released',
};

/** `Kofi Mensah proposed a split`, of an event of a case, as its reader is told it. */
export function eventWords({ type, actor, is_me, is_society, state }: CaseEvent): string {
  if (type === 'default' && state === 'escalated') return 'Nobody answered in time: the case was taken further';
  const who = is_me ? 'You' : is_society ? 'The society' : (actor ?? 'The portal');
  return TOLD[type]?.(who, is_me ? 'your' : 'their') ?? `${who}: ${type.replaceAll('_', ' ')}`;
}
