import { AddPartyPage } from '@counterpoint/catalogue/parties';
import { rightsHolders } from './rights-holders.tsx';

export function AddRightsHolderPage() {
  return <AddPartyPage catalogue={rightsHolders} />;
}
