import { randomUUID } from 'node:crypto';
import type { createApi } from '../../main/create-api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { insertMember } from '../../testing/test-member.ts';
import { giveRepertoire } from './bench-repository.ts';

type Api = Awaited<ReturnType<typeof createApi>>;

/** A member with 10,000 works and as many recordings, in a society where others have many works as well. */
export async function memberWithManyWorks({ context: { db } }: Api): Promise<Act['actor']> {
  const newMember = () => insertMember(db, { email: `${randomUUID()}@example.org` });
  const coWriter = await newMember();
  for (let other = 0; other < 10; other += 1) {
    const [member, partner] = [await newMember(), await newMember()];
    await inTransaction(db, (tx) => giveRepertoire(tx, member, partner, { works: 4_000, recordings: 1_000 }));
  }
  const member = await newMember();
  await inTransaction(db, (tx) => giveRepertoire(tx, member, coWriter, { works: 10_000, recordings: 10_000 }));
  return member;
}

/** What a member's call carries: the session that was opened for it. */
export async function headersOf(
  { context: { db, sessions } }: Pick<Api, 'context'>,
  actor: Act['actor'],
): Promise<Record<string, string>> {
  const { session, binding } = await inTransaction(db, (tx) => sessions.open(tx, { ...actor, userAgent: null }));
  return { authorization: `Bearer ${session.token}`, cookie: `session-binding=${binding}` };
}
