import { sql } from 'kysely';
import { indexCompositionsNaming } from '../compositions/composition-index.ts';
import type { Tx } from '../db/transaction.ts';
import { putDocument } from '../search/search-index.ts';
import { nameOf } from './party-view.ts';

/** Makes a party findable by its names, IPI name number and ISNI; false where it was so already. */
export async function indexParty(tx: Tx, partyId: string): Promise<boolean> {
  const party = await tx.selectFrom('party').selectAll().where('id', '=', partyId).executeTakeFirstOrThrow();
  return putDocument(tx, {
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
  });
}

/**
 * What follows when a party that may stand in works already changes its name or number or becomes a member: it and its
 * works are found by what is true now, and the member has the works that name them in their list.
 */
export async function partyChanged(tx: Tx, partyId: string): Promise<void> {
  const isFoundOtherwise = await indexParty(tx, partyId);
  await sql`
    insert into composition_member (member_id, composition_id, state, title_key, updated_at)
    select distinct on (other.composition_id) party.member_id, other.composition_id, other.state, other.title_key, other.updated_at
    from party
    join composition_line as line on line.party_id = party.id
    join composition_member as other on other.composition_id = line.composition_id and other.state <> 'draft'
    where party.id = ${partyId} and party.member_id is not null
    on conflict do nothing`.execute(tx);
  if (isFoundOtherwise) await indexCompositionsNaming(tx, partyId);
}
