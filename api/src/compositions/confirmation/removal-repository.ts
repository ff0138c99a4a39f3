import { PARTY_COLUMNS } from '../../composers/party-view.ts';
import type { Database, Tx } from '../../db/transaction.ts';
import type { Act } from '../../http/act.ts';
import type { RevisionKey } from '../party-line-repository.ts';

/** The parties whom a revision leaves out though the one in force names them. */
export function readRemovals(db: Database, { id, revision }: RevisionKey) {
  return db
    .selectFrom('composition_removal as removal')
    .innerJoin('party', 'party.id', 'removal.party_id')
    .select(['removal.party_id', 'removal.confirmation', 'removal.confirmed_at'])
    .select(PARTY_COLUMNS)
    .where('removal.composition_id', '=', id)
    .where('removal.revision', '=', revision)
    .orderBy('removal.party_id')
    .execute();
}
/** Such a party, with its names. */
export type RemovalRow = Awaited<ReturnType<typeof readRemovals>>[number];

/** Asks these parties, and no others, whether they agree to be left out. */
export async function replaceRemovals(tx: Tx, { id, revision }: RevisionKey, partyIds: readonly string[]) {
  const of = { composition_id: id, revision };
  await tx
    .deleteFrom('composition_removal')
    .where('composition_id', '=', id)
    .where('revision', '=', revision)
    .execute();
  if (partyIds.length === 0) return;
  const asked = { confirmation: 'invited' as const, confirmed_at: null };
  await tx
    .insertInto('composition_removal')
    .values(partyIds.map((party_id) => ({ ...of, party_id, ...asked })))
    .execute();
}

/** The party agrees to be left out. */
export async function confirmRemoval(tx: Tx, key: RevisionKey, { actor, at }: Act): Promise<void> {
  await tx
    .updateTable('composition_removal')
    .set({ confirmation: 'confirmed', confirmed_at: at })
    .where('composition_id', '=', key.id)
    .where('revision', '=', key.revision)
    .where('party_id', '=', actor.partyId)
    .where('confirmation', 'in', ['invited', 'contested'])
    .execute();
}

/** The party does not agree to be left out. */
export async function contestRemoval(tx: Tx, key: RevisionKey, { actor }: Act): Promise<void> {
  await tx
    .updateTable('composition_removal')
    .set({ confirmation: 'contested' })
    .where('composition_id', '=', key.id)
    .where('revision', '=', key.revision)
    .where('party_id', '=', actor.partyId)
    .where('confirmation', '=', 'invited')
    .execute();
}

/** Those who were asked and have not answered will not be waited for. */
export async function giveUpOnRemovals(tx: Tx, key: RevisionKey): Promise<void> {
  await tx
    .updateTable('composition_removal')
    .set({ confirmation: 'unconfirmed' })
    .where('composition_id', '=', key.id)
    .where('revision', '=', key.revision)
    .where('confirmation', '=', 'invited')
    .execute();
}
