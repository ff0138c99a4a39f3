import { iswcCheckDigit } from '@counterpoint/domain/identifiers';
import {
  DISTRIBUTION_CATEGORIES,
  LANGUAGES,
  PUBLISHER_TYPES,
  TEXT_MUSIC,
  TITLE_TYPES,
  VERSION_TYPES,
  WRITER_ROLES,
  workDraft,
  YES_NO_UNKNOWN,
} from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { newKey } from '../../../testing/test-works.ts';

/** A number with a valid check digit, from an unassigned range. */
function syntheticIswc(number: number): string {
  const digits = `9${String(number).padStart(8, '0')}`;
  return `T${digits}${iswcCheckDigit(digits)}`;
}

let api: TestApi;
let members: TestMember[];

beforeAll(async () => {
  api = await createTestApi();
  members = [await api.signUp({}), await api.signUp({}), await api.signUp({ corporation_name: 'Osu Music' })];
});
afterAll(() => api.close());

// Made once: it takes a fifth of a second.
const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
const text = (maxLength: number) => fc.string({ unit: character, maxLength });
const share = fc.nat({ max: 10_000 });

function drafts() {
  const party_id = fc.option(fc.constantFrom(...members.map(({ partyId }) => partyId)));
  const shares = fc.record({ pr: share, mr: share, sr: share });
  const society = fc.option(fc.constantFrom('052', '058', '074'));
  const terms = {
    societies: fc.record({ pr: society, mr: society, sr: society }),
    public_domain: fc.option(fc.constantFrom(...YES_NO_UNKNOWN)),
    first_recording_refusal: fc.option(fc.constantFrom(...YES_NO_UNKNOWN)),
    collections: fc.array(
      fc.record({ is_included: fc.boolean(), territory: fc.constantFrom('2136', '0826', '0288'), shares }),
      { maxLength: 3 },
    ),
  };
  const chain = fc.integer({ min: 1, max: 99 });
  const writer = fc.record({
    party_id,
    shares,
    ...terms,
    role: fc.constantFrom(...WRITER_ROLES),
    chains: fc.array(chain, { maxLength: 3 }),
    work_for_hire: fc.option(fc.constantFrom(...YES_NO_UNKNOWN)),
  });
  const publisher = fc.record({
    party_id,
    shares,
    chain,
    ...terms,
    type: fc.constantFrom(...PUBLISHER_TYPES),
    agreement: fc.option(fc.record({ number: fc.option(text(14)), type: fc.option(fc.constantFrom('OG', 'PS')) })),
  });
  const recording = fc.record({
    isrc: fc.option(fc.constantFrom('GBEMI0300013', 'gb-emi-03-00014')),
    title: fc.option(text(60)),
    duration_s: fc.option(fc.integer({ min: 1, max: 86_399 })),
    release_date: fc.option(fc.constantFrom('1999-12-31', '2024-02-29')),
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
      writers: fc.array(writer, { maxLength: 30 }),
      publishers: fc.array(publisher, { maxLength: 30 }),
      recordings: fc.array(recording, { maxLength: 10 }),
      distribution_category: fc.constantFrom(...DISTRIBUTION_CATEGORIES),
      music_arrangement: fc.option(fc.constantFrom('NEW', 'ARR')),
      original_work: fc.option(fc.record({ title: text(60), writer: fc.option(text(75)) })),
      components: fc.array(fc.record({ title: text(60), duration_s: fc.option(fc.integer({ min: 1, max: 99 })) })),
      creation_date: fc.option(fc.constantFrom('1887-01-01', '2024-02-29')),
      instrumentation: fc.option(text(120)),
      performers: fc.array(fc.record({ name: text(45), first_name: fc.option(text(30)) }), { maxLength: 5 }),
    },
    { requiredKeys: ['title'] },
  );
}

test('stores any valid draft unchanged', async () => {
  const [member] = members;
  if (!member) throw new Error('There is nobody to write a draft.');
  await fc.assert(
    fc.asyncProperty(drafts(), async (payload) => {
      const parsed = workDraft.safeParse(payload);
      const answer = await member.inject('POST', '/compositions', { headers: newKey(), payload });
      expect(answer.statusCode).toBe(parsed.success ? 201 : 422);
      if (!parsed.success) return;
      const read = (await member.inject('GET', `/compositions/${answer.json().data.id}`)).json().data;
      expect(workDraft.parse(read)).toEqual(parsed.data);
      const headers = { 'if-match': answer.headers.etag };
      const again = await member.inject('PUT', `/compositions/${read.id}`, { headers, payload: read });
      expect(workDraft.parse(again.json().data)).toEqual(parsed.data);
    }),
    { numRuns: 60 },
  );
});
