import fc from 'fast-check';
import { ipiCheckDigits, isniCheckCharacter, iswcCheckDigit } from '../../identifiers/index.ts';
import { USE_TYPES } from '../../recording-rights/index.ts';
import {
  CONTRIBUTOR_CATEGORIES,
  CONTRIBUTOR_ROLES,
  ORIGINAL_PURPOSES,
  RECORDING_MEDIA,
  RIGHTS_HOLDER_ROLES,
} from '../../schemas/recordings/recording-words.ts';
import { LANGUAGES } from '../../schemas/works/composition-words.ts';
import { reach } from '../../territories/index.ts';
import type { ImportedRecording } from '../imported-recording.ts';

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
  '1/2',
  '50%',
  '東京',
];
const words = (max: number) =>
  fc
    .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join(' ').slice(0, max).trim());
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const text = (max: number) => maybe(words(max));
const digits = (length: number) =>
  fc.integer({ min: 1, max: 10 ** Math.min(length, 9) - 1 }).map((number) => String(number).padStart(length, '0'));
const day = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(Date.UTC(1920, 0, 1 + days)).toISOString().slice(0, 10));
const country = maybe(fc.constantFrom('GH', 'NG', 'GB', 'US'));
const share = fc.integer({ min: 1, max: 10_000 });
const ipi = digits(9).map((nine) => `${nine}${ipiCheckDigits(nine)}`);
const isni = digits(15).map((fifteen) => `${fifteen}${isniCheckCharacter(fifteen)}`);
const ean = digits(12).map((twelve) => {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
});
const numbers = fc
  .record({ ipi_name_number: maybe(ipi), isni: maybe(isni) })
  .map(({ isni: its, ...known }) => ({ ...known, ...(its !== null && { isni: its }) }));
const person = fc
  .tuple(numbers, words(40), words(40))
  .map(([known, first_name, name]) => ({ kind: 'person' as const, first_name, name, ...known }));
const organisation = fc
  .tuple(numbers, words(40))
  .map(([known, name]) => ({ kind: 'organisation' as const, first_name: null, name, ...known }));
/** In the order of the days. */
const period = fc.tuple(day, maybe(day)).map(([one, other]) => {
  if (other === null) return { from: one, to: null };
  return one <= other ? { from: one, to: other } : { from: other, to: one };
});
const distinct = <Value>(value: fc.Arbitrary<Value>, maxLength = 3) =>
  fc.uniqueArray(value, { maxLength, selector: (each) => JSON.stringify(each) });

const contributor = fc
  .record({
    party: maybe(person.filter(({ ipi_name_number, ...party }) => ipi_name_number !== null || 'isni' in party)),
    name: words(60),
    category: fc.constantFrom(...CONTRIBUTOR_CATEGORIES),
    period,
    country,
    roles: distinct(fc.constantFrom(...CONTRIBUTOR_ROLES)),
    share: maybe(share),
    isCredited: fc.boolean(),
    other_roles: maybe(words(60)),
  })
  .map(({ period: { from, to }, isCredited, name, party, ...line }) => ({
    ...line,
    party,
    performed_from: from,
    performed_to: to,
    name: party === null || isCredited ? name : null,
  }));
const territories = fc
  .array(
    fc.record({
      is_included: fc.boolean(),
      territory: fc.constantFrom('2136', '2100', '0288', '0566', '2123', '0826'),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  // What is left out before anything is taken in is not kept.
  .filter((lines) => lines[0]?.is_included === true && reach(lines).size > 0);
const right = fc
  .record({
    party: fc.oneof(person, organisation),
    role: fc.constantFrom(...RIGHTS_HOLDER_ROLES),
    share,
    territories,
    period,
    uses: fc.subarray([...USE_TYPES], { minLength: 1 }),
    source: text(60),
    is_controlled_by_third_party: fc.boolean(),
  })
  .map(({ period: { from, to }, ...line }) => ({ ...line, valid_from: from, valid_to: to }));
const work = fc.record({
  composition_id: fc.constant(null),
  title: words(60),
  writers: text(60),
  iswc: maybe(digits(9).map((nine) => `T${nine}${iswcCheckDigit(nine)}`)),
});

/** Any recording that a file can say. */
export const anyRecording: fc.Arbitrary<ImportedRecording> = fc.record({
  title: words(120),
  version_title: text(60),
  display_artist: text(60),
  main_artists: distinct(words(40)),
  isrc: maybe(digits(7).map((figures) => `GBEMI${figures}`)),
  media: fc.constantFrom(...RECORDING_MEDIA),
  duration_s: maybe(fc.integer({ min: 1, max: 86_399 })),
  p_line_year: maybe(fc.integer({ min: 1900, max: 2026 })),
  p_line: text(60),
  recording_date: maybe(day),
  recording_country: country,
  mastering_country: country,
  release_date: maybe(day),
  release_title: text(60),
  label: text(40),
  catalogue_number: text(20),
  ean: maybe(ean),
  genre: text(20),
  language: maybe(fc.constantFrom(...LANGUAGES)),
  is_remaster: fc.boolean(),
  is_licensed_compilation: fc.boolean(),
  original_purpose: maybe(fc.constantFrom(...ORIGINAL_PURPOSES)),
  is_commercially_available: maybe(fc.boolean()),
  contributors: distinct(contributor),
  rights: distinct(right),
  works: distinct(work),
});
