import { ESCALATES_BY_DEFAULT } from '@counterpoint/domain/oppositions';
import { CASE_ANSWER_LABELS, type CaseDetails } from '@counterpoint/domain/schemas/cases';
import { SOCIETY_NAME } from '@counterpoint/domain/schemas/home';
import { FULL_SHARE, formatShare } from '@counterpoint/domain/shares';
import { CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { formatDayAndTime, withinSentence } from '@counterpoint/kit/text';
import { MEASURE_WORDS } from '../../../ui/lines/line-words.ts';

export interface Band {
  readonly tone: 'terracotta' | 'gold' | 'violet' | 'blue' | 'green' | 'grey';
  readonly until: string | null;
  readonly title: string;
  readonly lines: readonly string[];
}

const list = new Intl.ListFormat('en');

export function isOver({ state }: Pick<CaseDetails, 'state'>): boolean {
  return CLOSED_CASE_STATES.some((closed) => closed === state);
}

export function takesPart(details: Pick<CaseDetails, 'state' | 'parties'>): boolean {
  return !isOver(details) && !hasLeft(details);
}

function hasLeft({ parties }: Pick<CaseDetails, 'parties'>): boolean {
  return parties.some(({ is_me, left_at }) => is_me && left_at !== null);
}

export function bandOf(details: CaseDetails): Band {
  if (hasLeft(details) && !isOver(details))
    return { tone: 'grey', until: null, title: 'You have left this case.', lines: ['It goes on without you.'] };
  const band = isOver(details) ? ended(details) : BANDS[details.state]?.(details);
  return band ?? { tone: 'grey', until: null, title: 'This case is closed.', lines: [] };
}

/** `20.00% of the performing right is on hold.` */
export function holdWords({ holds }: Pick<CaseDetails, 'holds'>): string | null {
  const sums = new Map<keyof typeof MEASURE_WORDS, number>();
  for (const { measure, share, released_at } of holds)
    if (released_at === null) sums.set(measure, (sums.get(measure) ?? 0) + share);
  const words = [...sums].map(
    ([measure, share]) => `${formatShare(Math.min(share, FULL_SHARE))} of ${MEASURE_WORDS[measure].within}`,
  );
  if (words.length === 0) return null;
  return `${list.format(words)} ${words.length === 1 ? 'is' : 'are'} on hold.`;
}

/** What happens without a response (architecture.md 8). */
export function silenceWords({ kind }: Pick<CaseDetails, 'kind'>, who: string): string {
  if (ESCALATES_BY_DEFAULT.includes(kind)) return `Without ${who} answer the society takes the case further.`;
  return `Without ${who} answer the society may apply the claim.`;
}

function afterSilence({ kind }: Pick<CaseDetails, 'kind'>): string {
  return ESCALATES_BY_DEFAULT.includes(kind) ? 'It takes the case further.' : 'It may apply the claim.';
}

type Words = (details: CaseDetails) => Band;

const BANDS: Partial<Record<CaseDetails['state'], Words>> = {
  draft: () => ({
    tone: 'grey',
    until: null,
    title: 'This case is not filed yet.',
    lines: ['Only you can see it. Nobody is asked and nothing is on hold until you file it.'],
  }),
  submitted: () => ({
    tone: 'blue',
    until: null,
    title: 'The society looks at whether the case can be taken up.',
    lines: ['This takes two working days at most. Nothing is on hold until then.'],
  }),
  awaiting_claimant_evidence: ({ my_side, deadline }) => ({
    tone: 'gold',
    until: deadline,
    title:
      my_side === 'claimant' ? `Add your documents${by(deadline)}` : 'Whoever filed the case has to add documents.',
    lines: [
      'Without them the case lapses, and another one has to be filed.',
      'Once they are there the society looks at them, and the others are asked. Nothing is on hold until then.',
    ],
  }),
  awaiting_response: awaitingResponse,
  in_dispute: (details) => ({
    tone: 'terracotta',
    until: null,
    title: 'The parties do not agree.',
    lines: held(details, 'Talk to each other and propose a split. It ends the case once every party accepts it.'),
  }),
  settlement_proposed: (details) => ({
    tone: 'blue',
    until: null,
    title: details.is_my_turn
      ? 'A split is proposed: it waits for your answer.'
      : `A split is proposed. ${waitingWords(details)}`,
    lines: held(details, 'It ends the case once every party accepts it.'),
  }),
  escalated: (details) => ({
    tone: 'violet',
    until: null,
    title: 'The parties could not agree: the case is decided elsewhere.',
    lines: held(details, 'The society applies what a mediator, a court or itself decides. You can still settle.'),
  }),
};

function awaitingResponse(details: CaseDetails): Band {
  const mine = details.parties.find(({ is_me }) => is_me);
  const until = mine?.respond_by ?? details.deadline;
  if (details.waits_for.includes(SOCIETY_NAME))
    return {
      tone: 'gold',
      until: null,
      title: 'The time to answer has passed.',
      lines: held(details, `The society decides what comes of it. ${afterSilence(details)}`),
    };
  if (details.my_side === 'respondent' && !mine?.answer)
    return {
      tone: 'terracotta',
      until,
      title: `Answer${by(until)}`,
      lines: held(details, silenceWords(details, 'an')),
    };
  const said = mine?.answer ? `You have answered: ${withinSentence(CASE_ANSWER_LABELS[mine.answer])}. ` : '';
  return {
    tone: 'gold',
    until: details.deadline,
    title: `${said}The others can answer${details.deadline ? ` until ${formatDayAndTime(details.deadline)}` : ''}.`,
    lines: held(details, `${waitingWords(details)} ${silenceWords(details, 'their')}`),
  };
}

export function waitingWords({ waits_for }: Pick<CaseDetails, 'waits_for'>): string {
  return waits_for.length === 0 ? '' : `It waits for ${list.format(waits_for)}.`;
}

function by(until: string | null): string {
  return until ? ` by ${formatDayAndTime(until)}` : '';
}

function held(details: CaseDetails, first: string): string[] {
  return [first.trim(), holdWords(details) ?? ''].filter((line) => line !== '');
}

const ENDS: Record<NonNullable<CaseDetails['resolution']>['type'], { title: string; tone: Band['tone'] }> = {
  agreed: { title: 'The parties have agreed.', tone: 'green' },
  default: { title: 'Nobody answered in time: the society has applied the claim.', tone: 'green' },
  decided: { title: 'The case is decided.', tone: 'green' },
  withdrawn: { title: 'The claim was taken back.', tone: 'grey' },
  revoked: { title: 'A claim was released, and nothing is left in conflict.', tone: 'green' },
  lapsed: { title: 'The documents did not come in time: the case has lapsed.', tone: 'grey' },
  inadmissible: { title: 'The society could not take up the case.', tone: 'grey' },
  merged: { title: 'This case goes on in another one.', tone: 'grey' },
};

function ended({ resolution, resolved_lines, object, state }: CaseDetails): Band {
  const end = resolution ? ENDS[resolution.type] : { title: 'This case is closed.', tone: 'grey' as const };
  const thing = object.type === 'recording' ? 'recording' : 'work';
  const change =
    state === 'resolved' && resolved_lines
      ? `A new version of the ${thing} is in force, and nothing is on hold any more.`
      : 'Nothing is on hold any more, and the registration stays as it was.';
  return { ...end, until: null, lines: [resolution?.text ?? null, change].filter((line) => line !== null) };
}
