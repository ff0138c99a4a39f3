import { factsOf, inputOf } from '@counterpoint/catalogue/fields';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import {
  AGREEMENT_TYPES,
  AI_USAGES,
  COMPOSITE_TYPES,
  DISTRIBUTION_CATEGORIES,
  EXCERPT_TYPES,
  LANGUAGES,
  LYRIC_ADAPTATIONS,
  MUSIC_ARRANGEMENTS,
  MUSIC_USES,
  OTHER_ID_TYPES,
  PUBLISHER_TYPES,
  PURPOSES,
  RECORDED,
  TEXT_MUSIC,
  TITLE_TYPES,
  VERSION_TYPES,
  WORK_TYPES,
  type WorkDraft,
  WRITER_ROLES,
  workDraft,
  YES_NO_UNKNOWN,
} from '@counterpoint/domain/schemas/works';
import { aDraft, aWriter } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draftValues, valuesOf } from './draft-values.ts';
import { readDraft } from './read-draft.ts';

const none = fc.constant(null);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.oneof(none, value);
const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const text = fc.stringMatching(/^[A-Za-zÀ-ɏ0-9][ A-Za-zÀ-ɏ0-9.'-]{0,11}$/);
const share = fc.integer({ min: 0, max: 10_000 });
const shares = fc.record({ pr: share, mr: share, sr: share });
const seconds = maybe(fc.integer({ min: 1, max: 86_399 }));
const date = maybe(
  fc
    .date({ min: new Date('1890-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
);
const iswc = maybe(oneOf(['T-034.524.680-1', 'T9000000011']));
const id = fc.uuid({ version: 7 });
const indicator = maybe(oneOf(YES_NO_UNKNOWN));
const society = maybe(oneOf(['021', '052', '285']));
const some = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 3 });

const otherWork = maybe(
  fc.record({
    title: text,
    iswc,
    language: maybe(oneOf(LANGUAGES)),
    writer: maybe(text),
    writer_ipi: maybe(oneOf(['00241555778'])),
  }),
);

const terms = {
  shares,
  societies: fc.record({ pr: society, mr: society, sr: society }),
  first_recording_refusal: indicator,
  collections: some(fc.record({ is_included: fc.boolean(), territory: oneOf(['2136', '0288', '2130']), shares })),
};

const facts = {
  distribution_category: oneOf(DISTRIBUTION_CATEGORIES),
  work_type: maybe(oneOf(WORK_TYPES)),
  recorded: oneOf(RECORDED),
  music_arrangement: maybe(oneOf(MUSIC_ARRANGEMENTS)),
  lyric_adaptation: maybe(oneOf(LYRIC_ADAPTATIONS)),
  original_work: otherWork,
  composite_type: maybe(oneOf(COMPOSITE_TYPES)),
  components: some(fc.record({ title: text, iswc, writer: maybe(text), duration_s: seconds })),
  excerpt_type: maybe(oneOf(EXCERPT_TYPES)),
  entire_work: otherWork,
  origin: maybe(
    fc.record({
      purpose: oneOf(PURPOSES),
      production_title: maybe(text),
      episode_title: maybe(text),
      episode_number: maybe(text),
      production_number: maybe(text),
      production_year: maybe(fc.integer({ min: 1890, max: 2100 })),
      library: maybe(text),
      cd_identifier: maybe(text),
      cut_number: maybe(oneOf(['0001', '12'])),
      music_use: maybe(oneOf(MUSIC_USES)),
    }),
  ),
  creation_date: date,
  copyright_date: date,
  copyright_number: maybe(text),
  first_publication_date: date,
  instrumentation: maybe(text),
  opus: maybe(text),
  catalogue_number: maybe(text),
  ai_usage: maybe(oneOf(AI_USAGES)),
  performers: some(fc.record({ name: text, first_name: maybe(text), ipi_name_number: maybe(oneOf(['00241555778'])) })),
  other_ids: some(
    fc.record({
      organisation: oneOf(['052', 'ISW']),
      value: text,
      type: oneOf(OTHER_ID_TYPES),
      validity: oneOf(YES_NO_UNKNOWN),
    }),
  ),
};

const anyDraft = fc.record({
  title: text,
  alternative_titles: some(fc.record({ title: text, type: oneOf(TITLE_TYPES), language: maybe(oneOf(LANGUAGES)) })),
  iswc,
  language: maybe(oneOf(LANGUAGES)),
  text_music: maybe(oneOf(TEXT_MUSIC)),
  version_type: oneOf(VERSION_TYPES),
  duration_s: seconds,
  genre: maybe(text),
  ...facts,
  writers: some(
    fc.record({
      party_id: maybe(id),
      role: oneOf(WRITER_ROLES),
      chains: some(fc.integer({ min: 1, max: 99 })),
      work_for_hire: indicator,
      reversionary: indicator,
      ...terms,
    }),
  ),
  publishers: some(
    fc.record({
      chain: fc.integer({ min: 1, max: 99 }),
      party_id: maybe(id),
      type: oneOf(PUBLISHER_TYPES),
      // An agreement of which nothing is told is none.
      agreement: maybe(fc.record({ number: text, type: maybe(oneOf(AGREEMENT_TYPES)), society_number: maybe(text) })),
      ...terms,
    }),
  ),
  recordings: some(
    fc.record({
      recording_id: maybe(id),
      isrc: maybe(oneOf(['GBEMI0300013'])),
      title: maybe(text),
      version_title: maybe(text),
      display_artist: maybe(text),
      duration_s: seconds,
      release_date: date,
      release_title: maybe(text),
      label: maybe(text),
      catalogue_number: maybe(text),
      ean: maybe(oneOf(['4006381333931'])),
    }),
  ),
});

/** A draft as the server answers it. */
function stored(draft: WorkDraft) {
  const { name, ipi_name_number, is_member, is_me, confirmation, confirmed_at } = aWriter();
  const shown = { name, ipi_name_number, is_member, is_me, confirmation, confirmed_at };
  return aDraft({
    ...draft,
    writers: draft.writers.map((line) => ({ ...shown, ...line })),
    publishers: draft.publishers.map((line) => ({ ...shown, ...line })),
    recordings: draft.recordings.map((line) => ({ ...line, can_open: false })),
  });
}

test('any draft comes out of the form as it went in, through this browser’s copy too', () => {
  fc.assert(
    fc.property(anyDraft, (given) => {
      const draft = workDraft.parse(given);
      const values = valuesOf(stored(draft));
      expect(readDraft(values)).toEqual({ ok: true, draft });
      expect(draftValues.parse(JSON.parse(JSON.stringify(values)))).toEqual(values);
      expect(factsOf(WORK_FIELDS, inputOf(WORK_FIELDS, values))).toEqual(factsOf(WORK_FIELDS, draft));
    }),
    { numRuns: 150 },
  );
});

test('what an earlier release kept in this browser is still read', () => {
  const kept = {
    title: 'Volta Blues',
    alternative_titles: [{ title: 'Volta', type: 'AT' }],
    iswc: 'T-034.5',
    version_type: 'MOD',
    duration_s: '3:4',
    writers: [
      {
        party_id: 'one',
        role: 'CA',
        shares: { pr: '5', mr: '', sr: '0.00' },
        party: { name: 'Ama', ipi_name_number: null, is_member: true, is_me: true },
      },
    ],
  };
  expect(draftValues.parse(kept)).toMatchObject({
    ...kept,
    alternative_titles: [{ title: 'Volta', type: 'AT', language: '' }],
    writers: [{ chains: [], societies: { pr: '' }, collections: [] }],
    original_work: { title: '' },
    recordings: [],
  });
});
