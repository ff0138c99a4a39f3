import { DeadlineCalendar } from '@counterpoint/domain/days';
import type { SocietySettings } from '@counterpoint/domain/schemas/members';
import { formatLongDate, someOf } from '@counterpoint/kit/text';
import * as text from '../messages/review.generated.ts';

export interface ConfirmationDeadline {
  readonly days: number;
  readonly at: string;
}

/** The deadline of a submission now, as in the API: the end of a day in the society's time zone. */
export function confirmationDeadline({ confirmation_days: days, time_zone }: SocietySettings, now = new Date()) {
  if (time_zone === undefined) return null;
  return { days, at: new DeadlineCalendar(time_zone).responseDeadline(now, days).toISOString() };
}

interface ConfirmationTerms {
  readonly what: 'work' | 'recording';
  readonly isAmendment: boolean;
  readonly deadline: ConfirmationDeadline | null;
}

export function describeInvited(
  memberIds: readonly string[],
  { what, isAmendment, deadline }: ConfirmationTerms,
): string {
  if (memberIds.length === 0) return isAmendment ? text.activeAtOnce() : text.registeredAtOnce({ what });
  const names = someOf(memberIds);
  const goal = isAmendment ? ('revision' as const) : ('other' as const);
  if (deadline === null) return text.confirmationNeeded({ names, goal });
  return text.confirmationNeededBy({ names, days: deadline.days, date: formatLongDate(deadline.at), goal });
}

export function describeNonMembers(outside: readonly string[]): string {
  return outside.length === 0 ? '' : text.outside({ count: outside.length, names: someOf(outside) });
}
