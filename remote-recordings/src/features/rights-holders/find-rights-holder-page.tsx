import { FindPartyPage } from '@counterpoint/catalogue/parties';
import { rightsHolders } from './rights-holders.tsx';

export function FindRightsHolderPage() {
  return <FindPartyPage catalogue={rightsHolders} />;
}
