import { ownParty, type PickedParty } from '@counterpoint/area-ui/parties';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { WRITER_ROLES, type WriterRole } from '@counterpoint/domain/schemas/works';
import { missingShare, type Right } from '@counterpoint/domain/shares';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues, WriterValues } from '../../../ui/draft/draft-values.ts';
import { writerValues } from '../../../ui/draft/line-values.ts';
import { totalOfRight } from '../totals/share-totals.ts';

type Work = Pick<DraftValues, 'writers' | 'publishers' | 'text_music'>;

/** Null for an organisation, which can't be a writer. */
export function ownWriter(profile: Profile | null): PickedParty | null {
  return profile?.register_as === 'individual' ? ownParty(profile) : null;
}

export function lineFor(party: PickedParty | null, work: Work): WriterValues {
  const { id = null, ...shown } = party ?? { name: text.unknownWriter(), is_member: false, is_me: false };
  const stillToGive = (right: Right) => Math.max(0, missingShare(totalOfRight(work, right).total));
  return writerValues.parse({
    party_id: id,
    role: roleFor(id, work),
    shares: { pr: stillToGive('pr'), mr: stillToGive('mr'), sr: 0 },
    party: shown,
  });
}

function roleFor(partyId: string | null, { writers, text_music }: Pick<Work, 'writers' | 'text_music'>): WriterRole {
  const first: readonly WriterRole[] = text_music === 'MUS' ? ['C'] : text_music === 'TXT' ? ['A'] : ['CA'];
  const taken = writers
    .filter((writer) => partyId !== null && writer.party_id === partyId)
    .map((writer) => writer.role);
  return [...first, ...WRITER_ROLES].find((role) => !taken.includes(role)) ?? 'CA';
}
