import type { ShownParty } from '@counterpoint/area-ui/draft-text';
import { WRITER_ROLES, type WriterRole } from '@counterpoint/domain/schemas/works';
import { missingShare, type Right } from '@counterpoint/domain/shares';
import * as text from '../../../messages/register-shares.generated.ts';
import type { DraftValues, WriterValues } from '../../../ui/draft/draft-values.ts';
import { writerValues } from '../../../ui/draft/line-values.ts';
import type { NewParty } from '../own-party.ts';
import { totalOfRight } from '../totals/share-totals.ts';

type Work = Pick<DraftValues, 'writers' | 'publishers' | 'text_music'>;

export function lineFor({ id, ...party }: NewParty, work: Work): WriterValues {
  return lineOf(id, party, work);
}

export function lineForUnknown(work: Work): WriterValues {
  return lineOf(null, { name: text.unknownWriter(), ipi_name_number: null, is_member: false, is_me: false }, work);
}

function lineOf(partyId: string | null, party: ShownParty, work: Work): WriterValues {
  const stillToGive = (right: Right) => Math.max(0, missingShare(totalOfRight(work, right).total));
  return writerValues.parse({
    party_id: partyId,
    role: roleFor(partyId, work),
    shares: { pr: stillToGive('pr'), mr: stillToGive('mr'), sr: 0 },
    party,
  });
}

function roleFor(partyId: string | null, { writers, text_music }: Pick<Work, 'writers' | 'text_music'>): WriterRole {
  const first: readonly WriterRole[] = text_music === 'MUS' ? ['C'] : text_music === 'TXT' ? ['A'] : ['CA'];
  const taken = writers
    .filter((writer) => partyId !== null && writer.party_id === partyId)
    .map((writer) => writer.role);
  return [...first, ...WRITER_ROLES].find((role) => !taken.includes(role)) ?? 'CA';
}
