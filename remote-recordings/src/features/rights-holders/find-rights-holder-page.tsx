import { FindPartyPage } from '@counterpoint/catalogue/parties';
import { rightsHolders } from './rights-holders.tsx';

/** The search that comes first when somebody is added. */
export function FindRightsHolderPage() {
  return <FindPartyPage catalogue={rightsHolders} />;
}
