import { PartyListPage } from '@counterpoint/catalogue/parties';
import { rightsHolders } from './rights-holders.tsx';

export function RightsHoldersPage() {
  return <PartyListPage catalogue={rightsHolders} />;
}
