import type { NewMember } from '@counterpoint/domain/schemas/members';
import type { InvitedParty } from '../../parties/invited-party-repository.ts';
import { haveSameName, partyNamesOf } from '../../parties/party-name.ts';
import { createPartyRepository } from '../../parties/party-repository.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

type HeldNumber = 'ipi_name_number' | 'isni_number';

type KnownParty = Omit<InvitedParty, 'is_confirmed'>;

export interface NumbersOfMember {
  /** The party that others have named in works. */
  readonly takenOver: KnownParty | null;
  readonly ipi: string | null;
  /** Null if the party taken over already has it. */
  readonly isni: string | null;
  readonly refused: readonly HeldNumber[];
}

/**
 * A party with the IPI name number becomes the member's if the names match and it has no member, and so does the party
 * that co-writers invited at the member's address. An ISNI is public and proves less: it must belong to the same party.
 */
export async function findNumbers(
  db: Database | Tx,
  member: NewMember,
  invited: InvitedParty | null = null,
): Promise<NumbersOfMember> {
  const parties = createPartyRepository(db);
  const { ipi_name_number: ipi, isni_number: isni } = member;
  const byIpi = ipi ? await parties.lockByIpi(ipi) : undefined;
  const takenOver = partyTakenOver(member, byIpi, invited);
  const refused: HeldNumber[] = byIpi && byIpi.id !== takenOver?.id ? ['ipi_name_number'] : [];
  const byIsni = isni ? await parties.findByIsni(isni) : undefined;
  const isOtherMembers = byIsni !== undefined && byIsni.id !== takenOver?.id;
  const hasOther = takenOver?.isni != null && takenOver.isni !== isni;
  if (isOtherMembers || (isni && hasOther)) refused.push('isni_number');
  return {
    takenOver,
    ipi: refused.includes('ipi_name_number') ? null : ipi,
    isni: refused.includes('isni_number') || takenOver?.isni === isni ? null : isni,
    refused,
  };
}

function partyTakenOver(
  member: NewMember,
  byIpi: (KnownParty & { readonly member_id: string | null }) | undefined,
  invited: InvitedParty | null,
): KnownParty | null {
  if (byIpi && !byIpi.member_id && haveSameName(byIpi, partyNamesOf(member))) return byIpi;
  return invited && isInvitee(member, invited) ? invited : null;
}

/** The answer to the invitation tells who they are better than the spelling of a name that another member typed. */
function isInvitee(member: NewMember, invited: InvitedParty): boolean {
  const names = partyNamesOf(member);
  const numbers = new Set([member.ipi_name_number, invited.ipi_name_number].filter((number) => number !== null));
  return names.kind === invited.kind && numbers.size < 2 && (invited.is_confirmed || haveSameName(names, invited));
}
