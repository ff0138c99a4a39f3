import type { CaseMessage } from '@counterpoint/domain/schemas/cases';
import { societyName } from '@counterpoint/domain/schemas/home';
import { sql } from 'kysely';
import { nameIfAny, PARTY_NAMES } from '../../parties/party-view.ts';
import type { NewRow } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

/** Shared messages and the party's own; all of them for the society, without a party. */
export function readMessages(db: Database, caseId: string, partyId: string | null) {
  return db
    .selectFrom('opposition_message as message')
    .leftJoin('party', 'party.id', 'message.party_id')
    .select(['message.id', 'message.body', 'message.visibility', 'message.party_id', 'message.created_at'])
    .select(PARTY_NAMES)
    .where('message.opposition_id', '=', caseId)
    .$if(partyId !== null, (query) =>
      query.where(({ or, eb }) => or([eb('message.visibility', '=', 'shared'), eb('message.party_id', '=', partyId)])),
    )
    .orderBy('message.id')
    .execute();
}

type Found = Awaited<ReturnType<typeof readMessages>>[number];

export function toMessage({ id, body, visibility, party_id, ...rest }: Found, myPartyId: string): CaseMessage {
  const author = nameIfAny(rest) ?? societyName();
  return { id, author, is_mine: party_id === myPartyId, body, visibility, created_at: rest.created_at.toISOString() };
}

export async function countMessages(db: Database, caseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('opposition_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('opposition_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertMessage(tx: Tx, message: NewRow<'opposition_message'>): Promise<void> {
  await tx.insertInto('opposition_message').values(message).execute();
}
