import { formatLongDate } from '@counterpoint/kit/text';

/** Formats `28 May 2022, open` or `1 March 2026 to 31 December 2026`. */
export function periodOf(from: string, to: string | null): string {
  return to === null ? `${formatLongDate(from)}, open` : `${formatLongDate(from)} to ${formatLongDate(to)}`;
}
