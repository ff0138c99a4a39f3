import type { CaseAct } from '@counterpoint/domain/cases';
import type { CaseDetails, PossibleAct } from '@counterpoint/domain/schemas/cases';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/case.generated.ts';

export const CHOICES = ['ask_for_time', 'update', 'revoke', 'maintain', 'withdraw', 'escalate', 'propose'] as const;
export type Choice = (typeof CHOICES)[number];

export const CHOICE_LABELS: Record<Choice, Message> = text.choiceLabels;

/** The dialog asks for these, so they don't disable its button. */
const ASKED_BY_THE_DIALOG = ['missing_evidence', 'missing_document', 'proposal_total'];

interface Chooser extends Pick<CaseDetails, 'acts' | 'state' | 'proposals'> {
  readonly canBeSplit?: boolean;
}

export function choicesOf({ acts, state, proposals, canBeSplit = true }: Chooser): Choice[] {
  const hasOpenProposal = proposals.some((proposal) => proposal.state === 'open');
  return CHOICES.filter((choice) => {
    if (!canBegin(acts, choice)) return false;
    if (choice === 'withdraw') return state !== 'draft';
    return choice !== 'propose' || (canBeSplit && !hasOpenProposal);
  });
}

export function canBegin(acts: readonly PossibleAct[], act: CaseAct): boolean {
  return acts.some((each) => each.act === act && (each.blocked === null || isAwaited(each.blocked)));
}

function isAwaited({ code }: NonNullable<PossibleAct['blocked']>): boolean {
  return ASKED_BY_THE_DIALOG.includes(code);
}
