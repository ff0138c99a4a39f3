import {
  compositionDraft,
  LANGUAGES,
  TEXT_MUSIC,
  TITLE_TYPES,
  VERSION_TYPES,
  WRITER_ROLES,
} from '@counterpoint/domain/schemas';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { syntheticIswc } from '../demo/synthetic-codes.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { newKey } from '../testing/test-works.ts';

let api: TestApi;
let members: TestMember[];

beforeAll(async () => {
  api = await createTestApi();
  members = [await api.signUp({}), await api.signUp({}), await api.signUp({ corporation_name: 'Osu Music' })];
});
afterAll(() => api.close());

const text = (maxLength: number) => fc.string({ unit: 'binary', maxLength });
const share = fc.nat({ max: 10_000 });

function drafts() {
  const writer = fc.record({
    party_id: fc.constantFrom(...members.map(({ partyId }) => partyId)),
    role: fc.constantFrom(...WRITER_ROLES),
    shares: fc.record({ pr: share, mr: share, sr: share }),
  });
  return fc.record(
    {
      title: text(255),
      alternative_titles: fc.array(fc.record({ title: text(60), type: fc.constantFrom(...TITLE_TYPES) }), {
        maxLength: 20,
      }),
      iswc: fc.option(fc.nat({ max: 99_999_999 }).map(syntheticIswc)),
      language: fc.option(fc.constantFrom(...LANGUAGES)),
      text_music: fc.option(fc.constantFrom(...TEXT_MUSIC)),
      version_type: fc.constantFrom(...VERSION_TYPES),
      duration_s: fc.option(fc.integer({ min: 1, max: 86_399 })),
      genre: fc.option(text(40)),
      writers: fc.array(writer, { maxLength: 50 }),
    },
    { requiredKeys: ['title'] },
  );
}

test('whatever a draft may hold comes back as it was written', async () => {
  const [member] = members;
  if (!member) throw new Error('There is nobody to write a draft.');
  await fc.assert(
    fc.asyncProperty(drafts(), async (payload) => {
      const parsed = compositionDraft.safeParse(payload);
      const answer = await member.inject('POST', '/compositions', { headers: newKey(), payload });
      expect(answer.statusCode).toBe(parsed.success ? 201 : 422);
      if (!parsed.success) return;
      const read = (await member.inject('GET', `/compositions/${answer.json().data.id}`)).json().data;
      expect(compositionDraft.parse(read)).toEqual(parsed.data);
      const headers = { 'if-match': answer.headers.etag };
      const again = await member.inject('PUT', `/compositions/${read.id}`, { headers, payload: read });
      expect(compositionDraft.parse(again.json().data)).toEqual(parsed.data);
    }),
    { numRuns: 60 },
  );
});
