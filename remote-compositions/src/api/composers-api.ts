import { partiesOf } from '@counterpoint/area-ui/parties';

/** The parties of works. */
export const { search: searchComposers, read: fetchComposer, create: createComposer } = partiesOf('composers');
