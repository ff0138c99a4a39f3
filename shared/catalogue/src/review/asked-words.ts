import { formatLongDate, someOf } from '@counterpoint/kit/text';

const DAY_MS = 86_400_000;

interface Asking {
  readonly atOnce: string;
  readonly days: number | null;
}

export function askedWords(asked: readonly string[], { atOnce, days }: Asking): string {
  if (asked.length === 0) return `Nobody else has to confirm: ${atOnce} at once.`;
  const rest = 'is registered with the line marked as unconfirmed.';
  if (days === null) return `${someOf(asked)} will be asked to confirm. What is not confirmed in time ${rest}`;
  const until = formatLongDate(new Date(Date.now() + days * DAY_MS).toISOString());
  const has = asked.length === 1 ? 'has' : 'have';
  const time = days === 1 ? '1 day' : `${days} days`;
  return `${someOf(asked)} will be asked to confirm, and ${has} ${time}, until ${until}. What is not confirmed by then ${rest}`;
}

export function outsideWords(outside: readonly string[]): string {
  if (outside.length === 0) return '';
  const are = outside.length === 1 ? 'is not a member' : 'are not members';
  return `${someOf(outside)} ${are} of the society and will not be asked.`;
}
