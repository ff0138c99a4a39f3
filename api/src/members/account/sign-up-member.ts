import type { NewMember } from '@counterpoint/domain/schemas/members';
import { refuseOtherClaims } from '../../parties/claims/claim-decisions.ts';
import { openClaim } from '../../parties/claims/open-claim.ts';
import { claimOnJoining } from '../../parties/identifiers/isni-claim.ts';
import { partyChanged } from '../../parties/party-changes.ts';
import { createPartyRepository, lockInvitedParty } from '../../parties/party-repository.ts';
import { haveSameName, partyNamesOf } from '../../parties/party-view.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Services } from '../../platform/services.ts';
import { createAccountRepository } from './account-repository.ts';
import { findNumbers, type NumbersOfMember } from './sign-up-numbers.ts';

interface Joining {
  readonly member: NewMember;
  readonly email: string;
  readonly accountId: string;
  readonly requestId: string;
}

export async function createMember(
  { db, now }: Pick<Services, 'db' | 'now'>,
  tx: Tx,
  { member, email, accountId, requestId }: Joining,
): Promise<Pick<NumbersOfMember, 'refused' | 'claimable'>> {
  const memberId = newId();
  await createAccountRepository(db).insertMember(tx, accountId, { id: memberId, ...columnsOf(member) });
  const numbers = await findNumbers(tx, member, await lockInvitedParty(tx, email));
  const partyId = await assignParty(tx, { member, memberId, numbers });
  const actor = { accountId, memberId, partyId };
  const act = { actor, at: now(), requestId };
  await partyChanged(tx, act);
  if (numbers.isni) await claimOnJoining(tx, act, numbers.isni);
  const { takenOver, claimable, refused } = numbers;
  if (takenOver) await refuseOtherClaims(tx, partyId, act.at);
  if (claimable) await openClaim(tx, act, claimable);
  const claimed = claimable ? [claimable.basis] : [];
  const after = { ...member, takenOver: takenOver?.id ?? null, claimed, refused };
  await recordAudit(tx, { action: 'member.sign_up', actor, subjectId: memberId, after, requestId });
  return { claimable, refused };
}

function columnsOf(member: NewMember) {
  const { register_as, country, phone } = member;
  const everybody = { register_as, country, phone };
  if (member.register_as === 'corporate') {
    const { corporation_name, organisation_type, registration_number, contact_person } = member;
    return { ...everybody, corporation_name, organisation_type, registration_number, contact_person };
  }
  const { given_name, other_names, birth_date, nationality, roles } = member;
  return { ...everybody, given_name, other_names, birth_date, nationality, roles };
}

interface PartyOfMember {
  readonly member: NewMember;
  readonly memberId: string;
  readonly numbers: NumbersOfMember;
}

async function assignParty(tx: Tx, { member, memberId, numbers }: PartyOfMember): Promise<string> {
  const parties = createPartyRepository(tx);
  const names = partyNamesOf(member);
  const stage_names = member.register_as === 'individual' ? member.stage_names : [];
  const { takenOver, ipi } = numbers;
  if (takenOver !== null) {
    await parties.giveTo(tx, takenOver.id, memberId);
    await parties.updateOfMember(tx, memberId, {
      ipi_name_number: takenOver.ipi_name_number ?? ipi,
      ...(!haveSameName(names, takenOver) && names),
      // Without stage names, the party keeps those that others entered.
      ...(stage_names.length > 0 && { stage_names }),
    });
    return takenOver.id;
  }
  const id = newId();
  const party = { ...names, stage_names, ipi_name_number: ipi };
  await parties.insert(tx, { id, member_id: memberId, ...party });
  return id;
}
