// cspell:ignore musci
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aRecordingDraft, registerRecording, storeRecordingDraft } from '../../testing/test-recordings.ts';
import { newKey } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let label: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', isni: '0000000123531945' });
  label = await api.signUp({ corporation_name: 'Osu Music' });
});
afterAll(() => api.close());

async function find(query: string, filter = 'all', member = ama) {
  const answer = await member.inject('GET', '/rightsholders', { query: { query, filter } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.items;
}

function add(payload: Record<string, unknown>, member = ama) {
  return member.inject('POST', '/rightsholders', { headers: newKey(), payload });
}

describe('rights holders', () => {
  test.each(['Osu Music', 'music osu', 'osu musci'])('finds composers by %s', async (query) => {
    expect(await find(query)).toMatchObject([{ id: label.partyId, organisation_type: 'Record Company' }]);
  });

  test('are found by ISNI, without contact data or base numbers', async () => {
    const [found] = await find('0000 0001 2353 1945', 'all', label);
    expect(Object.keys(found).sort()).toEqual([
      'can_change',
      'id',
      'ipi_name_number',
      'is_me',
      'is_member',
      'isni',
      'kind',
      'name',
      'organisation_type',
      'recordings',
      'societies',
      'stage_names',
      'works',
    ]);
  });

  test('are added with the kind of company, and recognised again', async () => {
    const payload = { kind: 'organisation', organisation_name: 'Tema Records', birth_year: 1998, nationality: 'GH' };
    const answer = await add({ ...payload, organisation_type: 'Producer/Record Company' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      organisation_type: 'Producer/Record Company',
      my_details: { birth_year: 1998, nationality: 'GH' },
    });
    const again = await add(payload);
    expect([again.statusCode, again.json().code]).toEqual([409, 'party_exists']);
  });

  test('are rejected with an unknown kind, at its field', async () => {
    const answer = await add({ kind: 'organisation', organisation_name: 'Kind Less', organisation_type: 'Club' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().details).toEqual([{ path: 'organisation_type', message: 'Choose the type of organisation.' }]);
  });

  test('lists those of own recordings, drafts included, with counts of active ones', async () => {
    const guest = (await add({ given_names: 'Rare', family_name: 'Guest' })).json().data;
    await storeRecordingDraft(ama, aRecordingDraft('A draft', { partyId: guest.id }));
    await registerRecording(ama, aRecordingDraft('Active', ama));
    expect((await find('', 'mine')).map(({ name }: { name: string }) => name)).toEqual(['Rare Guest']);
    expect((await find('Rare Guest'))[0].recordings).toBe(0);
    expect((await find('Ama Kusi', 'all', label))[0].recordings).toBe(1);
    expect(await find('', 'mine', label)).toEqual([]);
  });

  test('can’t be corrected once others name them in a recording', async () => {
    const added = (await add({ kind: 'organisation', organisation_name: 'Shared Sounds' })).json().data;
    expect(added.can_change).toBe(true);
    await storeRecordingDraft(label, aRecordingDraft('Theirs', { partyId: added.id }));
    const answer = await ama.inject('PUT', `/rightsholders/${added.id}`, {
      headers: { 'if-match': `"${added.version}"` },
      payload: { kind: 'organisation', organisation_name: 'Shared Sounds Ltd' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'composer_in_use']);
    const theirs = await label.inject('PUT', `/rightsholders/${added.id}`, {
      headers: { 'if-match': `"${added.version}"` },
      payload: { kind: 'organisation', organisation_name: 'Taken Over' },
    });
    expect(theirs.statusCode).toBe(404);
  });

  test('apply the first of two concurrent changes', async () => {
    const added = (await add({ kind: 'organisation', organisation_name: 'Twice Changed' })).json().data;
    const change = (organisation_name: string) =>
      ama.inject('PUT', `/rightsholders/${added.id}`, {
        headers: { 'if-match': `"${added.version}"` },
        payload: { kind: 'organisation', organisation_name },
      });
    const answers = await Promise.all([change('First Change'), change('Second Change')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });
});
