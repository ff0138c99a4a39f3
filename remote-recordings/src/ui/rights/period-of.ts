import { formatLongDate } from '@counterpoint/kit/text';
import * as text from '../../messages/rights.generated.ts';

/** Formats `28 May 2022, open-ended` or `1 March 2026 to 31 December 2026`. */
export function periodOf(from: string, to: string | null): string {
  if (to === null) return text.openPeriod({ from: formatLongDate(from) });
  return text.period({ from: formatLongDate(from), to: formatLongDate(to) });
}
