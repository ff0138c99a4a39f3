import type { NewRow } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { publish } from '../../platform/live/outbox-repository.ts';

export type SessionSelector =
  | { readonly only: string }
  | { readonly allBut: string }
  | { readonly ofMember: string }
  | 'all';

/** On commit, the live streams of these sessions end, too. Returns the sessions' IDs. */
export async function endSessions(tx: Tx, accountId: string, selector: SessionSelector): Promise<string[]> {
  let query = tx.deleteFrom('session').where('account_id', '=', accountId);
  if (selector !== 'all') {
    if ('only' in selector) query = query.where('id', '=', selector.only);
    else if ('allBut' in selector) query = query.where('id', '<>', selector.allBut);
    else query = query.where('member_id', '=', selector.ofMember);
  }
  const ended = await query.returning(['id', 'member_id']).execute();
  const memberIds = [...new Set(ended.map(({ member_id }) => member_id))];
  await publish(tx, { topic: 'sessions', memberIds });
  return ended.map(({ id }) => id);
}

/** Includes expired sessions. */
export function listSessions(db: Database, accountId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt'])
    .select(['last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** With the time when the member last proved who they are, by signing in or later. */
export function readSession(db: Database, id: string) {
  return db.selectFrom('session').select(['account_id', 'proved_at']).where('id', '=', id).executeTakeFirst();
}

export async function recordProof(db: Database, id: string, proved_at: Date): Promise<void> {
  await db.updateTable('session').set({ proved_at }).where('id', '=', id).execute();
}

/** The session goes on with another token, for another member. Null if it has ended. */
export async function replaceToken(
  tx: Tx,
  id: string,
  change: Pick<NewRow<'session'>, 'token_hash' | 'binding_hash' | 'member_id' | 'last_used_at'>,
): Promise<Date | null> {
  const session = await tx
    .updateTable('session')
    .set(change)
    .where('id', '=', id)
    .returning(['account_id', 'member_id', 'last_used_at', 'expires_at'])
    .executeTakeFirst();
  if (!session) return null;
  await markSignIn(tx, session);
  return session.expires_at;
}

async function markSignIn(tx: Tx, session: Pick<NewRow<'session'>, 'account_id' | 'member_id' | 'last_used_at'>) {
  await tx
    .updateTable('membership')
    .set({ signed_in_at: session.last_used_at })
    .where('account_id', '=', session.account_id)
    .where('member_id', '=', session.member_id)
    .execute();
}

export async function insertSession(tx: Tx, session: NewRow<'session'>): Promise<void> {
  await tx.insertInto('session').values(session).execute();
  await markSignIn(tx, session);
}

export function findSession(db: Database, tokenHash: Buffer) {
  return db
    .selectFrom('session')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.account_id', '=', 'session.account_id')
        .onRef('membership.member_id', '=', 'session.member_id'),
    )
    .innerJoin('party', 'party.member_id', 'session.member_id')
    .select(['session.id', 'session.binding_hash as bindingHash', 'session.account_id as accountId'])
    .select(['session.member_id as memberId', 'session.last_used_at as lastUsedAt', 'session.expires_at as expiresAt'])
    .select(['party.id as partyId', 'membership.role', 'membership.areas'])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function touchSession(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('session').set({ last_used_at: at }).where('id', '=', id).execute();
}

export async function removeEndedSessions(db: Database, now: Date, idleSince: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((either) => either.or([either('expires_at', '<', now), either('last_used_at', '<', idleSince)]))
    .execute();
}
