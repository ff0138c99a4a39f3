import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { scheduleMail } from './collect-mail.ts';

test('schedules more mail at once than a statement can have parameters for', async () => {
  const api = await createTestApi();
  const { accountId: account_id, memberId } = await api.signUp();
  const due_at = api.clock.now();
  const { rows } = await sql<{ id: string }>`
    insert into notification (id, member_id, kind, created_at)
      select gen_random_uuid(), ${memberId}, 'confirm_reminder', now() from generate_series(1, 13200) returning id`.execute(
    api.db,
  );
  const waiting = rows.map(({ id: notification_id }) => {
    return { account_id, notification_id, mail_group: 'deadlines' as const, timing: 'at_once' as const, due_at };
  });
  await inTransaction(api.db, (tx) => scheduleMail(tx, waiting));
  const { count } = api.db.fn;
  const stored = await api.db.selectFrom('notification_mail').select(count('due_at').as('rows')).executeTakeFirst();
  expect(Number(stored?.rows)).toBe(13_200);
  await api.close();
});
