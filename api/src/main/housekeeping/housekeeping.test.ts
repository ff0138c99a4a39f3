import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addComposer } from '../../testing/test-invitations.ts';
import { aDraft, storeDraft } from '../../testing/test-works.ts';
import { runHousekeeping } from './housekeeping.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

function housekeep(): Promise<void> {
  return runHousekeeping({ db: api.db, env: api.env, now: api.clock.now, files: api.files });
}

test('deletes what is past its retention period, and nothing else', async () => {
  await api.signUp();
  await sql`insert into attempt (id, bucket, made_at) values
    (gen_random_uuid(), 'old', now() - interval '32 days'), (gen_random_uuid(), 'new', now())`.execute(api.db);
  await housekeep();
  expect(await api.db.selectFrom('attempt').select('id').execute()).toHaveLength(1);
  expect(await api.db.selectFrom('session').select('id').execute()).toHaveLength(1);
  api.clock.advance(13 * 3_600_000);
  await housekeep();
  expect(await api.db.selectFrom('session').select('id').execute()).toHaveLength(0);
});

test('goes on after a step that fails, and reports it', async () => {
  await sql`insert into outbox (topic, member_ids, created_at) values ('profile', '{}', now() - interval '3 days')`.execute(
    api.db,
  );
  await sql`alter table attempt rename to attempt_away`.execute(api.db);
  await expect(housekeep()).rejects.toThrow(/attempt/);
  await sql`alter table attempt_away rename to attempt`.execute(api.db);
  const { rows } = await sql`select from outbox where created_at < now() - interval '2 days'`.execute(api.db);
  expect(rows).toEqual([]);
});

test('deletes invitations that were withdrawn a month ago or never answered, and keeps the answered ones', async () => {
  const ama = await api.signUp();
  const invited = await addComposer(ama);
  const { id } = await storeDraft(ama, aDraft('Long Ago', ama, invited));
  const then = new Date(Date.now() - 400 * 86_400_000);
  const row = {
    composition_id: id,
    party_id: invited.partyId,
    member_id: ama.memberId,
    sent_at: then,
    expires_at: then,
  };
  const ended = {
    withdrawn: { withdrawn_at: then },
    answered: { answer: 'confirmed' as const, answered_at: then },
    open: {},
  };
  for (const [email, columns] of Object.entries(ended))
    await api.db
      .insertInto('composition_invitation')
      .values({ ...row, ...columns, id: randomUUID(), email, token_hash: Buffer.from(email) })
      .execute();
  await housekeep();
  const left = await api.db.selectFrom('composition_invitation').select('email').execute();
  expect(left).toEqual([{ email: 'answered' }]);
});

test('deletes mail a month after it was queued if it was given up, and keeps what may still be sent', async () => {
  await sql`
    insert into mail (id, recipient, subject, body, attempts, next_attempt_at, created_at)
    select gen_random_uuid(), attempts || ' in ' || age, '', '', attempts, now() + interval '1 day', now() - age
    from (values (9), (10)) as tried (attempts), (values (interval '29 days'), (interval '31 days')) as queued (age)`.execute(
    api.db,
  );
  await housekeep();
  const left = await api.db.selectFrom('mail').select('recipient').orderBy('recipient').execute();
  expect(left.map(({ recipient }) => recipient)).toEqual(['10 in 29 days', '9 in 29 days', '9 in 31 days']);
});

test('keeps notifications for a year after they were read, and unread ones permanently', async () => {
  const { memberId } = await api.signUp();
  const insertNotification = (title: string, read_at: string | null) => sql`
    insert into notification (id, member_id, kind, title, message, created_at, read_at)
    values (gen_random_uuid(), ${memberId}, 'work_registered', ${title}, '', now() - interval '3 years', ${read_at})`;
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await insertNotification('read long ago', ago(366)).execute(api.db);
  await insertNotification('read of late', ago(364)).execute(api.db);
  await insertNotification('unread', null).execute(api.db);
  await housekeep();
  const left = await api.db.selectFrom('notification').select('title').orderBy('title').execute();
  expect(left).toEqual([{ title: 'read of late' }, { title: 'unread' }]);
});
