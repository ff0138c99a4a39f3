import type { CaseAct } from '@counterpoint/domain/cases';
import type { CaseDetails, PossibleAct } from '@counterpoint/domain/schemas/cases';
import type { Message } from '@counterpoint/messages';
import * as text from '../../../messages/case.generated.ts';

export const CHOICES = ['ask_for_time', 'update', 'revoke', 'maintain', 'withdraw', 'escalate', 'propose'] as const;
export type Choice = (typeof CHOICES)[number];

export const CHOICE_LABELS: Record<Choice, Message> = {
  ask_for_time: text.chooseMoreTime,
  update: text.chooseAccept,
  revoke: text.chooseRelease,
  maintain: text.chooseMaintain,
  withdraw: text.chooseWithdraw,
  escalate: text.chooseEscalate,
  propose: text.chooseSplit,
};

/** The dialog asks for these, so they don't disable its button. */
const ASKED_BY_THE_DIALOG = ['missing_evidence', 'missing_document', 'missing_reason', 'proposal_total'];

export interface Choices {
  readonly open: readonly Choice[];
  readonly blocked: readonly { readonly choices: readonly Choice[]; readonly why: string }[];
}

interface Chooser extends Pick<CaseDetails, 'acts' | 'state' | 'proposals'> {
  readonly canBeSplit?: boolean;
}

export function choicesOf({ acts, state, proposals, canBeSplit = true }: Chooser): Choices {
  const hasOpenProposal = proposals.some((proposal) => proposal.state === 'open');
  const shown = CHOICES.filter((choice) => {
    if (choice === 'withdraw') return state !== 'draft';
    return choice !== 'propose' || (canBeSplit && !hasOpenProposal);
  });
  const reasons = new Map<string, Choice[]>();
  for (const choice of shown) {
    const blocked = acts.find(({ act }) => act === choice)?.blocked;
    if (!blocked || isAsked(blocked) || blocked.code === 'answered') continue;
    reasons.set(blocked.message, [...(reasons.get(blocked.message) ?? []), choice]);
  }
  return {
    open: shown.filter((choice) => canBegin(acts, choice)),
    blocked: [...reasons].map(([why, choices]) => ({ why, choices })),
  };
}

export function canBegin(acts: readonly PossibleAct[], act: CaseAct): boolean {
  return acts.some((each) => each.act === act && (each.blocked === null || isAsked(each.blocked)));
}

function isAsked({ code }: NonNullable<PossibleAct['blocked']>): boolean {
  return ASKED_BY_THE_DIALOG.includes(code);
}
