import type { CaseState } from '@counterpoint/domain/states';
import type { StatusWords } from './status.ts';

const WORDS: Record<CaseState, StatusWords> = {
  draft: {
    label: 'Draft',
    tone: 'grey',
    meaning: 'Only you can see this claim; it has not been filed.',
    next: 'Add what is missing and file it when you are ready.',
  },
  submitted: {
    label: 'Filed',
    tone: 'blue',
    meaning: 'The claim is filed, and the society looks at whether it can be taken up.',
    next: 'You are told when it is accepted; until then no share is on hold.',
  },
  inadmissible: {
    label: 'Not taken up',
    tone: 'grey',
    meaning: 'The society could not take up the claim.',
    next: 'The reason stands in the history. A new claim with other evidence can be filed.',
  },
  awaiting_claimant_evidence: {
    label: 'Evidence needed',
    tone: 'amber',
    meaning: 'The society needs more evidence before the claim can go on.',
    next: 'Whoever filed the claim adds the evidence asked for.',
  },
  awaiting_response: {
    label: 'Awaiting an answer',
    tone: 'amber',
    meaning: 'The claim is accepted, its shares are on hold, and the other parties are asked to answer.',
    next: 'Without an answer by the date given, the society may apply the claim.',
  },
  in_dispute: {
    label: 'In dispute',
    tone: 'terracotta',
    meaning: 'The parties do not agree, and the shares concerned are on hold.',
    next: 'Talk to the other parties and propose a split; any party may ask the society to decide.',
  },
  escalated: {
    label: 'With the society',
    tone: 'violet',
    meaning: 'The parties could not agree, and the society decides.',
    next: 'You are told of the decision. The shares stay on hold until then.',
  },
  settlement_proposed: {
    label: 'Settlement proposed',
    tone: 'blue',
    meaning: 'A party has proposed a split that would end the dispute.',
    next: 'It takes effect once every party accepts it.',
  },
  resolved: {
    label: 'Resolved',
    tone: 'green',
    meaning: 'The dispute is settled, and the hold on the shares is released.',
    next: 'Nothing is needed from you.',
  },
  withdrawn: {
    label: 'Withdrawn',
    tone: 'grey',
    meaning: 'Whoever filed the claim took it back, and the hold is released.',
    next: 'Nothing is needed from you.',
  },
  lapsed: {
    label: 'Lapsed',
    tone: 'grey',
    meaning: 'The claim was not pursued in time, and the hold is released.',
    next: 'Nothing is needed from you. A new claim can be filed.',
  },
};

export function caseStatus(state: CaseState): StatusWords {
  return WORDS[state];
}
