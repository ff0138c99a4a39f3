import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  formatIpiNameNumber,
  formatIsni,
  formatIsrc,
  formatIswc,
  heldIsni,
  ipiCheckDigits,
  isniCheckCharacter,
  iswcCheckDigit,
  parseIpiNameNumber,
  parseIsni,
  parseIsrc,
  parseIswc,
} from './index.ts';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((each) => each.join(''));
const letters = (count: number, from: string) =>
  fc.array(fc.constantFrom(...from), { minLength: count, maxLength: count }).map((each) => each.join(''));
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const identifiers = [
  {
    name: 'ISWC',
    parse: parseIswc,
    format: formatIswc,
    stored: digits(9).map((nine) => `T${nine}${iswcCheckDigit(nine)}`),
    // Published with the standard, in DDEX's documents and in societies' acknowledgements.
    valid: {
      'T-000.000.001-0': 'T0000000010',
      'T-034.524.680-1': 'T0345246801',
      'T-702.152.911-5': 'T7021529115',
      T0030749586: 'T0030749586',
      T9110536293: 'T9110536293',
      't 071 574 140 4': 'T0715741404',
    },
    // A misprint in an old article, others' test files, no prefix, too short and too long.
    invalid: ['T-345.246.800-1', 'T3221234234', 'T-000.000.002-0', '034524680-1', 'T034524680', 'T03452468011'],
  },
  {
    name: 'IPI name number',
    parse: parseIpiNameNumber,
    format: formatIpiNameNumber,
    stored: digits(9)
      .filter((nine) => nine !== '000000000')
      .map((nine) => `${nine}${ipiCheckDigits(nine)}`),
    valid: {
      '00052210040': '00052210040',
      '52210040': '00052210040',
      '00130046332': '00130046332',
      '002 41555778': '00241555778',
      '00186574821': '00186574821',
      '199': '00000000199',
      '297': '00000000297',
      'IPI 297': '00000000297',
      'CAE: 00052210040': '00052210040',
    },
    invalid: [
      '00130046333',
      '00854632549',
      '12345678901',
      '00000000000',
      '0',
      '0013004633',
      '000052210040',
      'I-123456789-3',
    ],
  },
  {
    name: 'ISNI',
    parse: parseIsni,
    format: formatIsni,
    stored: digits(15).map((fifteen) => `${fifteen}${isniCheckCharacter(fifteen)}`),
    valid: {
      '0000 0001 2353 1945': '0000000123531945',
      'https://isni.org/isni/0000000106750994': '0000000106750994',
      'http://www.isni.org/1422458635730476': '1422458635730476',
      'ISNI: 0000 0004 1936 9078': '0000000419369078',
      '999000000000002x': '999000000000002X',
    },
    // The first is the portal's placeholder.
    invalid: ['0000000000000000', '0000000106750995', '000000010675099X', '00000001067509', 'X000000106750994'],
  },
  {
    name: 'ISRC',
    parse: parseIsrc,
    format: formatIsrc,
    stored: fc.tuple(letters(2, LETTERS), letters(3, `${LETTERS}0123456789`), digits(7)).map((parts) => parts.join('')),
    valid: {
      AA6Q72000047: 'AA6Q72000047',
      'GB-EMI-03-00013': 'GBEMI0300013',
      'ISRC GB-AAA-08-00736': 'GBAAA0800736',
      'isrc: us-sm1-97-03931': 'USSM19703931',
      'GB–EMI–03–00013': 'GBEMI0300013',
      'GB\u2011EMI\u201103\u201100013': 'GBEMI0300013',
      'GB.EMI.03.00013': 'GBEMI0300013',
      GB_EMI_03_00013: 'GBEMI0300013',
      CAN110200333: 'CAN110200333',
      TCAEW2013100: 'TCAEW2013100',
      DEE250800231: 'DEE250800231',
    },
    // Too short, a leading digit, the letter O for a zero, too long, and letters that only become ASCII in upper case.
    invalid: [
      'GBEMI030001',
      '1BEMI0300013',
      'GBEMI03O0013',
      'GBEMI03000135',
      'GBEMı0300013',
      'GBſMI0300013',
      'GB/EMI/03/00013',
    ],
  },
];

