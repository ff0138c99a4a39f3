import type { CaseAct } from '@counterpoint/domain/oppositions';
import type { PossibleAct } from '@counterpoint/domain/schemas';

/** What somebody can choose on top of a case. */
export const CHOICES = ['ask_for_time', 'update', 'revoke', 'maintain', 'withdraw', 'escalate', 'propose'] as const;
/** One of these. */
export type Choice = (typeof CHOICES)[number];

/** The verbs on their buttons. */
export const CHOICE_LABELS: Record<Choice, string> = {
  ask_for_time: 'More time',
  update: 'Accept the change',
  revoke: 'Release my claim',
  maintain: 'Maintain my claim',
  withdraw: 'Withdraw the case',
  escalate: 'Take it further',
  propose: 'Propose a split',
};

/** What is missing is asked for by the dialog itself: these do not keep it from opening. */
const ASKED_BY_THE_DIALOG = ['missing_evidence', 'missing_document', 'missing_reason', 'proposal_total'];

/** What can be chosen now, in the order of the buttons, and what cannot, with why. */
export function choicesOf(acts: readonly PossibleAct[]): {
  readonly open: readonly Choice[];
  readonly blocked: readonly { readonly choice: Choice; readonly why: string }[];
} {
  const known = CHOICES.flatMap((choice) => {
    const act = acts.find((each) => each.act === choice);
    return act ? [{ choice, why: isOpen(act) ? null : (act.blocked?.message ?? null) }] : [];
  });
  return {
    open: known.filter(({ why }) => why === null).map(({ choice }) => choice),
    blocked: known.flatMap(({ choice, why }) => (why === null ? [] : [{ choice, why }])),
  };
}

/** Whether an act can be begun. */
export function canBegin(acts: readonly PossibleAct[], act: CaseAct): boolean {
  return acts.some((each) => each.act === act && isOpen(each));
}

function isOpen({ blocked }: PossibleAct): boolean {
  return blocked === null || ASKED_BY_THE_DIALOG.includes(blocked.code);
}
