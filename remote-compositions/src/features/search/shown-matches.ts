import type { SearchMatch } from '@counterpoint/domain/schemas';

type Field = SearchMatch['field'];

/** What a search met that a result does not show otherwise, in the order of its lines, and what each is called. */
export const OTHER_MATCHES: readonly { readonly field: Field; readonly label: string }[] = [
  { field: 'alternative_title', label: 'Also called' },
  { field: 'performer', label: 'Performed by' },
  { field: 'publisher', label: 'Published by' },
  { field: 'ipi', label: 'IPI name number' },
  { field: 'isrc', label: 'Recording' },
];

export function isOfField(field: Field) {
  return (match: SearchMatch): boolean => match.field === field;
}

/** Where this very text was met; undefined where it was not. */
export function matchOf(matches: readonly SearchMatch[], field: Field, text: string): SearchMatch | undefined {
  return matches.filter(isOfField(field)).find(({ parts }) => parts.map((part) => part.text).join('') === text);
}
