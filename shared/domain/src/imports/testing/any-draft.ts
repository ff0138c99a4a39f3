import fc from 'fast-check';
import { RECORDING_MENTION_FIELDS, WORK_FIELDS } from '../../fields/index.ts';
import { anyIpi, anyValues, distinct, maybe, words } from '../../fields/testing/any-values.ts';
import { AGREEMENT_TYPES, PUBLISHER_TYPES, WRITER_ROLES, YES_NO_UNKNOWN } from '../../schemas/works/work-choices.ts';
import type { ImportedDraft } from '../imported-draft.ts';

const text = (max: number) => maybe(words(max));
const choice = <const Values extends readonly string[]>(values: Values) => fc.constantFrom<Values[number]>(...values);
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
const person = fc.record({
  kind: fc.constant('person' as const),
  first_name: text(30),
  name: words(45),
  ipi_name_number: maybe(anyIpi),
});
const organisation = fc.record({
  kind: fc.constant('organisation' as const),
  first_name: fc.constant(null),
  name: words(45),
  ipi_name_number: maybe(anyIpi),
});
const writer = fc.record({
  party: maybe(person),
  role: choice(WRITER_ROLES),
  shares,
  chains: distinct(chain),
  societies,
  work_for_hire: indicator,
  reversionary: indicator,
  public_domain: indicator,
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
  public_domain: indicator,
  first_recording_refusal: indicator,
  collections,
  agreement: maybe(
    fc
      .record({ number: text(14), type: maybe(choice(AGREEMENT_TYPES)), society_number: text(14) })
      .filter((agreement) => Object.values(agreement).some((value) => value !== null)),
  ),
});
const recording = anyValues(RECORDING_MENTION_FIELDS)
  .filter((mention) => Object.values(mention).some((value) => value !== null))
  .map((mention) => ({ ...mention, recording_id: null }));

/** Any work that a file can contain. */
export const anyDraft: fc.Arbitrary<ImportedDraft> = fc
  .tuple(
    anyValues(WORK_FIELDS),
    fc.record({ writers: distinct(writer), publishers: distinct(publisher), recordings: distinct(recording) }),
  )
  .map(([facts, lines]) => ({ ...facts, ...lines }));
