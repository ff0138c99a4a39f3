import { PartyListPage } from '@counterpoint/catalogue/parties';
import { rightsHolders } from './rights-holders.tsx';

/** Those one works with, and everybody whom the society knows. */
export function RightsHoldersPage() {
  return <PartyListPage catalogue={rightsHolders} />;
}
