import fc from 'fast-check';
import { ipiCheckDigits, iswcCheckDigit, parseEan } from '../../identifiers/index.ts';
import { LANGUAGES } from '../../schemas/works/work-choices.ts';
import {
  EAN,
  type Field,
  type FieldCode,
  type Fields,
  fieldsOf,
  IPI,
  ISRC,
  ISWC,
  type StoredValues,
} from '../index.ts';

/** Texts that spreadsheets, separators and encodings could damage. */
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

export function words(max: number): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(' ').slice(0, max).trim());
}

export function maybe<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.option(value, { nil: null });
}

export function distinct<Value>(value: fc.Arbitrary<Value>, maxLength = 3): fc.Arbitrary<Value[]> {
  return fc.uniqueArray(value, { maxLength, selector: (each) => JSON.stringify(each) });
}

export function digits(length: number): fc.Arbitrary<string> {
  return fc
    .integer({ min: 1, max: 10 ** Math.min(length, 9) - 1 })
    .map((number) => String(number).padStart(length, '0'));
}

export const anyDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(Date.UTC(1920, 0, 1 + days)).toISOString().slice(0, 10));
export const anyIpi = digits(9).map((nine) => `${nine}${ipiCheckDigits(nine)}`);
export const anyIswc = digits(9).map((nine) => `T${nine}${iswcCheckDigit(nine)}`);
export const anyIsrc = digits(7).map((figures) => `GBEMI${figures}`);
const anyEan = digits(12).map((twelve) => {
  const [ean] = [...'0123456789'].flatMap((check) => parseEan(`${twelve}${check}`) ?? []);
  return ean ?? null;
});
export const anyCountry = fc.constantFrom('GH', 'NG', 'GB', 'US');

const CODES = new Map<FieldCode, fc.Arbitrary<string | null>>([
  [ISWC, anyIswc],
  [ISRC, anyIsrc],
  [EAN, anyEan],
  [IPI, anyIpi],
]);

/** Any values of the fields as they are stored. */
export function anyValues<Of extends Fields>(fields: Of): fc.Arbitrary<StoredValues<Of>> {
  const values: unknown = fc.record(
    Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, anyValue(field)])),
  );
  // `fromEntries` loses the key type; each kind generates what its schema stores.
  return values as fc.Arbitrary<StoredValues<Of>>;
}

function anyValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'flag':
      return fc.boolean();
    case 'names':
      return distinct(words(field.max ?? 255));
    case 'list':
      return distinct(anyValues(field.fields));
    case 'part':
      return maybe(anyValues(field.fields));
    default:
      return field.isRequired ? anyPlain(field) : maybe(anyPlain(field));
  }
}

function anyPlain(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...Object.keys(field.labels));
    case 'code':
      return CODES.get(field.code) ?? fc.constant(null);
    case 'language':
      return fc.constantFrom(...LANGUAGES);
    case 'country':
      return anyCountry;
    case 'day':
      return anyDay;
    case 'duration':
      return fc.integer({ min: 1, max: 86_399 });
    case 'year':
      return fc.integer({ min: field.min, max: field.max });
    case 'answer':
      return fc.boolean();
    default:
      return words(field.max ?? 255);
  }
}
