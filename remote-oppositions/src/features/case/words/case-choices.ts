import type { CaseAct } from '@counterpoint/domain/oppositions';
import type { CaseDetails, PossibleAct } from '@counterpoint/domain/schemas';

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

/** What can be chosen of a case as it stands. */
export interface Choices {
  /** In the order of the buttons. */
  readonly open: readonly Choice[];
  /** What cannot be done now, each reason once. */
  readonly blocked: readonly { readonly choices: readonly Choice[]; readonly why: string }[];
}

interface Chooser extends Pick<CaseDetails, 'acts' | 'state' | 'proposals'> {
  /** Whether the case is about lines at all. */
  readonly canBeSplit?: boolean;
}

/** What can be chosen now, and why the rest cannot. What was answered says so itself, and a draft is not withdrawn. */
export function choicesOf({ acts, state, proposals, canBeSplit = true }: Chooser): Choices {
  const hasOpenProposal = proposals.some((proposal) => proposal.state === 'open');
  const shown = CHOICES.filter((choice) => {
    if (choice === 'withdraw') return state !== 'draft';
    // Another split is proposed beside the one on the table.
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

/** Whether an act can be begun. */
export function canBegin(acts: readonly PossibleAct[], act: CaseAct): boolean {
  return acts.some((each) => each.act === act && (each.blocked === null || isAsked(each.blocked)));
}

function isAsked({ code }: NonNullable<PossibleAct['blocked']>): boolean {
  return ASKED_BY_THE_DIALOG.includes(code);
}
