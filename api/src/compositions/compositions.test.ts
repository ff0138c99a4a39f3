import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { aDraft, newKey, register, storeDraft, submit } from '../testing/test-works.ts';

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

describe('a draft', () => {
  test('is stored with all it says and comes back with its version as ETag', async () => {
    const payload = {
      title: '  Gold Coast Rain ',
      alternative_titles: [{ title: 'Mpoano Nsuo', type: 'TT' }],
      iswc: 'T-034.524.680-1',
      language: 'en',
      text_music: 'MTX',
      version_type: 'ORI',
      duration_s: 222,
      genre: '',
      writers: [{ party_id: ama.partyId, role: 'CA', shares: { pr: 7_000, mr: 10_000 } }],
    };
    const answer = await ama.inject('POST', '/compositions', { headers: newKey(), payload });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    const { data } = answer.json();
    expect(data).toMatchObject({
      ...payload,
      title: 'Gold Coast Rain',
      iswc: 'T0345246801',
      genre: null,
      state: 'draft',
      version: 1,
      is_mine: true,
      writers: [{ name: 'Ama Kusi', is_me: true, shares: { pr: 7_000, mr: 10_000, sr: 0 }, confirmation: 'submitter' }],
      events: [{ type: 'created', actor_name: 'Ama Kusi', is_me: true }],
    });
    expect(data.reference).toMatch(/^GCR\d{5}$/);
    const again = await ama.inject('GET', `/compositions/${data.id}`);
    expect(again.json().data).toEqual(data);
    expect(again.headers.etag).toBe('"1"');
  });

  test('is created once for one Idempotency-Key, and the repeat gets the first answer', async () => {
    const headers = newKey();
    const payload = aDraft('Once Only', ama);
    const first = await ama.inject('POST', '/compositions', { headers, payload });
    const repeat = await ama.inject('POST', '/compositions', { headers, payload });
    expect(repeat.statusCode).toBe(201);
    expect(repeat.json()).toEqual(first.json());
    const other = await ama.inject('POST', '/compositions', { headers, payload: aDraft('Another', ama) });
    expect(other.statusCode).toBe(422);
    expect(other.json().code).toBe('idempotency_key_reused');
    const none = await ama.inject('POST', '/compositions', { payload });
    expect(none.json().code).toBe('idempotency_key_required');
  });

  test('is changed by who has seen its present version', async () => {
    const draft = await storeDraft(ama, aDraft('First Words', ama));
    const payload = aDraft('Better Words', ama, kofi);
    const changed = await ama.inject('PUT', `/compositions/${draft.id}`, { headers: change(1), payload });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().data).toMatchObject({ title: 'Better Words', version: 2, reference: draft.reference });
    expect(changed.json().data.writers).toHaveLength(2);
    const stale = await ama.inject('PUT', `/compositions/${draft.id}`, { headers: change(1), payload });
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: changed.json().data });
    const blind = await ama.inject('PUT', `/compositions/${draft.id}`, { payload });
    expect(blind.statusCode).toBe(428);
  });

  test('is changed by one of two who change it at once, and the other is shown the result', async () => {
    const draft = await storeDraft(ama, aDraft('Two Tabs', ama));
    const answers = await Promise.all(
      ['Left Tab', 'Right Tab'].map((title) =>
        ama.inject('PUT', `/compositions/${draft.id}`, { headers: change(1), payload: aDraft(title, ama) }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const won = answers.find(({ statusCode }) => statusCode === 200);
    const lost = answers.find(({ statusCode }) => statusCode === 412);
    expect(lost?.json().current).toEqual(won?.json().data);
  });

  test('is its owner’s alone, also when it names others', async () => {
    const draft = await storeDraft(ama, aDraft('Not Yet', ama, kofi));
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/submission'],
      ['POST', '/confirmation'],
    ] as const) {
      const answer = await kofi.inject(method, `/compositions/${draft.id}${path}`, {
        headers: { ...change(1), ...newKey() },
        ...(method === 'PUT' && { payload: aDraft('Taken', kofi) }),
      });
      expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
    }
    const list = await kofi.inject('GET', '/compositions?query=Not%20Yet');
    expect(list.json().data.total).toBe(0);
  });

  test('is thrown away with its version, and is gone', async () => {
    const draft = await storeDraft(ama, aDraft('Waste Paper', ama));
    expect((await ama.inject('DELETE', `/compositions/${draft.id}`, { headers: change(9) })).statusCode).toBe(412);
    const gone = await ama.inject('DELETE', `/compositions/${draft.id}`, { headers: change(1) });
    expect(gone.statusCode).toBe(204);
    expect((await ama.inject('GET', `/compositions/${draft.id}`)).statusCode).toBe(404);
    expect((await ama.inject('GET', '/compositions?query=waste')).json().data.total).toBe(0);
  });

  test('is refused with the path of each wrong field', async () => {
    const answer = await ama.inject('POST', '/compositions', {
      headers: newKey(),
      payload: {
        title: ' ',
        iswc: 'T-034.524.680-2',
        writers: [{ party_id: ama.partyId, role: 'XX', shares: { pr: 10_001, mr: 0.5 } }],
      },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['title', 'iswc', 'writers.0.role', 'writers.0.shares.pr', 'writers.0.shares.mr']),
    );
  });

  test('is refused when it names a party that does not exist', async () => {
    const nobody = { partyId: '01900000-0000-7000-8000-000000000000' };
    const answer = await ama.inject('POST', '/compositions', {
      headers: newKey(),
      payload: aDraft('Ghost Writer', ama, nobody),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details).toEqual([{ path: 'writers.1.party_id', message: expect.any(String) }]);
  });

  test('is refused as no JSON, or as too large', async () => {
    const headers = { ...newKey(), 'content-type': 'application/json' };
    const broken = await ama.inject('POST', '/compositions', { headers, payload: '{"title": "Gold' });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'malformed_body']);
    const large = await ama.inject('POST', '/compositions', {
      headers,
      payload: JSON.stringify({ title: 'x'.repeat(300_000) }),
    });
    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large']);
  });

  test('is not written by an account that may only look', async () => {
    const reader = await api.signUp({ permission: 'read' });
    const answer = await reader.inject('POST', '/compositions', { headers: newKey(), payload: aDraft('No', reader) });
    expect(answer.statusCode).toBe(403);
    expect((await reader.inject('GET', '/compositions')).statusCode).toBe(200);
  });
});

