import { AddPartyPage } from '@counterpoint/catalogue/parties';
import { composers } from './composers.ts';

export function AddComposerPage() {
  return <AddPartyPage catalogue={composers} />;
}
