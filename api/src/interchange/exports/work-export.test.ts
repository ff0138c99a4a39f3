import type { WorkDraftInput } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { clearNewMembers } from '../../testing/test-clearance.ts';
import { aDraft, newKey, register, storeDraft } from '../../testing/test-works.ts';
import { check, sendImport, step } from '../imports/testing/send-import.ts';

let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
  ama = await api.signUp({ given_name: 'Ama' });
});
afterAll(() => api.close());

describe('exports of works', () => {
  test.each(['csv', 'xlsx'])('imports the export of %s with the same content', async (format) => {
    const member = await api.signUp({ given_name: 'Akua' });
    const rich: WorkDraftInput = {
      ...aDraft('=Sum of Songs', member),
      iswc: null,
      language: 'en',
      duration_s: 225,
      genre: 'Highlife; slow',
      opus: '+4',
      ismn: 'M-2306-7118-7',
      alternative_titles: [{ title: '"Ɔdɔ", they said', type: 'AT', language: null }],
      recordings: [{ isrc: 'GBEMI0300013', title: 'Live', display_artist: '@band' }],
    };
    const written = await storeDraft(member, rich);
    expect(written.ismn).toBe('9790230671187');
    const file = await member.inject('GET', `/compositions/export?format=${format}`);
    expect(file.headers['content-disposition']).toContain(`.${format}"`);
    const other = await api.signUp({ given_name: 'Other' });
    const checked = await check(other, await sendImport(other, { name: `works.${format}`, contents: file.rawPayload }));
    expect(checked.report).toMatchObject({ works: 1, clean: 1 });
    await step(other, checked, ['POST', 'start', { as_drafts: true }]);
    const [row] = (await other.inject('GET', '/compositions')).json().data.items;
    const { data: back } = (await other.inject('GET', `/compositions/${row.id}`)).json();
    for (const field of [
      'title',
      'language',
      'duration_s',
      'genre',
      'opus',
      'ismn',
      'alternative_titles',
      'recordings',
    ] as const)
      expect([field, back[field]]).toEqual([field, written[field]]);
    expect(back.writers).toMatchObject([
      { name: 'Akua Mensah', role: 'CA', shares: { pr: 10_000, mr: 10_000, sr: 0 } },
    ]);
  });

  test('includes the listed or selected works, and nobody else’s', async () => {
    const first = await register(ama, aDraft('First', ama));
    await storeDraft(ama, aDraft('Second', ama));
    const stranger = await api.signUp();
    const theirs = await storeDraft(stranger, aDraft('Secret', stranger));
    const titles = async (query: string) => {
      const { body } = await ama.inject('GET', `/compositions/export?${query}`);
      return body
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.split(',')[1]);
    };
    expect(await titles('filter=draft')).toEqual(['Second']);
    expect(await titles('query=first')).toEqual(['First']);
    expect(await titles(`ids=${first.id},${theirs.id}`)).toEqual(['First']);
    expect(await titles('')).toEqual(['First', 'Second']);
  });

  test('includes only the works of one import', async () => {
    const member = await api.signUp();
    await storeDraft(member, aDraft('By Hand', member));
    const file = await member.inject('GET', '/compositions/export');
    const contents = Buffer.from(file.body.replaceAll('By Hand', 'From a File'));
    const checked = await check(member, await sendImport(member, { name: 'works.csv', contents }));
    await step(member, checked, ['POST', 'start', { as_drafts: true }]);
    const { body } = await member.inject('GET', `/compositions/export?import=${checked.id}`);
    expect([body.includes('From a File'), body.includes('By Hand')]).toEqual([true, false]);
  });

  test('limits the selection to what a URL can hold, and offers all instead', async () => {
    const ids = (works: number) => new Array(works).fill(crypto.randomUUID()).join(',');
    const refused = await ama.inject('GET', `/compositions/export?ids=${ids(401)}`);
    expect(refused.json().details[0].message).toBe('Choose at most 400 entries, or a whole list.');
    expect((await ama.inject('GET', `/compositions/export?ids=${ids(400)}`)).statusCode).toBe(200);
  });
});

test('an ISMN with a wrong check digit is refused', async () => {
  const payload = { ...aDraft('Old Hymn', ama), ismn: '979-0-2306-7118-8' };
  const refused = await ama.inject('POST', '/compositions', { headers: newKey(), payload });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().details).toEqual([
    { path: 'ismn', message: 'This ISMN isn’t valid. Example: 979-0-2306-7118-7.' },
  ]);
});
