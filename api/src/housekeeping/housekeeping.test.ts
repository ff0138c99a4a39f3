import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createSessionService } from '../session/session-service.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { tidy } from './housekeeping.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('deletes what has had its day, and nothing else', async () => {
  const sessions = createSessionService({ db: api.db, env: api.env, now: api.clock.now });
  await api.signUp();
  await sql`insert into attempt (id, bucket, made_at) values
    (gen_random_uuid(), 'old', now() - interval '2 days'), (gen_random_uuid(), 'new', now())`.execute(api.db);
  await tidy(api.db, sessions);
  expect(await api.db.selectFrom('attempt').select('id').execute()).toHaveLength(1);
  expect(await api.db.selectFrom('session').select('id').execute()).toHaveLength(1);
  api.clock.advance(13 * 3_600_000);
  await tidy(api.db, sessions);
  expect(await api.db.selectFrom('session').select('id').execute()).toHaveLength(0);
});
