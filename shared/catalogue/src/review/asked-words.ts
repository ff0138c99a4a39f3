import { formatLongDate } from '@counterpoint/kit/text';
import { someOf } from '../words/index.ts';

/** Waiting for confirmations ends after this many days (architecture: a setting of the society). */
const CONFIRMATION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Who will be asked to confirm, and until when. `atOnce` is what happens where nobody is: 'the work is registered'. */
export function askedWords(asked: readonly string[], atOnce: string): string {
  if (asked.length === 0) return `Nobody else has to confirm: ${atOnce} at once.`;
  const until = formatLongDate(new Date(Date.now() + CONFIRMATION_DAYS * DAY_MS).toISOString());
  const has = asked.length === 1 ? 'has' : 'have';
  return `${someOf(asked)} will be asked to confirm, and ${has} ${CONFIRMATION_DAYS} days, until ${until}. What is not confirmed by then is registered with the line marked as unconfirmed.`;
}

/** Who will not be asked, being no members; nothing where all are. */
export function outsideWords(outside: readonly string[]): string {
  if (outside.length === 0) return '';
  const are = outside.length === 1 ? 'is not a member' : 'are not members';
  return `${someOf(outside)} ${are} of the society and will not be asked.`;
}
