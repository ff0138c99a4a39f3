import { RECORDINGS, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { lockEntry } from '../../catalogue/entry/entry-repository.ts';
import type { PartyNames } from '../../parties/party-name.ts';
import { PARTY_COLUMNS } from '../../parties/party-view.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

/** A party of a case with what it is called and who is behind it. */
export interface StoredParty extends Row<'opposition_party'>, PartyNames {
  /** Null for a party that is no member. */
  readonly member_id: string | null;
}

/** A case as it is stored, with its parties. */
export interface StoredCase extends Row<'opposition'> {
  readonly object: { readonly type: 'composition' | 'recording'; readonly id: string };
  /** The claimants first, each side in the order of the parties' ids. */
  readonly parties: readonly StoredParty[];
}

/** A case, whoever asks; null where there is none. */
export async function readStoredCase(db: Database, id: string): Promise<StoredCase | null> {
  const row = await db.selectFrom('opposition').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const parties = await db
    .selectFrom('opposition_party')
    .innerJoin('party', 'party.id', 'opposition_party.party_id')
    .selectAll('opposition_party')
    .select(PARTY_COLUMNS)
    .where('opposition_party.opposition_id', '=', id)
    .orderBy('opposition_party.side')
    .orderBy('opposition_party.party_id')
    .execute();
  return { ...row, object: objectOf(row), parties };
}

/**
 * A case with nobody else at work on it or on what it is about: the work or recording is locked first, as by everybody
 * who changes one. Null where there is no such case.
 */
export async function lockCase(tx: Tx, id: string): Promise<StoredCase | null> {
  const about = await tx
    .selectFrom('opposition')
    .select(['composition_id', 'recording_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!about) return null;
  const { type, id: objectId } = objectOf(about);
  await lockEntry(tx, type === 'composition' ? WORKS : RECORDINGS, objectId);
  await tx.selectFrom('opposition').select('id').where('id', '=', id).forUpdate().execute();
  return readStoredCase(tx, id);
}

function objectOf({
  composition_id,
  recording_id,
}: Pick<Row<'opposition'>, 'composition_id' | 'recording_id'>): StoredCase['object'] {
  // The table's check says that one of the two is there.
  return composition_id === null
    ? { type: 'recording', id: recording_id ?? '' }
    : { type: 'composition', id: composition_id };
}

/** Those who claim, and have not taken their claim back. */
export function claimantsOf({ parties }: Pick<StoredCase, 'parties'>): StoredParty[] {
  return parties.filter(({ side, left_at }) => side === 'claimant' && left_at === null);
}

/** Those who are asked. */
export function respondentsOf({ parties }: Pick<StoredCase, 'parties'>): StoredParty[] {
  return parties.filter(({ side }) => side === 'respondent');
}
