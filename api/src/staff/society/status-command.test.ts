import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../platform/db/new-id.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { storeCase } from '../../testing/test-cases.ts';
import { aDraft, register } from '../../testing/test-works.ts';
import { statusCommand } from './status-command.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('says what waits, what fails and what is stored', async () => {
  const member = await api.signUp();
  const work = await register(member, aDraft('Harbour Lights', member));
  const by = { member_id: member.memberId, account_id: member.accountId };
  await api.db
    .insertInto('entry_review')
    .values({ id: newId(), composition_id: work.id, version: 1, ...by, requested_at: new Date() })
    .execute();
  // Its respondent's time ends at once.
  await storeCase(api, { claimant: await api.signUp(), respondent: member });
  const job = { id: member.memberId, subject_id: member.memberId, details: '{}', attempts: 2 };
  const run_at = new Date(Date.now() - 600_000);
  const { data, lines } = await inTransaction(api.db, async (tx) => {
    // The runner would take a job that is committed.
    await tx
      .insertInto('job')
      .values({ ...job, type: 'case_end', run_at })
      .execute();
    return statusCommand.run(tx, api.clock);
  });
  const shown = lines.join('\n');
  expect(data).toMatchObject({
    waiting: { cases: 1, claims: 0, applications: 0, reviews: 1 },
    jobs: [{ type: 'case_end', due: 1, failing: 1 }],
    kept: { works: 2 },
  });
  expect(shown).toContain('Cases              1');
  expect(shown).toMatch(/Reviews of drafts +1/);
  expect(shown).toContain('1 due, the oldest 10 minutes late, 1 failed and will be retried');
  expect(shown).toMatch(/Database {4}\d+(\.\d)? MB/);
});
