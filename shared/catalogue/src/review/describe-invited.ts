import { DeadlineCalendar } from '@counterpoint/domain/days';
import type { SocietySettings } from '@counterpoint/domain/schemas/members';
import { formatLongDate, someOf } from '@counterpoint/kit/text';
import type { EntryDetails } from '../entry/index.ts';
import * as text from '../messages/review.generated.ts';

export interface ConfirmationDeadline {
  readonly days: number;
  readonly at: string;
}

export interface Asking {
  /** When the parties must have confirmed, where known. */
  readonly deadline: ConfirmationDeadline | null;
  /** Names of the parties whose contest of the last submission is open. */
  readonly contesting: readonly string[];
}

/** A contest stays open when the submitter recalls what it is about. */
export function contestingIn({
  events,
  revision,
  is_in_dispute,
}: Pick<EntryDetails, 'events' | 'revision' | 'is_in_dispute'>): string[] {
  if (!is_in_dispute) return [];
  const answers = events.filter((event) => event.revision === revision && ANSWERS.includes(event.type));
  const last = new Map(answers.map(({ type, actor_name, represented_name }) => [represented_name ?? actor_name, type]));
  return [...last].flatMap(([name, type]) => (type === 'contested' ? name : []));
}

const ANSWERS = ['contested', 'confirmed'];

/** The deadline of a submission now, as in the API: the end of a day in the society's time zone. */
export function confirmationDeadline({ confirmation_days: days, time_zone }: SocietySettings, now = new Date()) {
  if (time_zone === undefined) return null;
  return { days, at: new DeadlineCalendar(time_zone).responseDeadline(now, days).toISOString() };
}

interface SubmittedParties {
  readonly what: 'work' | 'recording';
  readonly isAmendment: boolean;
  /** Names of those who must confirm. */
  readonly asked: readonly string[];
  readonly named: readonly string[];
  readonly outside: readonly string[];
}

/** Says whom a submission asks, and who is asked in all. */
export function describeSubmission(
  { what, isAmendment, asked, named, outside }: SubmittedParties,
  { deadline, contesting }: Asking,
) {
  // As in the API, a contest ends if its member is named in lines that they confirmed before, and stays open otherwise.
  const open = contesting.filter((name) => asked.includes(name) || !named.includes(name));
  const invited = [...new Set([...asked, ...open])];
  const others = outside.filter((name) => !invited.includes(name));
  const sentences = [describeInvited(invited, { what, isAmendment, deadline })];
  if (open.length > 0) sentences.push(text.contestOpen({ names: someOf(open), what: isAmendment ? 'other' : what }));
  if (others.length > 0) sentences.push(text.outside({ count: others.length, names: someOf(others) }));
  return { sentences, invited, outside: others };
}

interface ConfirmationTerms extends Pick<SubmittedParties, 'what' | 'isAmendment'>, Pick<Asking, 'deadline'> {}

function describeInvited(invited: readonly string[], { what, isAmendment, deadline }: ConfirmationTerms): string {
  if (invited.length === 0) return isAmendment ? text.activeAtOnce() : text.registeredAtOnce({ what });
  const names = someOf(invited);
  const goal = isAmendment ? ('revision' as const) : ('other' as const);
  if (deadline === null) return text.confirmationNeeded({ names, goal });
  return text.confirmationNeededBy({ names, days: deadline.days, date: formatLongDate(deadline.at), goal });
}
