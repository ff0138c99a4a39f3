import { PartyListPage } from '@counterpoint/catalogue/parties';
import { composers } from './composers.ts';

/** Those one works with, and everybody whom the society knows. */
export function ComposersPage() {
  return <PartyListPage catalogue={composers} />;
}
