import { paths } from '@counterpoint/contract/paths';
import type { ObjectLink } from '@counterpoint/domain/schemas/home';

export function objectPath({ type, id }: ObjectLink): string {
  if (type === 'isni_application' || type === 'party_claim') return paths.account.personalIdentifiers();
  if (type === 'mandate') return paths.account.mandates();
  if (type === 'composition') return paths.compositions.details(id);
  return type === 'recording' ? paths.recordings.details(id) : paths.oppositions.details(id);
}
