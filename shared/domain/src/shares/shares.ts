import { type Message, perLocale } from '@counterpoint/messages';
import * as text from '../messages/shares.generated.ts';
/** Shares are whole hundredths of a per cent, 0 to 10000: 33.33% is 3333. */

/** Performing, mechanical and synchronisation rights (CWR PR, MR, SR). */
export const RIGHTS = ['pr', 'mr', 'sr'] as const;
export type Right = (typeof RIGHTS)[number];

export const RIGHT_LABELS: Record<Right, Message> = text.rights;

export type Shares = Record<Right, number>;

export const FULL_SHARE = 10_000;

/** Tolerance of a total, by CWR transaction rules 1, 2 and 4. */
export const SHARE_TOLERANCE = 6;

export function totalOf(lines: readonly { shares: Shares }[], right: Right): number {
  return lines.reduce((total, line) => total + line.shares[right], 0);
}

/** Positive below 100%, negative above; 0 within the tolerance. */
export function missingShare(total: number): number {
  return isFullTotal(total) ? 0 : FULL_SHARE - total;
}

export function isFullTotal(total: number): boolean {
  return Math.abs(total - FULL_SHARE) <= SHARE_TOLERANCE;
}

/** The first parties get the remainder: 3334, 3333, 3333. Throws a RangeError for negative or fractional arguments. */
export function evenSplit(parties: number, total: number = FULL_SHARE): number[] {
  if (![parties, total].every((count) => Number.isSafeInteger(count) && count >= 0))
    throw new RangeError(`${total} can't be divided among ${parties} parties.`);
  if (parties === 0) return [];
  const each = Math.floor(total / parties);
  const rest = total - each * parties;
  return Array.from({ length: parties }, (_, index) => each + (index < rest ? 1 : 0));
}

/** Lowers shares in proportion until they come to at most this together, without losing a hundredth by rounding. */
export function capShares(shares: readonly number[], most: number): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total <= most) return [...shares];
  let before = 0;
  return shares.map((share) => {
    const start = Math.floor((before * most) / total);
    before += share;
    return Math.floor((before * most) / total) - start;
  });
}

const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const percent = perLocale((locale) => new Intl.NumberFormat(locale, { ...TWO_DIGITS, style: 'percent' }));
const plain = perLocale((locale) => new Intl.NumberFormat(locale, { ...TWO_DIGITS, useGrouping: false }));

export function formatShare(share: number): string {
  return percent().format(share / FULL_SHARE);
}

export function formatShareNumber(share: number): string {
  return plain().format(share / 100);
}

/** Parses `33.33`, `33,3` or `50 %`; null unless from 0 to 100. */
export function parseShare(text: string): number | null {
  const share = typedHundredths(text);
  return share >= 0 && share <= FULL_SHARE ? share : null;
}

/** Also parses `120` and `-5`, so that the schema can explain them; NaN for other text. */
export function typedHundredths(text: string): number {
  const [, whole, decimals = ''] = /^(-?\d{1,9})(?:[.,](\d{0,2}))?\s*%?$/.exec(text.trim()) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole}${decimals.padEnd(2, '0')}`);
}
