import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { formatDay } from '../../platform/time/format.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { advanceDays } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { caseAs, changeCase } from '../../testing/test-filing.ts';
import { changeWork, workAs } from '../../testing/test-revisions.ts';
import { register } from '../../testing/test-works.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let esi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', ipi_name_number: '99900000158' });
  esi = await api.signUp({ given_name: 'Esi', ipi_name_number: '99900000256' });
});
afterAll(() => api.close());

test('members who waited for the outcome of a contest have two weeks to confirm the work, and are reminded', async () => {
  const shares = { pr: 4000, mr: 5000, sr: 0 };
  const work = await register(ama, {
    title: 'Waiting for Two',
    writers: [
      { party_id: ama.partyId, role: 'CA' as const, shares: { pr: 5000, mr: 0, sr: 0 } },
      { party_id: kofi.partyId, role: 'CA' as const, shares: { ...shares, pr: 5000 } },
      { party_id: esi.partyId, role: 'CA' as const, shares: { pr: 0, mr: 5000, sr: 0 } },
    ],
  });
  await changeWork(kofi, work, { name: 'contestation', payload: { reason: 'We agreed on less.', shares } });
  await advanceDays(api, 29);
  [ama, kofi, esi] = [await api.signIn(ama), await api.signIn(kofi), await api.signIn(esi)];
  const { id } = await api.db
    .selectFrom('opposition')
    .select('id')
    .where('composition_id', '=', work.id)
    .executeTakeFirstOrThrow();
  const before = Date.parse((await workAs(esi, work.id)).confirm_by ?? '');
  const settled = await changeCase(ama, await caseAs(ama, id), { name: 'answers', payload: { answer: 'update' } });
  expect(settled.state).toBe('resolved');
  const waiting = await workAs(esi, work.id);
  expect(waiting).toMatchObject({ state: 'awaiting_confirmation', awaits_my_confirmation: true });
  const days = (Date.parse(waiting.confirm_by ?? '') - before) / DAY_MS;
  expect(days).toBeGreaterThan(12);
  await advanceDays(api, 12);
  const { items } = (await (await api.signIn(esi)).inject('GET', '/notifications')).json().data;
  expect(items[0].title).toBe(`Confirm your shares by ${formatDay(calendarOf(api.db).dayAfter(api.clock.now(), 2))}`);
});
