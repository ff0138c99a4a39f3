import { PartyListPage } from '@counterpoint/catalogue/parties';
import { composers } from './composers.ts';

export function ComposersPage() {
  return <PartyListPage catalogue={composers} />;
}
