import type { Message } from '@counterpoint/messages';
import {
  explainIsrc,
  parseEan,
  parseIpiNameNumber,
  parseIsni,
  parseIsrc,
  parseIswc,
  withoutSeparators,
} from '../identifiers/index.ts';
import { languageName } from '../languages/index.ts';
import * as kinds from '../messages/field-kinds.generated.ts';
import * as text from '../messages/import-cells.generated.ts';
import { LANGUAGES } from '../schemas/works/work-choices.ts';
import { societyCodeOf } from '../societies/index.ts';
import { readTerritory } from '../territories/index.ts';
import { readCodeAndName } from './code-and-name.ts';
import { codesByName } from './codes-by-name.ts';
import { compared } from './compared.ts';
import words from './other-words.json' with { type: 'json' };

/** With a note, the value read is shown as what was expected. */
export type CellRead = { readonly value: unknown; readonly note?: string } | null;

export interface CellKind {
  read(typed: string): CellRead;
  write(value: unknown): string;
  readonly expected: Message;
  readonly correction: Message;
  explain?(typed: string): string | null;
}

const asIs = (value: unknown): string => String(value);

export const textCell: CellKind = {
  read: (value) => ({ value }),
  write: asIs,
  expected: text.aText,
  correction: text.enterText,
};

/** Tables often have whole numbers with decimals: `297.0`. */
export function withoutZeroDecimals(typed: string): string {
  return typed.replace(/^(\d+)[.,]0{1,2}$/, '$1');
}

export const numberCell: CellKind = {
  read: (typed) => (/^\d{1,9}$/.test(withoutZeroDecimals(typed)) ? { value: Number.parseInt(typed, 10) } : null),
  write: asIs,
  expected: text.aNumber,
  correction: text.enterNumber,
};

export function codeCell(
  parse: (typed: string) => string | null,
  words: Pick<CellKind, 'expected' | 'correction'>,
): CellKind {
  const read = (typed: string) => {
    const value = parse(withoutZeroDecimals(typed));
    return value === null ? null : { value };
  };
  return { read, write: asIs, ...words };
}

export const iswcCell = codeCell(parseIswc, {
  expected: kinds.anIswc,
  correction: text.checkIswc,
});

export const isrcCell: CellKind = {
  ...codeCell(parseIsrc, {
    expected: kinds.anIsrc,
    correction: text.enterIsrc,
  }),
  explain: explainIsrc,
};

const IPI_BASE_NUMBER = /^I\d{10}$/i;

export const ipiCell: CellKind = {
  ...codeCell(parseIpiNameNumber, { expected: kinds.anIpi, correction: text.checkIpi }),
  explain: (typed) => (IPI_BASE_NUMBER.test(withoutSeparators(typed)) ? text.ipiBaseNumber() : null),
};

/** Spreadsheets drop the leading zeros of numbers. */
function zeroPadded(cell: CellKind, length: number): CellKind {
  return {
    ...cell,
    read(typed) {
      const digits = withoutZeroDecimals(typed);
      const read = cell.read(digits);
      if (read || !/^\d{8,}$/.test(digits)) return read;
      const padded = cell.read(digits.padStart(length, '0'));
      return padded && { ...padded, note: text.restoredZeros() };
    },
  };
}

const ISNI_LENGTH = 16;
const EAN_LENGTH = 13;

export const isniCell = zeroPadded(
  codeCell(parseIsni, { expected: text.anIsni, correction: text.checkIsni }),
  ISNI_LENGTH,
);
export const eanCell = zeroPadded(codeCell(parseEan, { expected: kinds.anEan, correction: text.checkEan }), EAN_LENGTH);

/** Lists the words of each code, and returns the code of each word. */
export function codesByWord<Code extends string>(
  words: Partial<Record<Code, readonly string[]>>,
): Readonly<Record<string, Code>> {
  const codes: Record<string, Code> = {};
  // Every key of a literal is a code.
  for (const code of Object.keys(words) as Code[]) for (const word of words[code] ?? []) codes[word] = code;
  return codes;
}

