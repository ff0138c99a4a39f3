import type { NewMember } from '@counterpoint/domain/schemas/members';
import { haveSameName, partyNamesOf } from '../../parties/party-name.ts';
import { createPartyRepository } from '../../parties/party-repository.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

type HeldNumber = 'ipi_name_number' | 'isni_number';

export interface NumbersOfMember {
  /** The party that others have named in works. */
  readonly takenOver: string | null;
  readonly ipi: string | null;
  /** Null if the party taken over already has it. */
  readonly isni: string | null;
  readonly refused: readonly HeldNumber[];
}

/**
 * A party with the IPI name number becomes the member's if the names match and it has no member. An ISNI is public and
 * proves less: it must belong to the same party.
 */
export async function findNumbers(db: Database | Tx, member: NewMember): Promise<NumbersOfMember> {
  const parties = createPartyRepository(db);
  const { ipi_name_number: ipi, isni_number: isni } = member;
  const byIpi = ipi ? await parties.lockByIpi(ipi) : undefined;
  const isTheirs = byIpi !== undefined && !byIpi.member_id && haveSameName(byIpi, partyNamesOf(member));
  const takenOver = isTheirs ? byIpi : null;
  const refused: HeldNumber[] = byIpi && !takenOver ? ['ipi_name_number'] : [];
  const byIsni = isni ? await parties.findByIsni(isni) : undefined;
  const isAnothers = byIsni !== undefined && byIsni.id !== takenOver?.id;
  const hasOther = takenOver?.isni != null && takenOver.isni !== isni;
  if (isAnothers || (isni && hasOther)) refused.push('isni_number');
  return {
    takenOver: takenOver?.id ?? null,
    ipi: refused.includes('ipi_name_number') ? null : ipi,
    isni: refused.includes('isni_number') || takenOver?.isni === isni ? null : isni,
    refused,
  };
}
