import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calendarOf } from '../../../platform/time/society-calendar.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { auditTrail } from '../../../testing/test-audit.ts';
import { aDraft, newKey, register, storeDraft, submit } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah', ipi_name_number: '99900000158' });
  stranger = await api.signUp({ given_name: 'Yaa', other_names: 'Boateng' });
});
afterAll(() => api.close());

const change = (version: number) => ({ 'if-match': `"${version}"` });

describe('submitting works', () => {
  test('registers at once if nobody has to confirm', async () => {
    const work = await register(ama, aDraft('Volta Blues', ama));
    expect(work).toMatchObject({ state: 'registered', version: 2, confirm_by: null, awaits_my_confirmation: false });
    expect(work.registered_at).not.toBeNull();
    expect(work.events.map(({ type }) => type)).toEqual(['created', 'submitted', 'registered']);
  });

  test('registers as incomplete if a writer has no IPI', async () => {
    const composer = await ama.inject('POST', '/composers', {
      headers: newKey(),
      payload: { given_names: 'Efua', family_name: 'Sarpong' },
    });
    const work = await register(ama, aDraft('Sunsum', ama, { partyId: composer.json().data.id }));
    expect(work.state).toBe('registered_incomplete');
    expect(work.writers.map(({ confirmation }) => confirmation)).toEqual(['submitter', 'not_a_member']);
  });

  test('completes the registration once the missing IPI is known', async () => {
    const newcomer = await api.signUp({ given_name: 'Esi', other_names: 'Kyei' });
    const alone = await register(newcomer, aDraft('Late Number', newcomer));
    const other = await ama.inject('POST', '/composers', { headers: newKey(), payload: { family_name: 'Unknown' } });
    const still = await register(newcomer, aDraft('Still One Missing', newcomer, { partyId: other.json().data.id }));
    expect([alone.state, still.state]).toEqual(['registered_incomplete', 'registered_incomplete']);
    const { data } = (await newcomer.inject('GET', '/user/profile')).json();
    const payload = { ...data, ipi_name_number: '99900000354' };
    expect((await newcomer.inject('PUT', '/user/profile', { payload })).statusCode).toBe(200);
    const now = (await newcomer.inject('GET', `/compositions/${alone.id}`)).json().data;
    expect(now).toMatchObject({ state: 'registered', version: 3 });
    expect((await newcomer.inject('GET', `/compositions/${still.id}`)).json().data.state).toBe('registered_incomplete');
    const found = await ama.inject('GET', '/repertoire/compositions?query=99900000354');
    expect(found.json().data.total).toBe(2);
  });

  test('waits for the named members, who see and confirm it', async () => {
    const work = await register(ama, aDraft('Harmattan Love', ama, kofi));
    expect(work.state).toBe('awaiting_confirmation');
    // The end of the day that the notification names.
    expect(work.confirm_by).toBe(calendarOf(api.db).responseDeadline(api.clock.now(), 30).toISOString());
    const target = (await kofi.inject('GET', `/compositions/${work.id}`)).json().data;
    expect(target).toMatchObject({ is_mine: false, awaits_my_confirmation: true });
    expect((await stranger.inject('GET', `/compositions/${work.id}`)).statusCode).toBe(404);

    const mine = await ama.inject('POST', `/compositions/${work.id}/confirmation`, { headers: change(2) });
    expect([mine.statusCode, mine.json().code]).toEqual([409, 'nothing_to_confirm']);
    const confirmed = await kofi.inject('POST', `/compositions/${work.id}/confirmation`, { headers: change(2) });
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.json().data).toMatchObject({ state: 'registered', version: 3, confirm_by: null });
    expect(confirmed.json().data.events.map(({ type }: { type: string }) => type)).toEqual([
      'created',
      'submitted',
      'confirmed',
      'registered',
    ]);
    const again = await kofi.inject('POST', `/compositions/${work.id}/confirmation`, { headers: change(3) });
    expect(again.json().code).toBe('nothing_to_confirm');
  });

  test('stays pending until the last named member has confirmed', async () => {
    const work = await register(ama, aDraft('Kente Lines', ama, kofi, stranger));
    const first = await kofi.inject('POST', `/compositions/${work.id}/confirmation`, { headers: change(2) });
    expect(first.json().data.state).toBe('awaiting_confirmation');
    const late = await stranger.inject('POST', `/compositions/${work.id}/confirmation`, { headers: change(2) });
    expect(late.statusCode).toBe(412);
    const last = await stranger.inject('POST', `/compositions/${work.id}/confirmation`, { headers: change(3) });
    expect(last.json().data.state).toBe('registered_incomplete');
  });

  test('rejects shares that don’t total 100.00 within 0.06', async () => {
    const total = async (pr: number, mr = 10_000, sr = 0) => {
      const shares = { pr, mr, sr };
      const draft = await storeDraft(ama, {
        title: `Total ${pr} ${mr} ${sr}`,
        writers: [{ party_id: ama.partyId, role: 'CA', shares }],
      });
      return submit(ama, draft);
    };
    expect((await total(9_994)).statusCode).toBe(200);
    expect((await total(10_000, 10_000, 10_000)).statusCode).toBe(200);
    for (const answer of [await total(9_993), await total(10_000, 9_000), await total(10_000, 10_000, 5_000)]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().details).toEqual([{ path: 'writers', message: expect.stringContaining('must total 100%') }]);
    }
  });

  test('rejects a work without a composer or author', async () => {
    const draft = await storeDraft(ama, { title: 'Nobody Wrote It' });
    const answer = await submit(ama, draft);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details[0].path).toBe('writers');
  });

  test('rejects the ISWC of another active work', async () => {
    const iswc = 'T-702.152.911-5';
    await register(ama, { ...aDraft('The Owner of the Number', ama), iswc });
    const answer = await submit(kofi, await storeDraft(kofi, { ...aDraft('The Other', kofi), iswc }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'iswc_taken', details: [{ path: 'iswc' }] });
  });

  test('registers one of two concurrent submissions with the same ISWC', async () => {
    const iswc = 'T-071.574.140-4';
    const drafts = await Promise.all([
      storeDraft(ama, { ...aDraft('Mine', ama), iswc }),
      storeDraft(kofi, { ...aDraft('No, Mine', kofi), iswc }),
    ]);
    const answers = await Promise.all([submit(ama, drafts[0]), submit(kofi, drafts[1])]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('accepts one of two concurrent submissions and reports it to the other', async () => {
    const draft = await storeDraft(ama, aDraft('Double Click', ama));
    const answers = await Promise.all([submit(ama, draft), submit(ama, draft)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const lost = answers.find(({ statusCode }) => statusCode === 412);
    expect(lost?.json().current.state).toBe('registered');
  });

  test('repeats the first response for a repeated submission with its key', async () => {
    const draft = await storeDraft(ama, aDraft('Bad Line', ama));
    const key = newKey();
    const [first, repeat] = await Promise.all([submit(ama, draft, key), submit(ama, draft, key)]);
    expect(first.statusCode).toBe(200);
    expect(repeat.json()).toEqual(first.json());
    expect(repeat.headers.etag).toBe('"2"');
  });

  test('rejects changing, submitting or discarding a submitted revision as a draft', async () => {
    const work = await register(ama, aDraft('Set in Stone', ama));
    const answers = [
      await ama.inject('PUT', `/compositions/${work.id}`, { headers: change(2), payload: aDraft('Sand', ama) }),
      await ama.inject('DELETE', `/compositions/${work.id}`, { headers: change(2) }),
      await submit(ama, work),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_a_draft']);
  });

  test('writes before and after to the audit trail, and notifies every member concerned', async () => {
    const work = await register(ama, aDraft('Paper Trail', ama, kofi));
    expect(await auditTrail(api, work.id)).toMatchObject([
      { action: 'composition.create', account_id: ama.accountId, before: null, after: { state: 'draft' } },
      { action: 'composition.submit', before: { state: 'draft' }, after: { state: 'awaiting_confirmation' } },
    ]);
    const news = await api.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    expect(news.topic).toBe('compositions');
    expect([...news.member_ids].sort()).toEqual([ama.memberId, kofi.memberId].sort());
  });
});
