import { entrySource } from '@counterpoint/catalogue/entry';
import { compositionDetails, draftOf, workRevisions } from '@counterpoint/domain/schemas';

/** What the pages of a work ask of the API. */
export const WORKS = entrySource({
  name: 'compositions',
  schema: compositionDetails,
  revisions: workRevisions,
  contentOf: draftOf,
});
