import { displayName } from '@counterpoint/domain/names';
import { type Party, type Profile, WRITER_ROLES, type WriterRole } from '@counterpoint/domain/schemas';
import { missingShare } from '@counterpoint/domain/shares';
import { type DraftValues, shareText, type WriterValues } from '../draft-values.ts';
import { totalOfRight } from './share-totals.ts';

type NewParty = Pick<Party, 'id' | 'name' | 'ipi_name_number' | 'is_member' | 'is_me'>;

/** A line for a party: what is still to be given of each right, in the first role that the party does not have yet. */
export function lineFor(party: NewParty, work: Pick<DraftValues, 'writers' | 'text_music'>): WriterValues {
  const { id, name, ipi_name_number, is_member, is_me } = party;
  const stillToGive = (right: 'pr' | 'mr') =>
    shareText(Math.max(0, missingShare(totalOfRight(work.writers, right).total)));
  return {
    party_id: id,
    role: roleFor(id, work),
    shares: { pr: stillToGive('pr'), mr: stillToGive('mr'), sr: shareText(0) },
    party: { name, ipi_name_number, is_member, is_me },
  };
}

/** The member as a party; null for an organisation, which writes nothing itself. */
export function partyOf(profile: Profile | null): NewParty | null {
  if (profile?.register_as !== 'individual') return null;
  const { party_id, ipi_name_number } = profile;
  return { id: party_id, name: displayName(profile), ipi_name_number, is_member: true, is_me: true };
}

function roleFor(partyId: string, { writers, text_music }: Pick<DraftValues, 'writers' | 'text_music'>): WriterRole {
  const first: readonly WriterRole[] = text_music === 'MUS' ? ['C'] : text_music === 'TXT' ? ['A'] : ['CA'];
  const taken = writers.filter((writer) => writer.party_id === partyId).map((writer) => writer.role);
  return [...first, ...WRITER_ROLES].find((role) => !taken.includes(role)) ?? 'CA';
}
