/** Shares are whole hundredths of a per cent, 0 to 10000, never fractions: 33.33 % is 3333. */

/** The rights that a work's shares are told for: performing, mechanical, synchronisation (CWR: PR, MR, SR). */
export const RIGHTS = ['pr', 'mr', 'sr'] as const;
export type Right = (typeof RIGHTS)[number];

export const RIGHT_LABELS: Record<Right, string> = { pr: 'Performing', mr: 'Mechanical', sr: 'Synchronisation' };

/** One interested party's share in each right, in hundredths of a per cent. */
export type Shares = Record<Right, number>;

/** 100.00 %. */
export const FULL_SHARE = 10_000;

/** A total holds within 0.06 points, as CWR transaction rules 1, 2 and 4 allow. */
export const SHARE_TOLERANCE = 6;

/** The sum of one right over all lines, in hundredths. */
export function totalOf(lines: readonly { shares: Shares }[], right: Right): number {
  return lines.reduce((total, line) => total + line.shares[right], 0);
}

/** What is still to be given (positive) or was given too much (negative), in hundredths; 0 within the tolerance. */
export function missingShare(total: number): number {
  return isFullTotal(total) ? 0 : FULL_SHARE - total;
}

export function isFullTotal(total: number): boolean {
  return Math.abs(total - FULL_SHARE) <= SHARE_TOLERANCE;
}

/**
 * Divides `total` hundredths over `parties` lines, all of it; the remainder goes to the first ones, so 3 parties get
 * 3334, 3333, 3333. Throws a RangeError for counts that are not whole, or below zero.
 */
export function evenSplit(parties: number, total: number = FULL_SHARE): number[] {
  if (![parties, total].every((count) => Number.isSafeInteger(count) && count >= 0))
    throw new RangeError(`${total} cannot be divided over ${parties} parties.`);
  if (parties === 0) return [];
  const each = Math.floor(total / parties);
  const rest = total - each * parties;
  return Array.from({ length: parties }, (_, index) => each + (index < rest ? 1 : 0));
}

/** `3333` as `33.33%`. */
export function formatShare(share: number): string {
  return `${(share / 100).toFixed(2)}%`;
}

/** Takes what people type (`33.33`, `33,3`, `50 %`) to hundredths, or null where it is no share from 0 to 100. */
export function parseShare(text: string): number | null {
  const share = typedHundredths(text);
  return share >= 0 && share <= FULL_SHARE ? share : null;
}

/** Also parses impossible shares, for the schema to explain: `120` is 12000, `-5` is -500. NaN for other text. */
export function typedHundredths(text: string): number {
  const [, whole, decimals = ''] = /^(-?\d{1,9})(?:[.,](\d{0,2}))?\s*%?$/.exec(text.trim()) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole}${decimals.padEnd(2, '0')}`);
}
