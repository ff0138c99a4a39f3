import type { Message } from '@counterpoint/messages';
import { explainIsrc, parseEan, parseIpiNameNumber, parseIsni, parseIsrc, parseIswc } from '../identifiers/index.ts';
import { languageName } from '../languages/index.ts';
import { LANGUAGES } from '../schemas/works/composition-words.ts';
import { findSociety, SOCIETIES } from '../societies/index.ts';
import { compared } from './compared.ts';

export type CellRead = { readonly value: unknown; readonly note?: string } | null;

export interface CellKind {
  read(text: string): CellRead;
  write(value: unknown): string;
  readonly expected: string;
  readonly mend: string;
  explain?(text: string): string | null;
}

const asIs = (value: unknown): string => String(value);

export const textCell: CellKind = {
  read: (value) => ({ value }),
  write: asIs,
  expected: 'text',
  mend: 'Enter text.',
};

export const numberCell: CellKind = {
  read: (text) => (/^\d{1,9}$/.test(text) ? { value: Number(text) } : null),
  write: asIs,
  expected: 'a whole number',
  mend: 'Enter a whole number in figures.',
};

export function codeCell(parse: (text: string) => string | null, words: Pick<CellKind, 'expected' | 'mend'>): CellKind {
  const read = (text: string) => {
    const value = parse(text);
    return value === null ? null : { value };
  };
  return { read, write: asIs, ...words };
}

export const iswcCell = codeCell(parseIswc, {
  expected: 'an ISWC such as T-034.524.680-1',
  mend: 'Look at the last figure of the ISWC, which checks the others, or leave it out.',
});

export const isrcCell: CellKind = {
  ...codeCell(parseIsrc, {
    expected: 'an ISRC such as GB-EMI-03-00013',
    mend: 'Enter the ISRC with all its twelve characters, or leave it out.',
  }),
  explain: explainIsrc,
};

export const ipiCell = codeCell(parseIpiNameNumber, {
  expected: 'an IPI name number such as 00052210040',
  mend: 'Look at the last two figures of the IPI name number, which check the others, or leave it out.',
});

export const isniCell = codeCell(parseIsni, {
  expected: 'an ISNI such as 0000 0001 2353 1945',
  mend: 'Look at the last character of the ISNI, which checks the others, or leave it out.',
});
export const eanCell = codeCell(parseEan, {
  expected: 'a bar code such as 4006381333931',
  mend: 'Look at the last figure of the bar code, which checks the others, or leave it out.',
});

export function choiceCell(labels: Readonly<Record<string, Message>>, others: Readonly<Record<string, string>> = {}) {
  const codes = Object.keys(labels);
  // Evaluated at module load, outside any request, so labels are English: files may use English in every language.
  const english = Object.entries(labels).map(([code, label]) => [label(), code] as const);
  const words = [...Object.entries(others), ...english, ...codes.map((code) => [code, code] as const)];
  const known = new Map(words.map(([word, code]) => [compared(word), code]));
  const read = (text: string) => {
    const word = compared(text);
    return known.get(word) ?? codes.find((code) => labels[code] && compared(labels[code]()) === word) ?? null;
  };
  const list = codes.join(', ');
  return codeCell(read, { expected: `one of ${list}`, mend: `Enter one of ${list}.` });
}

export const languageCell: CellKind = {
  ...choiceCell(Object.fromEntries(LANGUAGES.map((code) => [code, () => languageName(code)]))),
  expected: 'a language such as en or English',
  mend: 'Enter the language by its code of ISO 639-1, such as en, fr or ak, or by its English name, or leave it out.',
};

const BY_NAME = new Map(SOCIETIES.map(({ name, code }) => [compared(name), code]));

export const societyCell = codeCell(
  (text) => {
    if (/^\d{1,3}$/.test(text)) return text.padStart(3, '0');
    return BY_NAME.get(compared(text)) ?? null;
  },
  {
    expected: 'a society’s code such as 052, or its name',
    mend: `Enter the society’s code of three figures: PRS is ${findSociety('052')?.code ?? '052'}.`,
  },
);

export const chainsCell: CellKind = {
  read: (text) => {
    const parts = text.split(/[;,/\s]+/).filter(Boolean);
    return parts.every((part) => /^\d{1,2}$/.test(part)) ? { value: parts.map(Number) } : null;
  },
  write: (value) => (Array.isArray(value) ? value.join('; ') : ''),
  expected: 'numbers of chains such as 1; 2',
  mend: 'Enter the numbers of the publisher chains, separated by semicolons.',
};

export const SHARE_UNITS = ['percent', 'fraction'] as const;
export type ShareUnit = (typeof SHARE_UNITS)[number];

/** In hundredths of a per cent. Rounds to two decimals with a note. */
export function shareCell(unit: ShareUnit): CellKind {
  return {
    read: (text) => {
      const [, figures, sign] = /^(\d{1,3}(?:[.,]\d{1,18})?)\s*(%?)$/.exec(text) ?? [];
      if (figures === undefined) return null;
      const exact = Number(figures.replace(',', '.')) * (unit === 'fraction' && !sign ? 10_000 : 100);
      const value = Math.round(exact);
      if (value > 10_000) return null;
      const isExact = Math.abs(exact - value) < 1e-6;
      return isExact
        ? { value }
        : { value, note: `It is taken as ${(value / 100).toFixed(2)}: shares have two decimals.` };
    },
    write: (value) => (Number(value) / 100).toFixed(2),
    expected: unit === 'percent' ? 'a share such as 33.33' : 'a share such as 0.3333',
    mend: 'Enter a share from 0 to 100 per cent in figures.',
  };
}
