export type CwrLevel = 'ER' | 'GR' | 'TR' | 'RR' | 'FR';

/** The rejected unit and the number of the rule: `TR F1` rejects the transaction by field rule 1. */
export type CwrRule = `${CwrLevel} ${'E' | 'G' | 'T' | 'R' | 'F'}${number}`;

export const CWR_VERSIONS = ['2.1', '2.2'] as const;
export type CwrVersion = (typeof CWR_VERSIONS)[number];

/**
 * `title` and `name` are the CIS character sets of those fields, `wide` is any script; an array lists the allowed
 * values.
 */
export type CwrFormat =
  | 'text'
  | 'title'
  | 'name'
  | 'wide'
  | 'number'
  | 'share'
  | 'date'
  | 'time'
  | 'ipi'
  | 'iswc'
  | 'isrc'
  | 'ean'
  | 'society'
  | 'language'
  | 'territory'
  | readonly string[];

export interface CwrField {
  readonly name: string;
  readonly label: string;
  readonly start: number;
  readonly size: number;
  readonly format: CwrFormat;
  readonly must: CwrRule | null;
  readonly valid: CwrRule | null;
  readonly since: CwrVersion;
  readonly most: number;
  /** Part of the key that matches records of a type when comparing a work with the imported one. */
  readonly isKey: boolean;
}

export interface CwrRecordSpec {
  readonly type: string;
  readonly label: string;
  readonly fields: readonly CwrField[];
  readonly since: CwrVersion;
  readonly follows: readonly string[];
  readonly followsRule: CwrRule | null;
}

interface Rules {
  readonly must?: CwrRule;
  readonly valid?: CwrRule;
  readonly since?: CwrVersion;
  readonly most?: number;
  readonly key?: boolean;
}

/** `field('title', 'Work title', [20, 60], 'title', { must: 'TR F1' })`: position is start and size. */
// biome-ignore lint/complexity/useMaxParams: one field of the table a line, as the specification prints it
export function field(
  name: string,
  label: string,
  [start, size]: readonly [number, number],
  ...[format = 'text', rules = {}]: [format?: CwrFormat, rules?: Rules]
): CwrField {
  const { must = null, valid = null, since = '2.1', most = 10_000, key = false } = rules;
  return { name, label, start, size, format, must, valid, since, most, isKey: key };
}

interface Following {
  readonly since?: CwrVersion;
  readonly follows?: readonly string[];
  readonly followsRule?: CwrRule;
}

// biome-ignore lint/complexity/useMaxParams: type, label and fields stand where the specification has them
export function record(
  type: string,
  label: string,
  fields: readonly CwrField[],
  { since = '2.1', follows = [], followsRule }: Following = {},
): CwrRecordSpec {
  const inPlace = [...fields, ...gapsOf(type, fields)].sort((a, b) => a.start - b.start);
  return { type, label, fields: inPlace, since, follows, followsRule: followsRule ?? null };
}

/** Control records lack the transaction and record sequence numbers before the first field. */
const FIRST_PLACE: Readonly<Record<string, number>> = { HDR: 4, GRH: 4, GRT: 4, TRL: 4 };
const AFTER_PREFIX = 20;

function gapsOf(type: string, fields: readonly CwrField[]): CwrField[] {
  const gaps: CwrField[] = [];
  let place = FIRST_PLACE[type] ?? AFTER_PREFIX;
  for (const { start, size } of fields) {
    if (start > place) gaps.push(field(`filler_${place}`, 'Filler', [place, start - place]));
    place = start + size;
  }
  return gaps;
}
