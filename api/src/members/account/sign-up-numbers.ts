import type { NewMember } from '@counterpoint/domain/schemas';
import { haveSameName, partyNamesOf } from '../../parties/party-name.ts';
import { createPartyRepository } from '../../parties/party-repository.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

type HeldNumber = 'ipi_name_number' | 'isni_number';

/** What becomes of the numbers that somebody who joins says they hold. */
export interface NumbersOfMember {
  /** Others named them in their works already: that party becomes the member's own. */
  readonly takenOver: string | null;
  readonly ipi: string | null;
  /** To be claimed: null as well where the party taken over has it already. */
  readonly isni: string | null;
  /** What stands for somebody else. */
  readonly refused: readonly HeldNumber[];
}

/**
 * Others may have named the new member in their works already. The party of the IPI name number becomes the member's own
 * if its name is theirs; with another name, or with a member, the number is refused and the society looks into it. An
 * ISNI is public, and proves less: one that stands for a party already is refused unless it is that of the same party.
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
