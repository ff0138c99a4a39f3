import { displayName } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas/members';
import type { Party } from '@counterpoint/domain/schemas/parties';

export type NewParty = Pick<Party, 'id' | 'name' | 'ipi_name_number' | 'is_member' | 'is_me'>;

/** Null for an organisation, which can't be a writer. */
export function partyOf(profile: Profile | null): NewParty | null {
  if (profile?.register_as !== 'individual') return null;
  const { party_id, ipi_name_number } = profile;
  return { id: party_id, name: displayName(profile), ipi_name_number, is_member: true, is_me: true };
}
