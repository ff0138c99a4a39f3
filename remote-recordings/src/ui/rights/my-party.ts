import { displayName } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas/members';
import type { Holder } from './right-values.ts';

export function myParty(profile: Profile | null): Holder | null {
  if (!profile) return null;
  const { party_id: id, ipi_name_number } = profile;
  return { id, name: displayName(profile), ipi_name_number, is_member: true, is_me: true };
}
