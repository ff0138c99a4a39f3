import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Database, Tx } from '../db/transaction.ts';
import type { Message } from './messages.ts';

export interface QueuedMail extends Pick<Message, 'recipient' | 'subject' | 'body'> {
  readonly id: string;
  /** Null in mail that an earlier release queued. */
  readonly html: string | null;
  readonly unsubscribe_url: string | null;
  readonly attempts: number;
}

/** Then the portal gives up. */
export const MAX_ATTEMPTS = 10;

export async function queueMail(tx: Tx, message: Message): Promise<void> {
  await tx
    .insertInto('mail')
    .values({ id: newId(), ...message })
    .execute();
}

export function createMailRepository(db: Database) {
  return {
    /**
     * Mail about the account first, because its links expire soon and summaries come by the thousand. No other
     * process takes it for three minutes, longer than sending may last.
     */
    async take(): Promise<QueuedMail | null> {
      const due = db
        .selectFrom('mail')
        .select('id')
        .where('sent_at', 'is', null)
        .where('attempts', '<', MAX_ATTEMPTS)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        // As in the index.
        .orderBy(sql`(unsubscribe_url is not null)`)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked();
      const mail = await db
        .updateTable('mail')
        .set({ attempts: sql`attempts + 1`, next_attempt_at: sql`now() + interval '3 minutes'` })
        .where('id', 'in', due)
        .returning(['id', 'recipient', 'subject', 'body', 'html', 'unsubscribe_url', 'attempts'])
        .executeTakeFirst();
      return mail ?? null;
    },

    async markSent(id: string): Promise<void> {
      await db.updateTable('mail').set({ sent_at: sql`now()`, last_error: null }).where('id', '=', id).execute();
    },

    async markFailed(id: string, reason: string): Promise<void> {
      await db
        .updateTable('mail')
        .set({
          last_error: reason.slice(0, 500),
          next_attempt_at: sql`now() + interval '15 seconds' * power(2, attempts)`,
        })
        .where('id', '=', id)
        .execute();
    },
  };
}
