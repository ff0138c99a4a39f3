import { wordsOf } from '../../platform/search/tokenize.ts';

const MAX_INITIALS = 3;
const MIN_DIGITS = 5;
const NO_INITIALS = 'WRK';

/**
 * Initials and a running number: `GCR00128`. A digit in the initials could make two numbers one: `RS2` with 00150, and `RS`
 * with 200150. CWR limits submitter work numbers to 14 characters.
 */
export function workReference(title: string, sequence: number): string {
  const initials = wordsOf(title)
    .map((word) => word.charAt(0).toUpperCase())
    .filter((initial) => /[A-Z]/.test(initial))
    .slice(0, MAX_INITIALS)
    .join('');
  return `${initials || NO_INITIALS}${String(sequence).padStart(MIN_DIGITS, '0')}`;
}
