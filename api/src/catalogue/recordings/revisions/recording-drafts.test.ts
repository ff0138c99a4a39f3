import type { RecordingDraftInput } from '@counterpoint/domain/schemas/recordings';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../../platform/db/new-id.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import {
  aRecordingDraft,
  aRight,
  changeRecording,
  changingRecording,
  recordingAs,
  registerRecording,
  storeRecordingDraft,
} from '../../../testing/test-recordings.ts';
import { aDraft, newKey, storeDraft } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({});
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah' });
});
afterAll(() => api.close());

describe('drafts of recordings', () => {
  test('shows a draft to its owner alone, in their list as well', async () => {
    const draft = await storeRecordingDraft(ama, aRecordingDraft('Volta Blues', ama, kofi));
    expect(draft).toMatchObject({ title: 'Volta Blues', state: 'draft', version: 1, revision: 1, is_mine: true });
    expect(draft.reference).toMatch(/^SR\d{5}$/);
    expect(draft.rights).toMatchObject([
      { name: 'Ama Mensah', confirmation: 'submitter', is_me: true, share: 5000 },
      { name: 'Kofi Mensah', confirmation: 'invited', is_me: false, is_claim: false },
    ]);
    expect((await kofi.inject('GET', `/recordings/${draft.id}`)).statusCode).toBe(404);
    const { items } = (await ama.inject('GET', '/recordings?query=volta')).json().data;
    expect(items).toMatchObject([{ id: draft.id, display_artist: 'Adwoa Boateng', duration_s: 222 }]);
  });

  test('updates the list and the search when a draft is saved', async () => {
    const draft = await storeRecordingDraft(ama, aRecordingDraft('First title', ama));
    const payload = { ...aRecordingDraft('Harmattan Love', ama), isrc: 'isrc gb-emi-03-00013', label: 'Osu' };
    const saved = await ama.inject('PUT', `/recordings/${draft.id}`, { headers: changingRecording(draft), payload });
    expect(saved.json().data).toMatchObject({ title: 'Harmattan Love', isrc: 'GBEMI0300013', version: 2 });
    const { items } = (await ama.inject('GET', '/recordings?query=GBEMI0300013')).json().data;
    expect(items).toMatchObject([{ id: draft.id, title: 'Harmattan Love', label: 'Osu' }]);
  });

  test('rejects overwriting a draft that was changed elsewhere: 412 with its current state', async () => {
    const draft = await storeRecordingDraft(ama, aRecordingDraft('Twice', ama));
    const save = (title: string) =>
      ama.inject('PUT', `/recordings/${draft.id}`, {
        headers: changingRecording(draft),
        payload: aRecordingDraft(title, ama),
      });
    const answers = await Promise.all([save('One'), save('Other')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const stale = answers.find(({ statusCode }) => statusCode === 412)?.json();
    expect(stale).toMatchObject({ code: 'stale_version', current: { id: draft.id, version: 2 } });
    expect(stale.current.title).toBe((await recordingAs(ama, draft.id)).title);
  });

  test('deletes a draft permanently, but never a submitted revision', async () => {
    const draft = await storeRecordingDraft(ama, aRecordingDraft('Away', ama));
    const remove = (target: { id: string; version: number }) =>
      ama.inject('DELETE', `/recordings/${target.id}`, { headers: changingRecording(target) });
    expect((await remove(draft)).statusCode).toBe(204);
    expect((await ama.inject('GET', `/recordings/${draft.id}`)).statusCode).toBe(404);
    expect((await ama.inject('GET', '/recordings?query=away')).json().data.total).toBe(0);
    const registered = await registerRecording(ama, aRecordingDraft('Stays', ama));
    expect((await remove(registered)).json().code).toBe('not_a_draft');
  });

  test('keeps a draft that a work names', async () => {
    const { id, version } = await storeRecordingDraft(ama, aRecordingDraft('Named', ama));
    const recordings = [{ recording_id: id, title: 'Named' }];
    await storeDraft(ama, { ...aDraft('Naming', ama), recordings });
    const kept = await ama.inject('DELETE', `/recordings/${id}`, { headers: changingRecording({ version }) });
    expect([kept.statusCode, kept.json().code]).toEqual([409, 'still_named']);
  });

  test('treats a far-future last day as rights without an end', async () => {
    const rights = [aRight(ama.partyId, { valid_to: '9999-12-31' })];
    const draft = await storeRecordingDraft(ama, { ...aRecordingDraft('For Good'), rights });
    expect(draft.rights).toMatchObject([{ valid_from: '2024-01-01', valid_to: null }]);
  });

  test('keeps a contested revision on record even if the contest was withdrawn', async () => {
    const [kofi, yaa] = [await api.signUp({}), await api.signUp({})];
    const submitted = await registerRecording(ama, aRecordingDraft('Contested Once', ama, kofi, yaa));
    const contested = await changeRecording(kofi, submitted, {
      name: 'contestation',
      payload: { reason: 'I hold more of it.', rights: [] },
    });
    const again = await changeRecording(ama, await changeRecording(ama, contested, 'taking-back'), 'submission');
    const agreed = await changeRecording(kofi, again, 'confirmation');
    const { id, version } = await changeRecording(ama, agreed, 'taking-back');
    const removed = await ama.inject('DELETE', `/recordings/${id}`, { headers: changingRecording({ version }) });
    expect([removed.statusCode, removed.json().code]).toEqual([409, 'has_case']);
  });

  test.each<
    [
      string,
      Partial<RecordingDraftInput> & { held?: Parameters<typeof aRight>[1] },
      { path: string; message: string | RegExp },
    ]
  >([
    ['a share of zero', { held: { share: 0 } }, { path: 'rights.0.share', message: 'A share must be above 0.' }],
    [
      'a period that ends before it begins',
      { held: { valid_to: '2023-12-31' } },
      { path: 'rights.0.valid_to', message: 'The last day is before the first.' },
    ],
    [
      'territories that cancel out',
      { held: { territories: [{ territory: '0288' }, { territory: '2136', is_included: false }] } },
      {
        path: 'rights.0.territories',
        message: 'These territories cancel each other out. Include at least one country.',
      },
    ],
    ...(
      [
        ['9999', 'No country or group of countries has the code 9999. Choose another territory.'],
        ['0825', 'No country or group of countries has the code 0825. Choose another territory.'],
        ['2150', 'We don’t know the countries of group 2150. Choose the countries themselves.'],
        ['0810', 'These territories contain no present-day country. Choose the countries themselves.'],
      ] as const
    ).map(
      ([territory, message]): [
        string,
        { held: { territories: { territory: string }[] } },
        { path: string; message: string },
      ] => [
        `the territory ${territory}`,
        { held: { territories: [{ territory }] } },
        { path: 'rights.0.territories', message },
      ],
    ),
    [
      'a territory that is left out of nothing',
      { held: { territories: [{ territory: '2136' }, { territory: '0810', is_included: false }] } },
      {
        path: 'rights.0.territories',
        message: 'Soviet Union (until 1991) has no present-day countries to exclude. Exclude its countries one by one.',
      },
    ],
    [
      'a holder nobody knows',
      { held: { party_id: newId() } },
      { path: 'rights.0.party_id', message: /We can’t find this rights holder/ },
    ],
    [
      'a year that no calendar has',
      { held: { valid_from: '0000-01-01' } },
      { path: 'rights.0.valid_from', message: 'Enter the first day.' },
    ],
    ['a release in no year', { release_date: '0000-02-01' }, { path: 'release_date', message: 'Enter a date.' }],
    ['a short ISRC', { isrc: 'GBEMI030001' }, { path: 'isrc', message: /has 11 characters. It needs 12/ }],
    [
      'an ISRC with the letter O',
      { isrc: 'GBEMI03O0013' },
      { path: 'isrc', message: /Enter the digit 0 instead of the letter O/ },
    ],
    [
      'an ISRC that starts with a digit',
      { isrc: '1BEMI0300013' },
      { path: 'isrc', message: /starts with two letters/ },
    ],
    ['a wrong bar code', { ean: '5901234123458' }, { path: 'ean', message: /bar code isn’t valid/ }],
    [
      'a work nobody knows',
      { works: [{ title: 'A', composition_id: newId() }] },
      { path: 'works.0.composition_id', message: /We can’t find this work/ },
    ],
  ])('rejects %s at its field', async (_, { held, ...facts }, { path, message }) => {
    const payload = {
      ...aRecordingDraft('Wrong', ama),
      ...facts,
      ...(held && { rights: [aRight(ama.partyId, held)] }),
    };
    const answer = await ama.inject('POST', '/recordings', { headers: newKey(), payload });
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([422, path]);
    expect(answer.json().details[0].message).toMatch(message);
  });
});
