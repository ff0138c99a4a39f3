import { formatLongDate, someOf } from '@counterpoint/kit/text';
import * as text from '../messages/review.generated.ts';

const DAY_MS = 86_400_000;

interface ConfirmationTerms {
  readonly what: 'work' | 'recording';
  readonly isAmendment: boolean;
  readonly days: number | null;
}

export function describeInvited(memberIds: readonly string[], { what, isAmendment, days }: ConfirmationTerms): string {
  if (memberIds.length === 0) return isAmendment ? text.activeAtOnce() : text.registeredAtOnce({ what });
  const names = someOf(memberIds);
  const goal = isAmendment ? ('revision' as const) : ('other' as const);
  if (days === null) return text.confirmationNeeded({ names, goal });
  const date = formatLongDate(new Date(Date.now() + days * DAY_MS).toISOString());
  return text.confirmationNeededBy({ names, days, date, goal });
}

export function describeNonMembers(outside: readonly string[]): string {
  return outside.length === 0 ? '' : text.outside({ count: outside.length, names: someOf(outside) });
}
