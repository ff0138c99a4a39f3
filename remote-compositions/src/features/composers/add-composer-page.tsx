import { AddPartyPage } from '@counterpoint/catalogue/parties';
import { composers } from './composers.ts';

/** Adds somebody whom the search did not find, or corrects one. */
export function AddComposerPage() {
  return <AddPartyPage catalogue={composers} />;
}
