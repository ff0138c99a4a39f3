import { displayName } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas/members';
import type { Party } from '@counterpoint/domain/schemas/parties';

/** A line of an entry stores these fields of its party. */
export type PickedParty = Pick<Party, 'id' | 'name' | 'ipi_name_number' | 'is_member' | 'is_me'>;

export function ownParty(profile: Profile | null): PickedParty | null {
  if (!profile) return null;
  const { party_id: id, ipi_name_number } = profile;
  return { id, name: displayName(profile), ipi_name_number, is_member: true, is_me: true };
}
