import {
  type CwrField,
  type CwrVersion,
  fieldsByName,
  isVersion3,
  PREFIX_LENGTH,
  recordSpec,
} from './records/index.ts';
import { fieldValue } from './values.ts';

export type CwrValues = Readonly<Record<string, string>>;

export interface CwrRecord {
  readonly type: string;
  /** Counted from 1; 0 for a record that isn't from a file. */
  readonly line: number;
  readonly transaction: number;
  readonly sequence: number;
  readonly values: CwrValues;
  /** `values` normalized for comparison, whatever the padding; see `getValue`. */
  readonly meant: CwrValues;
  readonly rest: string;
}

export function readRecord(given: string, line: number, version: CwrVersion = '2.1'): CwrRecord {
  const type = given.slice(0, 3);
  const spec = recordSpec(type, version);
  const text = isVersion3(version) ? inPlace(type, given) : given;
  const values: Record<string, string> = {};
  const meant: Record<string, string> = {};
  for (const field of spec?.fields ?? []) {
    if (field.start > text.length) continue;
    const value = text.slice(field.start - 1, field.start - 1 + field.size).trimEnd();
    if (value !== '') {
      values[field.name] = value;
      const meaning = fieldValue(field, value);
      if (meaning !== '') meant[field.name] = meaning;
    } else if (isFilledUp(field.format)) values[field.name] = BLANK;
  }
  return {
    type,
    line,
    transaction: numberAt(text, 3),
    sequence: numberAt(text, 11),
    values,
    meant,
    rest: text.slice(spec?.end ?? PREFIX_LENGTH).trimEnd(),
  };
}

/** As some senders lay out version 3: writers with the tax number of version 2, acknowledgements without its new field. */
const OTHER_LAYOUTS: Readonly<Record<string, readonly [RegExp, string]>> = {
  SWR: [/^(.{106})\d{9}(?=\d{11})/, '$1'],
  OWR: [/^(.{106})\d{9}(?=\d{11})/, '$1'],
  ACK: [/^(.{149})(?=\d{8}[A-Z]{2}\s*$)/, `$1${' '.repeat(20)}`],
};

function inPlace(type: string, text: string): string {
  const other = OTHER_LAYOUTS[type];
  return other ? text.replace(...other) : text;
}

/** Marks a number left blank instead of zero-filled, so that it's exported as it was. */
const BLANK = ' ';

function isFilledUp(format: CwrField['format']): boolean {
  return format === 'number' || format === 'share' || format === 'date' || format === 'time';
}

const ZERO = 48;
const NINE = 57;

function numberAt(text: string, start: number): number {
  let number = 0;
  for (let at = start; at < start + 8; at += 1) {
    const code = text.charCodeAt(at);
    if (!(code >= ZERO && code <= NINE)) return Number.NaN;
    number = number * 10 + code - ZERO;
  }
  return number;
}

export function newRecord(type: string, values: CwrValues): CwrRecord {
  const filled: Record<string, string> = {};
  const meant: Record<string, string> = {};
  const fields = fieldsByName(type);
  for (const name in values) {
    const value = values[name];
    if (!value) continue;
    filled[name] = value;
    const field = fields?.get(name);
    const meaning = field ? fieldValue(field, value) : value;
    if (meaning !== '') meant[name] = meaning;
  }
  return { type, line: 0, transaction: Number.NaN, sequence: Number.NaN, values: filled, meant, rest: '' };
}

/**
 * Returns a field's value, or '' if empty or without a record. Zero-filled numbers are empty; society codes are padded to
 * three digits.
 */
export function getValue(record: CwrRecord | null | undefined, name: string): string {
  return record?.meant[name] ?? '';
}

/** Returns a record as a fixed-width line: numbers zero-filled, trailing spaces trimmed. */
export function writeRecord(
  { type, values, rest }: CwrRecord,
  version: CwrVersion,
  numbers: readonly [transaction: number, record: number] | null = null,
): string {
  const spec = recordSpec(type, version);
  const prefix = numbers ? `${type}${numbers.map((number) => String(number).padStart(8, '0')).join('')}` : type;
  if (!spec) return `${prefix}${rest}`;
  let line = prefix;
  for (const field of spec.fields) {
    const value = values[field.name] ?? '';
    if (value === '' && field.since > version) continue;
    line = line.padEnd(field.start - 1) + filled(value, field);
  }
  return rest === '' ? line.trimEnd() : `${line.padEnd(spec.end)}${rest}`;
}

function filled(value: string, field: CwrField): string {
  const { format, size } = field;
  // Read in any form, sent as CISAC's number.
  if (format === 'territory') return fieldValue(field, value).padEnd(size);
  const isNumber = format === 'number' || format === 'share';
  if (isNumber && /^\d*$/.test(value)) return value.padStart(size, '0').slice(-size);
  if (value === '' && (format === 'date' || format === 'time')) return '0'.repeat(size);
  return value.slice(0, size).padEnd(size);
}