describe('a work that is submitted', () => {
  test('is registered at once when nobody has to be asked', async () => {
    const work = await register(ama, aDraft('Volta Blues', ama));
    expect(work).toMatchObject({ state: 'registered', version: 2, confirm_by: null, awaits_my_confirmation: false });
    expect(work.registered_at).not.toBeNull();
    expect(work.events.map(({ type }) => type)).toEqual(['created', 'submitted', 'registered']);
  });

  test('is registered as incomplete when a writer has no IPI', async () => {
    const composer = await ama.inject('POST', '/composers', {
      headers: newKey(),
      payload: { given_names: 'Efua', family_name: 'Sarpong' },
    });
    const work = await register(ama, aDraft('Sunsum', ama, { partyId: composer.json().data.id }));
    expect(work.state).toBe('registered_incomplete');
    expect(work.writers.map(({ confirmation }) => confirmation)).toEqual(['submitter', 'not_a_member']);
  });

  test('waits for the members it names, who see it from then on and confirm it', async () => {
    const work = await register(ama, aDraft('Harmattan Love', ama, kofi));
    expect(work.state).toBe('awaiting_confirmation');
    const days = (Date.parse(work.confirm_by ?? '') - Date.parse(work.submitted_at ?? '')) / 86_400_000;
    expect(days).toBe(30);
    const seen = (await kofi.inject('GET', `/compositions/${work.id}`)).json().data;
    expect(seen).toMatchObject({ is_mine: false, awaits_my_confirmation: true });
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

  test('stays waiting until the last member who is named has confirmed', async () => {
    const work = await register(ama, aDraft('Kente Lines', ama, kofi, stranger));
    const first = await kofi.inject('POST', `/compositions/${work.id}/confirmation`, { headers: change(2) });
    expect(first.json().data.state).toBe('awaiting_confirmation');
    const late = await stranger.inject('POST', `/compositions/${work.id}/confirmation`, { headers: change(2) });
    expect(late.statusCode).toBe(412);
    const last = await stranger.inject('POST', `/compositions/${work.id}/confirmation`, { headers: change(3) });
    expect(last.json().data.state).toBe('registered_incomplete');
  });

  test('is refused while its shares do not total 100.00 within 0.06', async () => {
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
      expect(answer.json().details).toEqual([
        { path: 'writers', message: expect.stringContaining('must total 100.00%') },
      ]);
    }
  });

  test('is refused without a composer or author', async () => {
    const draft = await storeDraft(ama, { title: 'Nobody Wrote It' });
    const answer = await submit(ama, draft);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details[0].path).toBe('writers');
  });

  test('is refused when another work in force has its ISWC', async () => {
    const iswc = 'T-702.152.911-5';
    await register(ama, { ...aDraft('The Owner of the Number', ama), iswc });
    const answer = await submit(kofi, await storeDraft(kofi, { ...aDraft('The Other', kofi), iswc }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'iswc_taken', details: [{ path: 'iswc' }] });
  });

  test('lets one of two submissions with one ISWC through when they come at once', async () => {
    const iswc = 'T-071.574.140-4';
    const drafts = await Promise.all([
      storeDraft(ama, { ...aDraft('Mine', ama), iswc }),
      storeDraft(kofi, { ...aDraft('No, Mine', kofi), iswc }),
    ]);
    const answers = await Promise.all([submit(ama, drafts[0]), submit(kofi, drafts[1])]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('is submitted by one of two submissions at once; the other sees that it was', async () => {
    const draft = await storeDraft(ama, aDraft('Double Click', ama));
    const answers = await Promise.all([submit(ama, draft), submit(ama, draft)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const lost = answers.find(({ statusCode }) => statusCode === 412);
    expect(lost?.json().current.state).toBe('registered');
  });

  test('gives the first answer again when a submission is repeated with its key', async () => {
    const draft = await storeDraft(ama, aDraft('Bad Line', ama));
    const key = newKey();
    const [first, repeat] = await Promise.all([submit(ama, draft, key), submit(ama, draft, key)]);
    expect(first.statusCode).toBe(200);
    expect(repeat.json()).toEqual(first.json());
    expect(repeat.headers.etag).toBe('"2"');
  });

  test('can no longer be changed, submitted or thrown away as a draft', async () => {
    const work = await register(ama, aDraft('Set in Stone', ama));
    const answers = [
      await ama.inject('PUT', `/compositions/${work.id}`, { headers: change(2), payload: aDraft('Sand', ama) }),
      await ama.inject('DELETE', `/compositions/${work.id}`, { headers: change(2) }),
      await submit(ama, work),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_a_draft']);
  });

  test('leaves a trail with before and after, and news for every member it concerns', async () => {
    const work = await register(ama, aDraft('Paper Trail', ama, kofi));
    const trail = await api.db
      .selectFrom('audit_event')
      .select(['action', 'account_id', 'before', 'after'])
      .where('subject_id', '=', work.id)
      .orderBy('id')
      .execute();
    expect(trail).toMatchObject([
      { action: 'composition.create', account_id: ama.accountId, before: null, after: { state: 'draft' } },
      { action: 'composition.submit', before: { state: 'draft' }, after: { state: 'awaiting_confirmation' } },
    ]);
    const news = await api.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    expect(news.topic).toBe('compositions');
    expect([...news.member_ids].sort()).toEqual([ama.memberId, kofi.memberId].sort());
  });
});

test('an address that names no work is not found, whatever it holds', async () => {
  for (const id of ['01900000-0000-7000-8000-000000000000', 'nonsense', '%00', "' or 1=1"])
    expect((await ama.inject('GET', `/compositions/${encodeURIComponent(id)}`)).statusCode).toBe(404);
});
