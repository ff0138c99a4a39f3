import { type Field, type Fields, fieldsOf, type StoredValues } from '../fields/index.ts';
import * as text from '../messages/cwr-files.generated.ts';
import { writeLanguage } from './languages.ts';
import { languageIn, textIn } from './read-values.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { fieldSpec, hasField } from './records/index.ts';
import { readDate, readTime, writeDate, writeTime } from './values.ts';
import type { FieldWriter } from './write-notes.ts';

type Values = Readonly<Record<string, unknown>>;

/** Reads the fields of one record, and those of other records from `recordsOf`. */
export function readFields<Of extends Fields>(
  record: CwrRecord,
  fields: Of,
  recordsOf: (type: string) => readonly CwrRecord[] = () => [],
): StoredValues<Of> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(fields))
    values[name] = field.record === undefined ? readField(record, field) : readRecords(recordsOf(field.record), field);
  // Each kind reads what its schema stores; `readPart` rejects a record without its required values.
  return values as StoredValues<Of>;
}

/** Surplus lines stay in the kept records. */
function readRecords(records: readonly CwrRecord[], field: Field): unknown {
  if (field.kind === 'list')
    return records.flatMap((record) => readPart(record, field.fields) ?? []).slice(0, field.most);
  const values = records.map((record) =>
    field.kind === 'part' ? readPart(record, field.fields) : readField(record, field),
  );
  return values.find((value) => value !== null) ?? null;
}

function readPart<Of extends Fields>(record: CwrRecord, fields: Of): StoredValues<Of> | null {
  const values = readFields(record, fields);
  const isComplete = fieldsOf(fields).every(([name, { isRequired }]) => !isRequired || values[name] !== null);
  return isComplete ? values : null;
}

function readField(record: CwrRecord, field: Field): unknown {
  const { cwr: name, cwrFirstName } = field;
  if (name === undefined) return null;
  if (cwrFirstName !== undefined) return readName(record, [name, cwrFirstName]);
  const value = getValue(record, name);
  switch (field.kind) {
    case 'choice':
      return Object.hasOwn(field.labels, value) ? value : (field.initial ?? null);
    case 'language':
      return languageIn(record, name);
    case 'day':
      return readDate(value);
    case 'duration':
      return readTime(value) || null;
    case 'year':
      return /^\d+$/.test(value) && Number(value) >= field.min && Number(value) <= field.max ? Number(value) : null;
    case 'code':
      return value === '' ? null : field.code.parse(value);
    default:
      return textIn(record, name);
  }
}

function readName(record: CwrRecord, names: readonly string[]): string | null {
  const parts = names.map((name) => textIn(record, name)).filter((part) => part !== null);
  return parts.join(', ') || null;
}

export function writeFields(
  writer: FieldWriter,
  type: string,
  [fields, values]: readonly [Fields, Values],
): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [name, field] of fieldsOf(fields)) {
    const value = values[name] ?? null;
    const { cwr, cwrFirstName, record } = field;
    if (record !== undefined) continue;
    if (cwr === undefined || !hasField(type, cwr, writer.version)) recordLoss(writer, type, [field, value]);
    else if (cwrFirstName !== undefined) {
      const [last = '', ...first] = String(value ?? '').split(', ');
      written[cwr] = writer.text(type, cwr, last);
      written[cwrFirstName] = writer.text(type, cwrFirstName, first.join(', '));
    } else written[cwr] = writeField(writer, `${type} ${cwr}`, [field, value]);
  }
  return written;
}

function recordLoss(writer: FieldWriter, type: string, [field, value]: readonly [Field, unknown]): void {
  if (value === null || (field.kind === 'choice' && value === field.initial)) return;
  const { version } = writer;
  const spec = field.cwr === undefined ? null : fieldSpec(type, field.cwr);
  if (spec) writer.lose(`${type} ${spec.label}`, String(value), text.notInVersion({ version }));
  else writer.lose(field.label(), String(value), text.noField());
}

function writeField(writer: FieldWriter, place: string, [field, value]: readonly [Field, unknown]): string {
  const [type = '', name = ''] = place.split(' ');
  if (value === null) return '';
  switch (field.kind) {
    case 'language': {
      const code = writeLanguage(String(value));
      if (code === '') writer.lose(field.label(), String(value), text.noLanguage());
      return code;
    }
    case 'day':
      return writeDate(String(value));
    case 'duration':
      return writeTime(Number(value));
    case 'text':
      return writer.text(type, name, String(value));
    default:
      return String(value);
  }
}
