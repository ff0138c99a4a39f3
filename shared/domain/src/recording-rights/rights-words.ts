import { FULL_SHARE, formatShare } from '../shares/index.ts';
import { countriesInWords } from '../territories/index.ts';
import type { RightsProblem } from './rights-problems.ts';
import type { RightsSegment } from './rights-totals.ts';
import { USE_TYPES, type UseType } from './use-types.ts';

export const USE_LABELS: Record<UseType, string> = {
  broadcast: 'Broadcast',
  public_performance: 'Public performance',
  simulcast: 'Simulcast',
  private_copy: 'Private copy',
  making_available: 'Making available',
};

const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Uses in one phrase: `Broadcast and public performance`, `All uses`. */
export function usesInWords(uses: readonly UseType[]): string {
  const named = USE_TYPES.filter((use) => uses.includes(use));
  if (named.length === USE_TYPES.length) return 'All uses';
  const words = named.map((use, index) => (index === 0 ? USE_LABELS[use] : USE_LABELS[use].toLowerCase()));
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
}

/** Days in words: `1 March 2026 to 31 December 2026`, `from 1 January 2026` where they go on. */
export function periodInWords(from: string, to: string | null): string {
  if (to === null) return `from ${dayInWords(from)}`;
  return from === to ? `on ${dayInWords(from)}` : `${dayInWords(from)} to ${dayInWords(to)}`;
}

function dayInWords(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : longDate.format(date);
}

type WhereAndWhen = Pick<RightsSegment, 'countries' | 'from' | 'to'>;

/** Where and when: `Ghana, 1 March 2026 to 31 December 2026`, `Nigeria from 1 January 2026`. */
export function segmentInWords({ countries, from, to }: WhereAndWhen): string {
  const isJoined = to === null || from === to;
  return `${countriesInWords(countries)}${isJoined ? ' ' : ', '}${periodInWords(from, to)}`;
}

/** What is wrong, where and when: `Ghana, 1 March 2026 to 31 December 2026: 130.00% is claimed.` */
export function problemInWords(problem: Pick<RightsProblem, 'kind' | 'total'> & WhereAndWhen): string {
  return `${segmentInWords(problem)}: ${totalInWords(problem)}`;
}

function totalInWords({ kind, total }: Pick<RightsProblem, 'kind' | 'total'>): string {
  if (kind === 'over') return `${formatShare(total)} is claimed.`;
  return `${formatShare(FULL_SHARE - total)} is held by nobody.`;
}