export function choiceCell(
  labels: Readonly<Record<string, Message>>,
  others: Readonly<Record<string, string>> = {},
  namedElsewhere: (word: string) => string | undefined = () => undefined,
) {
  const codes = Object.keys(labels);
  // Evaluated at module load, outside any request, so labels are English: files may use English in every language.
  const english = Object.entries(labels).map(([code, label]) => [label(), code] as const);
  const words = [...Object.entries(others), ...english, ...codes.map((code) => [code, code] as const)];
  const known = new Map(words.map(([word, code]) => [comparedLabel(word), code]));
  const readWord = (typed: string) => {
    const word = comparedLabel(typed);
    const inOwnLanguage = () => codes.find((code) => labels[code] && comparedLabel(labels[code]()) === word);
    return known.get(word) ?? inOwnLanguage() ?? namedElsewhere(word) ?? null;
  };
  const read = (typed: string) => readCodeAndName(typed, readWord);
  const list = codes.join(', ');
  return codeCell(read, { expected: () => text.oneOf({ list }), correction: () => text.enterOneOf({ list }) });
}

/** Labels named lyrics “words” before, and files still do. */
function comparedLabel(typed: string): string {
  return compared(typed).replaceAll(/\bwords\b/g, 'lyrics');
}

let languages: ReadonlyMap<string, string> | null = null;

export const languageCell: CellKind = {
  ...choiceCell(Object.fromEntries(LANGUAGES.map((code) => [code, () => languageName(code)])), {}, (word) => {
    languages ??= codesByName('language', LANGUAGES);
    return languages.get(word);
  }),
  expected: text.aLanguage,
  correction: text.enterLanguage,
};

function readSociety(typed: string): string | null {
  return /^\d{1,3}$/.test(typed) ? typed.padStart(3, '0') : societyCodeOf(typed);
}

/** A society's name may be followed by its country: `ASCAP (US)`. */
function readSocietyOfCountry(typed: string): string | null {
  const [, name = '', country = ''] = /^(.+?)\s*\((.+)\)$/.exec(typed) ?? [];
  return readTerritory(country) && !/\d/.test(country) ? readSociety(name) : null;
}

export const societyCell = codeCell((typed) => readCodeAndName(typed, readSociety) ?? readSocietyOfCountry(typed), {
  expected: text.aSociety,
  correction: text.enterSociety,
});

export const chainsCell: CellKind = {
  read: (typed) => {
    const parts = typed.split(/[;,/\s]+/).filter(Boolean);
    return parts.every((part) => /^\d{1,2}$/.test(part)) ? { value: parts.map(Number) } : null;
  },
  write: (value) => (Array.isArray(value) ? value.join('; ') : ''),
  expected: text.chains,
  correction: text.enterChains,
};

export const ANSWERS = codesByWord<'Y' | 'N'>(words.answers);
const ANSWER_OF_WORD = new Map(Object.entries(ANSWERS));

export const yesNoCell: CellKind = {
  read(typed) {
    const answer = ANSWER_OF_WORD.get(compared(typed));
    return answer ? { value: answer === 'Y' } : null;
  },
  write: (value) => (value === true ? 'Yes' : 'No'),
  expected: text.yesOrNo,
  correction: text.enterYesOrNo,
};

export const SHARE_UNITS = ['percent', 'fraction'] as const;
export type ShareUnit = (typeof SHARE_UNITS)[number];

/** In hundredths of a per cent. Rounds to two decimals with a note. */
export function shareCell(unit: ShareUnit): CellKind {
  return {
    read: (typed) => {
      const [, figures, sign] =
        /^(\d{0,3}(?:[.,]\d{1,18})?)\s*(%|pct\.?|percent|per cent|p\.?c\.?)?$/i.exec(typed) ?? [];
      if (!figures) return null;
      const exact = Number(figures.replace(',', '.')) * (unit === 'fraction' && !sign ? 10_000 : 100);
      const value = Math.round(exact);
      if (value > 10_000) return null;
      const isExact = Math.abs(exact - value) < 1e-6;
      return isExact ? { value } : { value, note: text.roundedShare() };
    },
    write: (value) => (Number(value) / 100).toFixed(2),
    expected: unit === 'percent' ? text.aShare : text.aFraction,
    correction: text.enterShare,
  };
}