describe.each(identifiers)('$name codes', ({ parse, format, stored, valid, invalid }) => {
  test.each(Object.entries(valid))('parses the published %s', (text, expected) => {
    expect(parse(text)).toBe(expected);
  });

  test.each([...invalid, '', ' ', '-', 'null', '\u0000', '٠٠٠٥٢٢١٠٠٤٠'])('rejects %j', (text) => {
    expect(parse(text)).toBeNull();
  });

  test('parses its formatted form', () => {
    fc.assert(fc.property(stored, (code) => parse(format(code)) === code));
  });

  test('is in its stored form once parsed', () => {
    fc.assert(
      fc.property(stored, fc.nat(), (code, place) => {
        const written = `${code.slice(0, place % code.length)} - ${code.slice(place % code.length)}`.toLowerCase();
        const once = parse(written);
        expect(once).toBe(code);
        expect(parse(once ?? '')).toBe(code);
      }),
    );
  });

  test.each([
    ['non-breaking hyphen', '\u2011'],
    ['figure dash', '\u2012'],
    ['en dash', '\u2013'],
    ['em dash', '\u2014'],
    ['minus sign', '\u2212'],
    ['no-break space', '\u00a0'],
    ['thin space', '\u2009'],
    ['narrow no-break space', '\u202f'],
    ['soft hyphen', '\u00ad'],
    ['word joiner', '\u2060'],
    ['full stop', '.'],
  ])('is read with a %s as separator', (_name, separator) => {
    fc.assert(
      fc.property(stored, (code) => {
        expect(parse([code.slice(0, 1), code.slice(1, 5), code.slice(5)].join(separator))).toBe(code);
      }),
    );
  });

  test('accepts any text without throwing, and formats invalid text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const code = parse(text);
        expect(code === null || parse(code) === code).toBe(true);
      }),
    );
    expect(parse('9'.repeat(1_000_000))).toBeNull();
    expect(format('not a code')).toBe('not a code');
  });
});

/** Increases the digit at `place` by 1 to 9, modulo 10. */
function altered(code: string, place: number, by: number): string {
  const figure = (Number(code[place]) + by) % 10;
  return `${code.slice(0, place)}${figure}${code.slice(place + 1)}`;
}

const by = fc.integer({ min: 1, max: 9 });

test('rejects an IPI name number with one wrong digit', () => {
  fc.assert(
    fc.property(identifiers[1]?.stored ?? fc.constant(''), fc.nat(10), by, (code, place, step) => {
      expect(parseIpiNameNumber(altered(code, place, step))).toBeNull();
    }),
  );
});

test('rejects an ISNI with one wrong digit', () => {
  fc.assert(
    fc.property(identifiers[2]?.stored ?? fc.constant(''), fc.nat(14), by, (code, place, step) => {
      expect(parseIsni(altered(code, place, step))).toBeNull();
    }),
  );
});

test('rejects an ISWC with one wrong digit if the checksum can tell', () => {
  // Weights coprime to 10; at other places the standard itself misses some changes.
  fc.assert(
    fc.property(identifiers[0]?.stored ?? fc.constant(''), fc.constantFrom(1, 3, 7, 9, 10), by, (code, place, step) => {
      expect(parseIswc(altered(code, place, step))).toBeNull();
    }),
  );
});

test.each([
  ['123456789', 3],
  ['001068130', 6],
])('computes the check digit of the IPI base number I-%s as %i', (nine, digit) => {
  expect(iswcCheckDigit(nine, 2)).toBe(digit);
});

test.each([
  ['0000000123531945', '0000000123531945'],
  ['0000000000000000', null],
  ['', null],
  [null, null],
])('returns for the ISNI %s of a record the number %s', (isni, held) => {
  expect(heldIsni(isni)).toBe(held);
});
