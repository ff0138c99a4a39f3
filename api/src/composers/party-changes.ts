import { sql } from 'kysely';
import { completeWorks } from '../compositions/completion-service.ts';
import { indexCompositionsNaming } from '../compositions/composition-index.ts';
import type { Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { putDocuments } from '../search/search-index.ts';
import { nameOf } from './party-view.ts';

/** Makes a party findable by its names, IPI name number and ISNI; false where it was so already. */
export async function indexParty(tx: Tx, partyId: string): Promise<boolean> {
  const party = await tx.selectFrom('party').selectAll().where('id', '=', partyId).executeTakeFirstOrThrow();
  return putDocuments(tx, [
    {
      subject: 'party',
      id: partyId,
      title: nameOf(party),
      texts: [party.stage_name],
      codes: [
        ['ipi', party.ipi_name_number],
        ['isni', party.isni],
      ],
      isPublic: true,
      isLearned: true,
    },
  ]);
}

/**
 * What follows when the party of a member, which may stand in works already, changes its name or number or becomes
 * theirs: it and its works are found by what is true now, the works that name it are in the member's list, and those
 * that only lacked its IPI name number are registered in full.
 */
export async function partyChanged(tx: Tx, act: Act): Promise<void> {
  const { memberId, partyId } = act.actor;
  const isFoundOtherwise = await indexParty(tx, partyId);
  await sql`
    insert into composition_member
      (member_id, composition_id, state, title_key, updated_at, registered_at, asked, confirmed)
    select distinct on (other.composition_id) ${memberId}::uuid, other.composition_id, other.state, other.title_key,
      other.updated_at, other.registered_at, other.asked, other.confirmed
    from composition_line as line
    join composition_member as other on other.composition_id = line.composition_id and other.state <> 'draft'
    where line.party_id = ${partyId}
    on conflict do nothing`.execute(tx);
  if (!isFoundOtherwise) return;
  await indexCompositionsNaming(tx, partyId);
  await completeWorks(tx, act);
}
