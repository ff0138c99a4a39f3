import { entrySource } from '@counterpoint/catalogue/entry';
import { draftOf, workDetails, workRevisions } from '@counterpoint/domain/schemas/works';

export const WORKS = entrySource({
  name: 'compositions',
  schema: workDetails,
  revisions: workRevisions,
  claims: 'claims',
  contentOf: draftOf,
});
