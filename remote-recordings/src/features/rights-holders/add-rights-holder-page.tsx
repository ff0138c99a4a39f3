import { AddPartyPage } from '@counterpoint/catalogue/parties';
import { rightsHolders } from './rights-holders.tsx';

/** Adds somebody whom the search did not find, or corrects one. */
export function AddRightsHolderPage() {
  return <AddPartyPage catalogue={rightsHolders} />;
}
