import fc from 'fast-check';
import { ipiCheckDigits, iswcCheckDigit } from '../../identifiers/index.ts';
import {
  LANGUAGES,
  TEXT_MUSIC,
  TITLE_TYPES,
  VERSION_TYPES,
  WRITER_ROLES,
} from '../../schemas/works/composition-words.ts';
import {
  AGREEMENT_TYPES,
  AI_USAGES,
  COMPOSITE_TYPES,
  DISTRIBUTION_CATEGORIES,
  EXCERPT_TYPES,
  LYRIC_ADAPTATIONS,
  MUSIC_ARRANGEMENTS,
  MUSIC_USES,
  OTHER_ID_TYPES,
  PUBLISHER_TYPES,
  PURPOSES,
  RECORDED,
  WORK_TYPES,
  YES_NO_UNKNOWN,
} from '../../schemas/works/work-words.ts';
import type { ImportedDraft } from '../imported-draft.ts';

const PARTS = [
  'Ama',
  'Ɔdɔ',
  'Café',
  "'=1",
  '=SUM(A1)',
  '+44',
  '-ish',
  '@work',
  'a;b',
  'x,y',
  '"so"',
  "d'or",
  '1/2',
  '50%',
  '東京',
];

const words = (max: number) =>
  fc
    .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(' ').slice(0, max).trim());
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const text = (max: number) => maybe(words(max));
const choice = <const Values extends readonly string[]>(values: Values) => fc.constantFrom<Values[number]>(...values);
const iswc = fc
  .integer({ min: 0, max: 999_999_999 })
  .map((number) => String(number).padStart(9, '0'))
  .map((digits) => `T${digits}${iswcCheckDigit(digits)}`);
const ipi = fc
  .integer({ min: 1, max: 999_999_999 })
  .map((number) => String(number).padStart(9, '0'))
  .map((digits) => `${digits}${ipiCheckDigits(digits)}`);
const day = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(Date.UTC(1920, 0, 1 + days)).toISOString().slice(0, 10));
const duration = maybe(fc.integer({ min: 1, max: 86_399 }));
const share = fc.integer({ min: 0, max: 10_000 });
const shares = fc.record({ pr: share, mr: share, sr: share });
const society = maybe(fc.integer({ min: 1, max: 400 }).map((code) => String(code).padStart(3, '0')));
const societies = fc.record({ pr: society, mr: society, sr: society });
const indicator = maybe(choice(YES_NO_UNKNOWN));
const chain = fc.integer({ min: 1, max: 99 });
const collections = fc.array(
  fc.record({ is_included: fc.boolean(), territory: fc.constantFrom('2136', '0288', '0840'), shares }),
  { maxLength: 2 },
);
const otherWork = maybe(
  fc.record({
    title: words(60),
    iswc: maybe(iswc),
    language: maybe(choice(LANGUAGES)),
    writer: text(75),
    writer_ipi: maybe(ipi),
  }),
);
const person = fc.record({
  kind: fc.constant('person' as const),
  first_name: text(30),
  name: words(45),
  ipi_name_number: maybe(ipi),
});
const organisation = fc.record({
  kind: fc.constant('organisation' as const),
  first_name: fc.constant(null),
  name: words(45),
  ipi_name_number: maybe(ipi),
});
const distinct = <Value>(value: fc.Arbitrary<Value>, maxLength = 3) =>
  fc.uniqueArray(value, { maxLength, selector: (each) => JSON.stringify(each) });

const writer = fc.record({
  party: maybe(person),
  role: choice(WRITER_ROLES),
  shares,
  chains: distinct(chain),
  societies,
  work_for_hire: indicator,
  reversionary: indicator,
  first_recording_refusal: indicator,
  collections,
});
const publisher = fc.record({
  chain,
  party: maybe(
    fc.oneof(
      organisation,
      person.filter(({ first_name }) => first_name !== null),
    ),
  ),
  type: choice(PUBLISHER_TYPES),
  shares,
  societies,
  first_recording_refusal: indicator,
  collections,
  agreement: maybe(
    fc
      .record({ number: text(14), type: maybe(choice(AGREEMENT_TYPES)), society_number: text(14) })
      .filter((agreement) => Object.values(agreement).some((value) => value !== null)),
  ),
});
const recording = fc
  .record({
    recording_id: fc.constant(null),
    isrc: maybe(fc.integer({ min: 0, max: 9_999_999 }).map((number) => `GBEMI${String(number).padStart(7, '0')}`)),
    title: text(60),
    version_title: text(60),
    display_artist: text(60),
    duration_s: duration,
    release_date: maybe(day),
    release_title: text(60),
    label: text(60),
    catalogue_number: text(18),
    ean: text(13),
  })
  .filter((mention) => Object.values(mention).some((value) => value !== null));
const origin = maybe(
  fc.record({
    purpose: choice(PURPOSES),
    production_title: text(60),
    episode_title: text(60),
    episode_number: text(20),
    production_number: text(12),
    production_year: maybe(fc.integer({ min: 1890, max: 2100 })),
    library: text(60),
    cd_identifier: text(15),
    cut_number: text(4),
    music_use: maybe(choice(MUSIC_USES)),
  }),
);

/** Any work that a file can say. */
export const anyDraft: fc.Arbitrary<ImportedDraft> = fc.record({
  title: words(255),
  iswc: maybe(iswc),
  language: maybe(choice(LANGUAGES)),
  text_music: maybe(choice(TEXT_MUSIC)),
  alternative_titles: distinct(
    fc.record({ title: words(60), type: choice(TITLE_TYPES), language: maybe(choice(LANGUAGES)) }),
  ),
  version_type: choice(VERSION_TYPES),
  duration_s: duration,
  genre: text(40),
  distribution_category: choice(DISTRIBUTION_CATEGORIES),
  work_type: maybe(choice(WORK_TYPES)),
  recorded: choice(RECORDED),
  music_arrangement: maybe(choice(MUSIC_ARRANGEMENTS)),
  lyric_adaptation: maybe(choice(LYRIC_ADAPTATIONS)),
  original_work: otherWork,
  entire_work: otherWork,
  origin,
  composite_type: maybe(choice(COMPOSITE_TYPES)),
  excerpt_type: maybe(choice(EXCERPT_TYPES)),
  components: distinct(fc.record({ title: words(60), iswc: maybe(iswc), writer: text(75), duration_s: duration })),
  creation_date: maybe(day),
  copyright_date: maybe(day),
  first_publication_date: maybe(day),
  copyright_number: text(12),
  instrumentation: text(120),
  opus: text(25),
  catalogue_number: text(25),
  ai_usage: maybe(choice(AI_USAGES)),
  performers: distinct(fc.record({ name: words(45), first_name: text(30), ipi_name_number: maybe(ipi) })),
  other_ids: distinct(
    fc.record({
      organisation: fc.constantFrom('021', 'PRS'),
      value: words(14),
      type: choice(OTHER_ID_TYPES),
      validity: choice(YES_NO_UNKNOWN),
    }),
  ),
  writers: distinct(writer),
  publishers: distinct(publisher),
  recordings: distinct(recording),
});
