/** What a rule of CWR throws out when it is broken: the entire file, a group, a transaction, a record, or a field. */
export type CwrLevel = 'ER' | 'GR' | 'TR' | 'RR' | 'FR';

/** A rule of CWR's specification: what it throws out, and its number among those of its record, as `TR F1`. */
export type CwrRule = `${CwrLevel} ${'E' | 'G' | 'T' | 'R' | 'F'}${number}`;

/** The versions that are read and written. */
export const CWR_VERSIONS = ['2.1', '2.2'] as const;
export type CwrVersion = (typeof CWR_VERSIONS)[number];

/**
 * What may stand in a field. `title` and `name` are text of CIS's character set for them, `wide` is text of any script;
 * an array lists all that may stand there.
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

/** A field of a record. */
export interface CwrField {
  readonly name: string;
  readonly label: string;
  /** The first character's place, counted from 1. */
  readonly start: number;
  readonly size: number;
  readonly format: CwrFormat;
  readonly must: CwrRule | null;
  readonly valid: CwrRule | null;
  readonly since: CwrVersion;
  /** The most a share may be; 10000 where nothing else is said. */
  readonly most: number;
  /** One of those by which two records of a kind are told apart, when a work is compared with what was told of it. */
  readonly isKey: boolean;
}

/** A record: its fields, and what it may come after. */
export interface CwrRecordSpec {
  readonly type: string;
  readonly label: string;
  readonly fields: readonly CwrField[];
  readonly since: CwrVersion;
  /** The records that it must come straight after, and the rule that says so. */
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

/** One field, as `field('title', 'Work title', [20, 60], 'title', { must: 'TR F1' })`: its place is start and size. */
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

/** One record of the table. */
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

/** Where a record's own fields begin: control records have no numbers of transaction and record before them. */
const FIRST_PLACE: Readonly<Record<string, number>> = { HDR: 4, GRH: 4, GRT: 4, TRL: 4 };
const AFTER_PREFIX = 20;

/** Keeps the text between fields, so that nothing is lost. */
function gapsOf(type: string, fields: readonly CwrField[]): CwrField[] {
  const gaps: CwrField[] = [];
  let place = FIRST_PLACE[type] ?? AFTER_PREFIX;
  for (const { start, size } of fields) {
    if (start > place) gaps.push(field(`filler_${place}`, 'Filler', [place, start - place]));
    place = start + size;
  }
  return gaps;
}
