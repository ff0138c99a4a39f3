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
