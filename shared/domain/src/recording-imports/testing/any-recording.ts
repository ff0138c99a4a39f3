import fc from 'fast-check';
import { RECORDING_FIELDS } from '../../fields/index.ts';
import {
  anyCountry,
  anyDay,
  anyIpi,
  anyIswc,
  anyValues,
  digits,
  distinct,
  maybe,
  words,
} from '../../fields/testing/any-values.ts';
import { isniCheckCharacter } from '../../identifiers/index.ts';
import { USE_TYPES } from '../../recording-rights/index.ts';
import {
  CONTRIBUTOR_CATEGORIES,
  CONTRIBUTOR_ROLES,
  RIGHTS_HOLDER_ROLES,
} from '../../schemas/recordings/recording-choices.ts';
import { reach } from '../../territories/index.ts';
import type { ImportedRecording } from '../imported-recording.ts';

const share = fc.integer({ min: 1, max: 10_000 });
const isni = digits(15).map((fifteen) => `${fifteen}${isniCheckCharacter(fifteen)}`);
const numbers = fc
  .record({ ipi_name_number: maybe(anyIpi), isni: maybe(isni) })
  .map(({ isni: its, ...known }) => ({ ...known, ...(its !== null && { isni: its }) }));
const person = fc
  .tuple(numbers, words(40), words(40))
  .map(([known, first_name, name]) => ({ kind: 'person' as const, first_name, name, ...known }));
const organisation = fc
  .tuple(numbers, words(40))
  .map(([known, name]) => ({ kind: 'organisation' as const, first_name: null, name, ...known }));
/** In chronological order. */
const period = fc.tuple(anyDay, maybe(anyDay)).map(([one, other]) => {
  if (other === null) return { from: one, to: null };
  return one <= other ? { from: one, to: other } : { from: other, to: one };
});
const contributor = fc
  .record({
    party: maybe(person.filter(({ ipi_name_number, ...party }) => ipi_name_number !== null || 'isni' in party)),
    name: words(60),
    category: fc.constantFrom(...CONTRIBUTOR_CATEGORIES),
    period,
    country: maybe(anyCountry),
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
  // Exclusions before the first inclusion are dropped.
  .filter((lines) => lines[0]?.is_included === true && reach(lines).size > 0);
const right = fc
  .record({
    party: fc.oneof(person, organisation),
    role: fc.constantFrom(...RIGHTS_HOLDER_ROLES),
    share,
    territories,
    period,
    uses: fc.subarray([...USE_TYPES], { minLength: 1 }),
    source: maybe(words(60)),
    is_controlled_by_third_party: fc.boolean(),
  })
  .map(({ period: { from, to }, ...line }) => ({ ...line, valid_from: from, valid_to: to }));
const work = fc.record({
  composition_id: fc.constant(null),
  title: words(60),
  writers: maybe(words(60)),
  iswc: maybe(anyIswc),
});

/** Any recording that a file can contain. */
export const anyRecording: fc.Arbitrary<ImportedRecording> = fc
  .tuple(
    anyValues(RECORDING_FIELDS),
    fc.record({ contributors: distinct(contributor), rights: distinct(right), works: distinct(work) }),
  )
  .map(([facts, lines]) => ({ ...facts, ...lines }));
