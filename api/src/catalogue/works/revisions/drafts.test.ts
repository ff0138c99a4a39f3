// cspell:ignore nsuo
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { aDraft, newKey, storeDraft } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah', ipi_name_number: '99900000158' });
});
afterAll(() => api.close());

const change = (version: number) => ({ 'if-match': `"${version}"` });

describe('drafts', () => {
  test('stores every field, and returns the draft with its version as ETag', async () => {
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

  test('creates one draft per Idempotency-Key and repeats the first response', async () => {
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

  test('updates a draft only with its current version', async () => {
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

  test('applies one of two concurrent updates and shows its result to the other', async () => {
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

  test('shows a draft to its owner alone, even if it names others', async () => {
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

  test('deletes a draft with its version', async () => {
    const draft = await storeDraft(ama, aDraft('Waste Paper', ama));
    expect((await ama.inject('DELETE', `/compositions/${draft.id}`, { headers: change(9) })).statusCode).toBe(412);
    const gone = await ama.inject('DELETE', `/compositions/${draft.id}`, { headers: change(1) });
    expect(gone.statusCode).toBe(204);
    expect((await ama.inject('GET', `/compositions/${draft.id}`)).statusCode).toBe(404);
    expect((await ama.inject('GET', '/compositions?query=waste')).json().data.total).toBe(0);
  });

  test('rejects a draft with the path of each invalid field', async () => {
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

  test('rejects a draft that names an unknown party', async () => {
    const nobody = { partyId: '01900000-0000-7000-8000-000000000000' };
    const answer = await ama.inject('POST', '/compositions', {
      headers: newKey(),
      payload: aDraft('Ghost Writer', ama, nobody),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details).toEqual([{ path: 'writers.1.party_id', message: expect.any(String) }]);
  });

  test('rejects a body that isn’t JSON or is too large', async () => {
    const headers = { ...newKey(), 'content-type': 'application/json' };
    const broken = await ama.inject('POST', '/compositions', { headers, payload: '{"title": "Gold' });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'malformed_body']);
    const large = await ama.inject('POST', '/compositions', {
      headers,
      payload: JSON.stringify({ title: 'x'.repeat(300_000) }),
    });
    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large']);
  });

  test('rejects drafts from a read-only account', async () => {
    const reader = await api.signUp({ role: 'reader' });
    const answer = await reader.inject('POST', '/compositions', { headers: newKey(), payload: aDraft('No', reader) });
    expect(answer.statusCode).toBe(403);
    expect((await reader.inject('GET', '/compositions')).statusCode).toBe(200);
  });
});

test('answers 404 for a path with an invalid work id', async () => {
  for (const id of ['01900000-0000-7000-8000-000000000000', 'nonsense', '%00', "' or 1=1"])
    expect((await ama.inject('GET', `/compositions/${encodeURIComponent(id)}`)).statusCode).toBe(404);
});
