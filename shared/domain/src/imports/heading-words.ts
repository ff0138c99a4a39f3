// cspell:ignore ymdhs
import { compared } from './compared.ts';

/** One word for each meaning, so that `Composer CAE No.` and `Writer IPI number` are the same heading. */
const SAME: Readonly<Record<string, string>> = {
  no: 'number',
  nr: 'number',
  num: 'number',
  id: 'number',
  code: 'number',
  cae: 'ipi',
  upc: 'ean',
  barcode: 'ean',
  gtin: 'ean',
  icpn: 'ean',
  composer: 'writer',
  composers: 'writer',
  songwriter: 'writer',
  songwriters: 'writer',
  author: 'writer',
  authors: 'writer',
  writers: 'writer',
  publishers: 'publisher',
  artists: 'artist',
  performers: 'performer',
  titles: 'title',
  names: 'name',
  roles: 'role',
  capacity: 'role',
  designation: 'role',
  pro: 'society',
  cmo: 'society',
  affiliation: 'society',
  perf: 'pr',
  performing: 'pr',
  performance: 'pr',
  mech: 'mr',
  mechanical: 'mr',
  sync: 'sr',
  synch: 'sr',
  synchronisation: 'sr',
  synchronization: 'sr',
  percent: 'share',
  percentage: 'share',
  pct: 'share',
  split: 'share',
  splits: 'share',
  own: 'share',
  ownership: 'share',
  surname: 'last name',
  family: 'last',
  forename: 'first name',
  forenames: 'first name',
  given: 'first',
  alt: 'alternative',
  alternate: 'alternative',
  aka: 'alternative',
  creation: 'created',
  organization: 'organisation',
};

const IGNORED = new Set(['of', 's', 'the']);
/** These are numbers or codes by themselves. */
const CODED = ['ipi', 'isrc', 'iswc', 'isni', 'ean', 'role', 'society', 'language'];

/** `(optional)`, `(%)`, `(mm:ss)`, `(dd/mm/yyyy)` say how to fill in a column. `Composer(s)` is a plural. */
const HINT = /\((?:optional|required|mandatory|s|[ymdhs\s:/.-]{2,})\)/gi;

/** The words of a heading, without hints: `Writer 1 %` is `writer 1 share`. */
export function headingWords(text: string): string[] {
  const spelled = text
    .replaceAll(HINT, ' ')
    .replaceAll('%', ' share ')
    .replaceAll(/#\s*$|\bN°|№/g, ' number ')
    .replaceAll(/(\p{L})(\d)/gu, '$1 $2');
  return compared(spelled).split(' ').filter(Boolean);
}

/** Ignores word order and repetition: `IPI of writer` and `Writer CAE/IPI No.` are equal. */
export function headingKey(words: readonly string[]): string {
  const meanings = new Set(
    words.filter((word) => !IGNORED.has(word)).flatMap((word) => (SAME[word] ?? word).split(' ')),
  );
  if (CODED.some((word) => meanings.has(word))) meanings.delete('number');
  return [...meanings].sort().join(' ');
}
