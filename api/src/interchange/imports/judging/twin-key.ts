import { labelOf } from '../../../platform/search/search-words.ts';

/** Returns a key of the title and people, to find duplicates in a file without numbers. */
export function twinKey(names: readonly string[], people: readonly string[]): string {
  return [...names.map(labelOf), ...people.toSorted()].join('|');
}
