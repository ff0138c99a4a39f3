import { entrySource } from '@counterpoint/catalogue/entry';
import { compositionDetails, draftOf, workRevisions } from '@counterpoint/domain/schemas/works';

export const WORKS = entrySource({
  name: 'compositions',
  schema: compositionDetails,
  revisions: workRevisions,
  contentOf: draftOf,
});
