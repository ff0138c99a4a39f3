import { factsOf, inputOf } from '@counterpoint/catalogue/fields';
import { RECORDING_FIELDS } from '@counterpoint/domain/fields';
import { anyCountry, anyDay, anyValues, maybe, words } from '@counterpoint/domain/fields/testing';
import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import {
  CONTRIBUTOR_CATEGORIES,
  CONTRIBUTOR_ROLES,
  type RecordingDraft,
  RIGHTS_HOLDER_ROLES,
  recordingDraft,
} from '@counterpoint/domain/schemas/recordings';
import { aClaimOfRights, aRecordingDetails, aRight } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draftValues, valuesOf } from '../../ui/draft/draft-values.ts';
import { readDraft } from './read-draft.ts';

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const some = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 3 });
const text = words(12);
const id = fc.uuid({ version: 7 });

const contributor = fc
  .record({
    party_id: maybe(id),
    name: maybe(text),
    category: oneOf(CONTRIBUTOR_CATEGORIES),
    roles: fc.uniqueArray(oneOf(CONTRIBUTOR_ROLES), { maxLength: 3 }),
    other_roles: maybe(text),
    performed_from: maybe(anyDay),
    country: maybe(anyCountry),
    share: maybe(fc.integer({ min: 0, max: 10_000 })),
  })
  .map((line) => ({
    ...line,
    performed_to: line.performed_from,
    name: line.party_id ? line.name : (line.name ?? 'Ama'),
  }));

const right = fc.record({
  party_id: id,
  role: oneOf(RIGHTS_HOLDER_ROLES),
  uses: fc.uniqueArray(oneOf(USE_TYPES), { minLength: 1 }),
  share: fc.integer({ min: 1, max: 10_000 }),
  territories: fc.constantFrom(
    [{ is_included: true, territory: '2136' }],
    [
      { is_included: true, territory: '2136' },
      { is_included: false, territory: '0288' },
    ],
  ),
  valid_from: anyDay,
  valid_to: oneOf([null, '2030-12-31']),
  source: maybe(text),
  is_controlled_by_third_party: fc.boolean(),
});

const anyLines = fc.record({
  contributors: some(contributor),
  rights: some(right),
  works: some(fc.record({ composition_id: maybe(id), title: text, iswc: maybe(text), writers: maybe(text) })),
});

const shown = { is_member: true, is_me: false, confirmation: 'invited' as const, confirmed_at: null };

/** A draft in the API's format, with names of its parties. */
function stored(draft: RecordingDraft) {
  return aRecordingDetails({
    ...draft,
    state: 'draft',
    contributors: draft.contributors.map(({ name, ...line }) => ({
      ...shown,
      ...line,
      name: name ?? 'Kofi Mensah',
      credited_as: line.party_id === null ? null : name,
    })),
    rights: draft.rights.map((line) => ({ ...shown, name: 'Boateng Sounds', is_claim: false, ...line })),
    works: draft.works.map((line) => ({ can_open: false, ...line })),
  });
}

test('returns any draft from the form unchanged, also from this browser’s copy', () => {
  fc.assert(
    fc.property(anyValues(RECORDING_FIELDS), anyLines, (facts, lines) => {
      const draft = recordingDraft.parse({ ...facts, ...lines });
      const values = valuesOf(stored(draft));
      expect(readDraft(values)).toEqual({ ok: true, draft });
      expect(draftValues.parse(JSON.parse(JSON.stringify(values)))).toEqual(values);
      expect(factsOf(RECORDING_FIELDS, inputOf(RECORDING_FIELDS, values))).toEqual(factsOf(RECORDING_FIELDS, draft));
    }),
    { numRuns: 150 },
  );
});

test('leaves others’ own claims out of a draft', () => {
  const draft = recordingDraft.parse({ title: 'Night Market' });
  const own = aRight();
  const { rights } = valuesOf({ ...stored(draft), rights: [own, aClaimOfRights()] });
  expect(rights.map(({ party_id }) => party_id)).toEqual([own.party_id]);
});

test('names an invalid field by its path in the form', () => {
  const values = draftValues.parse({
    title: 'Night Market',
    isrc: 'GBEMI03O0013',
    duration_s: '3:99',
    p_line_year: '19x',
  });
  const artists = [{ name: '' }, { name: 'A'.repeat(121) }];
  const read = readDraft({ ...values, main_artists: artists });
  expect(read.ok ? [] : read.problems.map(({ path }) => path).sort()).toEqual([
    'duration_s',
    'isrc',
    'main_artists.1.name',
    'p_line_year',
  ]);
});
