export type CwrLevel = 'ER' | 'GR' | 'TR' | 'RR' | 'FR';

/** The rejected unit and the number of the rule: `TR F1` rejects the transaction by field rule 1. */
export type CwrRule = `${CwrLevel} ${'E' | 'G' | 'T' | 'R' | 'F'}${number}`;

export const CWR_VERSIONS = ['2.1', '2.2', '3.0', '3.1'] as const;
export type CwrVersion = (typeof CWR_VERSIONS)[number];

export function isVersion3(version: CwrVersion): boolean {
  return version >= '3.0';
}

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
  /** Broken by a missing value. */
  readonly must: CwrRule | null;
  /** Broken by a wrong value. */
  readonly valid: CwrRule | null;
  readonly since: CwrVersion;
  /** Its place in version 3 where that differs; null if version 3 has no such field. */
  readonly in3: Place | null | undefined;
  readonly most: number;
  /** Part of the key that matches records of a type when comparing a work with the imported one. */
  readonly isKey: boolean;
}

export interface CwrRecordSpec {
  readonly type: string;
  readonly label: string;
  readonly fields: readonly CwrField[];
  readonly since: CwrVersion;
  readonly until: CwrVersion;
  readonly follows: readonly string[];
  readonly followsRule: CwrRule | null;
}

/** A record as a version lays it out. */
export interface CwrLayout extends CwrRecordSpec {
  readonly end: number;
  /** The fields that a value may break a rule of. */
  readonly ruled: readonly CwrField[];
}

type Place = readonly [start: number, size: number];

interface Rules extends Partial<Pick<CwrField, 'must' | 'valid' | 'since' | 'in3' | 'most'>> {
  /** For `must` and `valid`. */
  readonly rule?: CwrRule;
  readonly key?: boolean;
}

/**
 * `field('title', 'Work title', [20, 60], 'title', { must: 'TR F1' })`: position is start and size, and `in3` is that in
 * version 3.
 */
// biome-ignore lint/complexity/useMaxParams: one field of the table a line, as the specification prints it
export function field(
  name: string,
  label: string,
  [start, size]: Place,
  ...[format = 'text', rules = {}]: [format?: CwrFormat, rules?: Rules]
): CwrField {
  const { rule = null, must = rule, valid = rule, since = '2.1', in3, most = 10_000, key = false } = rules;
  return { name, label, start, size, format, must, valid, since, in3, most, isKey: key };
}

// biome-ignore lint/complexity/useMaxParams: type, label and fields stand where the specification has them
export function record(
  type: string,
  label: string,
  fields: readonly CwrField[],
  conditions: Partial<Omit<CwrRecordSpec, 'type' | 'label' | 'fields'>> = {},
): CwrRecordSpec {
  return { type, label, fields, since: '2.1', until: '3.1', follows: [], followsRule: null, ...conditions };
}

/** Returns a record as version 2 or 3 lays it out, with its gaps; null if the version has no such record. */
export function specInVersion(spec: CwrRecordSpec, version: '2.2' | '3.1'): CwrLayout | null {
  if (spec.since > version || spec.until < version) return null;
  const fields = spec.fields.filter(({ since, in3 }) => since <= version && (version === '2.2' || in3 !== null));
  const placed = fields.map((each) => {
    const [start, size] = (version === '3.1' && each.in3) || [each.start, each.size];
    return { ...each, start, size };
  });
  const ordered = placed.sort((a, b) => a.start - b.start);
  const laidOut = [...ordered, ...gapsOf(spec.type, ordered)].sort((a, b) => a.start - b.start);
  const end = Math.max(PREFIX_LENGTH, ...laidOut.map(({ start, size }) => start - 1 + size));
  return { ...spec, fields: laidOut, end, ruled: laidOut.filter(({ must, valid }) => must !== null || valid !== null) };
}

/** Control records lack the transaction and record sequence numbers before the first field. */
const FIRST_PLACE: Readonly<Record<string, number>> = { HDR: 4, GRH: 4, GRT: 4, TRL: 4 };
export const FLAG = ['Y', 'N', 'U'] as const;

/** Type, transaction and record sequence number. */
export const PREFIX_LENGTH = 19;

function gapsOf(type: string, fields: readonly CwrField[]): CwrField[] {
  const gaps: CwrField[] = [];
  let place = FIRST_PLACE[type] ?? PREFIX_LENGTH + 1;
  for (const { start, size } of fields) {
    if (start > place) gaps.push(field(`filler_${place}`, 'Filler', [place, start - place]));
    place = start + size;
  }
  return gaps;
}
