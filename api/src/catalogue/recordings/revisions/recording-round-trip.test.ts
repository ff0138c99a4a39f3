import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import {
  CONTRIBUTOR_CATEGORIES,
  CONTRIBUTOR_ROLES,
  ORIGINAL_PURPOSES,
  RECORDING_MEDIA,
  RIGHTS_HOLDER_ROLES,
  recordingDraft,
} from '@counterpoint/domain/schemas/recordings';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import { LANGUAGES } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { newKey } from '../../../testing/test-works.ts';

let api: TestApi;
let members: TestMember[];

beforeAll(async () => {
  api = await createTestApi();
  members = [await api.signUp({}), await api.signUp({}), await api.signUp({ corporation_name: 'Osu Music' })];
});
afterAll(() => api.close());

/** Mostly valid values. */
const mostly = <Value>(right: fc.Arbitrary<Value>, wrong: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 60, arbitrary: right }, { weight: 1, arbitrary: wrong });
// Made once: it takes a fifth of a second.
const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
const text = (maxLength: number) =>
  mostly(
    fc.string({ unit: 'grapheme', maxLength: maxLength >> 3 }).map((some) => `é${some}`),
    fc.string({ unit: character, maxLength }),
  );
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const whole = (min: number, max: number) => mostly(fc.integer({ min, max }), fc.constantFrom(min - 1, max + 1));
const day = fc.constantFrom('1887-01-01', '1999-12-31', '2024-02-29', '2026-11-21');

function drafts() {
  const party = fc.constantFrom(...members.map(({ partyId }) => partyId));
  const territory = fc.record({
    is_included: mostly(fc.constant(true), fc.constant(false)),
    territory: mostly(fc.constantFrom('2136', '2100', '2127', '0288', '0566'), fc.constantFrom('9999', '2150', '0810')),
  });
  const contributor = fc.record({
    party_id: maybe(party),
    name: text(120),
    category: fc.constantFrom(...CONTRIBUTOR_CATEGORIES),
    roles: fc.subarray([...CONTRIBUTOR_ROLES], { maxLength: 20 }),
    performed_from: maybe(day),
    performed_to: fc.constantFrom(null, '2026-12-01'),
    country: maybe(fc.constantFrom('GH', 'NG')),
    share: maybe(whole(0, 10_000)),
  });
  const right = fc.record({
    party_id: party,
    role: fc.constantFrom(...RIGHTS_HOLDER_ROLES),
    uses: mostly(fc.subarray([...USE_TYPES], { minLength: 1 }), fc.subarray([...USE_TYPES], { maxLength: 0 })),
    share: whole(1, 10_000),
    territories: fc.array(territory, { minLength: 1, maxLength: 4 }),
    valid_from: day,
    valid_to: mostly<string | null>(fc.constantFrom(null, '2030-01-01'), day),
    source: maybe(text(255)),
    is_controlled_by_third_party: fc.boolean(),
  });
  const work = fc.record({ title: text(255), iswc: maybe(text(20)), writers: maybe(text(255)) });
  return fc.record(
    {
      title: text(255),
      version_title: maybe(text(255)),
      display_artist: maybe(text(255)),
      main_artists: fc.array(text(120), { maxLength: 3 }),
      isrc: maybe(mostly(fc.constantFrom('GBEMI0300013', 'isrc gb-emi-03-00014'), fc.constant('GBEMI03O0013'))),
      media: fc.constantFrom(...RECORDING_MEDIA),
      duration_s: maybe(whole(1, 86_399)),
      p_line_year: maybe(whole(1860, 2100)),
      p_line: maybe(text(255)),
      recording_date: maybe(day),
      recording_country: maybe(fc.constantFrom('GH', 'XX')),
      mastering_country: maybe(fc.constantFrom('GB')),
      release_date: maybe(day),
      release_title: maybe(text(255)),
      label: maybe(text(120)),
      catalogue_number: maybe(text(40)),
      ean: maybe(fc.constantFrom('5901234123457')),
      genre: maybe(text(40)),
      language: maybe(fc.constantFrom(...LANGUAGES)),
      is_remaster: fc.boolean(),
      is_licensed_compilation: fc.boolean(),
      original_purpose: maybe(fc.constantFrom(...ORIGINAL_PURPOSES)),
      is_commercially_available: maybe(fc.boolean()),
      contributors: fc.array(contributor, { maxLength: 4 }),
      rights: fc.array(right, { maxLength: 3 }),
      works: fc.array(work, { maxLength: 3 }),
    },
    { requiredKeys: ['title'] },
  );
}

test('stores any valid draft unchanged and reports invalid values at their paths', async () => {
  const [member] = members;
  if (!member) throw new Error('There is nobody to write a draft.');
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(drafts(), async (payload) => {
      const parsed = recordingDraft.safeParse(payload);
      const answer = await member.inject('POST', '/recordings', { headers: newKey(), payload });
      expect(answer.statusCode).toBe(parsed.success ? 201 : 422);
      if (!parsed.success) {
        expect(answer.json().details).toEqual(problemsIn(parsed.error));
        return;
      }
      taken += 1;
      const read = (await member.inject('GET', `/recordings/${answer.json().data.id}`)).json().data;
      expect(asDraft(read)).toEqual(parsed.data);
      const headers = { 'if-match': answer.headers.etag };
      const again = await member.inject('PUT', `/recordings/${read.id}`, { headers, payload: asDraft(read) });
      expect(asDraft(again.json().data)).toEqual(parsed.data);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  expect(taken).toBeGreaterThan(10);
});

/** The response as a draft: a credit is null where the party's own name is shown. */
function asDraft(details: { contributors: { party_id: string | null; credited_as: string | null }[] }) {
  const contributors = details.contributors.map(({ credited_as, ...line }) => ({ ...line, name: credited_as }));
  return recordingDraft.parse({ ...details, contributors });
}
