import { labelOf } from '../../../platform/search/tokenize.ts';

export function twinKey(names: readonly string[], people: readonly string[]): string {
  return [...names.map(labelOf), ...people.toSorted()].join('|');
}
