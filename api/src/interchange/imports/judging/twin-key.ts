import { labelOf } from '../../../platform/search/search-words.ts';

/**
 * What something is known by in its file beside numbers and codes: called the same, by the same people. One text for each,
 * since a file may have a million.
 */
export function twinKey(names: readonly string[], people: readonly string[]): string {
  return [...names.map(labelOf), ...people.toSorted()].join('|');
}
