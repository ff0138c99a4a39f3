import { FindPartyPage } from '@counterpoint/catalogue/parties';
import { composers } from './composers.ts';

export function FindComposerPage() {
  return <FindPartyPage catalogue={composers} />;
}
