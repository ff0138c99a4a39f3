import { labelOf } from '../../../platform/search/search-words.ts';

export function twinKey(names: readonly string[], people: readonly string[]): string {
  return [...names.map(labelOf), ...people.toSorted()].join('|');
}
