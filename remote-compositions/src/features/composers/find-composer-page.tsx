import { FindPartyPage } from '@counterpoint/catalogue/parties';
import { composers } from './composers.ts';

/** The search that comes first when somebody is added. */
export function FindComposerPage() {
  return <FindPartyPage catalogue={composers} />;
}
