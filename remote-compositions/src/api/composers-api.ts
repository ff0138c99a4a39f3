import { partiesOf } from '@counterpoint/catalogue/parties';

/** The parties of works. */
export const { search: searchComposers, read: fetchComposer, create: createComposer } = partiesOf('composers');
