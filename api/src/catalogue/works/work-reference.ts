import { wordsOf } from '../../platform/search/search-words.ts';

const MOST_INITIALS = 3;
const FEWEST_FIGURES = 5;
/** For titles in a script without Latin letters. */
const NO_INITIALS = 'WRK';

/**
 * The number that a work goes by here: initials of its title and a running number, `GCR00128`. At most 14 characters,
 * the limit of a submitter work number in CWR: three letters leave eleven figures.
 */
export function workReference(title: string, sequence: number): string {
  const initials = wordsOf(title)
    .map((word) => word.charAt(0).toUpperCase())
    .filter((initial) => /[A-Z0-9]/.test(initial))
    .slice(0, MOST_INITIALS)
    .join('');
  return `${initials || NO_INITIALS}${String(sequence).padStart(FEWEST_FIGURES, '0')}`;
}
