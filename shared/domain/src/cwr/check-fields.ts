import type { Message } from '@counterpoint/messages';
import * as text from '../messages/cwr-values.generated.ts';
import { aText, oneOf } from '../messages/import-cells.generated.ts';
import { findTerritory } from '../territories/index.ts';
import { type CwrFinding, cwrFinding } from './finding.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { type CwrField, type CwrRecordSpec, type CwrRule, type CwrVersion, recordSpec } from './records/index.ts';
import { isValidValue } from './values.ts';

export function checkFields(record: CwrRecord, version: CwrVersion): CwrFinding[] {
  const findings: CwrFinding[] = [];
  for (const field of ruledFields(record.type, version)) {
    const finding = checkField(record, field, version);
    if (finding) findings.push(finding);
  }
  return findings;
}

const RULED = new Map<CwrRecordSpec, readonly CwrField[]>();

function ruledFields(type: string, version: CwrVersion): readonly CwrField[] {
  const spec = recordSpec(type, version);
  if (!spec) return [];
  const known = RULED.get(spec);
  if (known) return known;
  const ruled = spec.fields.filter(({ must, valid }) => must !== null || valid !== null);
  RULED.set(spec, ruled);
  return ruled;
}

function checkField(record: CwrRecord, field: CwrField, version: CwrVersion): CwrFinding | null {
  const value = getValue(record, field.name);
  if (value === '') return field.must && isInVersion(field, version) ? missing(record, field, field.must) : null;
  if (!field.valid || (isValidValue(field, value) && isKnown(field, value))) return null;
  return wrong(record, field, [field.valid, value]);
}

function isInVersion({ since }: CwrField, version: CwrVersion): boolean {
  return since <= version;
}

function isKnown({ format }: CwrField, value: string): boolean {
  return format !== 'territory' || findTerritory(value) !== null;
}

function missing({ type, line }: CwrRecord, field: CwrField, rule: CwrRule): CwrFinding {
  const correction = text.fillIn({ field: field.label, record: type });
  return cwrFinding({ type, line, field: field.label }, rule, { expected: expectedIn(field), correction });
}

function wrong({ type, line }: CwrRecord, field: CwrField, [rule, found]: readonly [CwrRule, string]): CwrFinding {
  const place = { type, line, field: field.label };
  const expected = expectedIn(field);
  if (field.format === 'title' || field.format === 'name') {
    // Societies reject these letters: the portal keeps them and transliterates them in outgoing files.
    return { ...cwrFinding(place, rule, { found, expected, correction: text.respelt() }), severity: 'warn' };
  }
  const correction = rule.startsWith('FR') ? text.ignored : text.correct;
  return cwrFinding(place, rule, { found, expected, correction: correction({ field: field.label, record: type }) });
}

const EXPECTED: Readonly<Record<Extract<CwrField['format'], string>, Message>> = {
  text: aText,
  wide: aText,
  title: text.cisLetters,
  name: text.cisLetters,
  number: text.digits,
  share: text.share,
  date: text.date,
  time: text.time,
  ipi: text.ipi,
  iswc: text.iswc,
  isrc: text.isrc,
  ean: text.ean,
  society: text.society,
  language: text.language,
  territory: text.territory,
};

const MAX_LISTED_CHOICES = 12;

function expectedIn({ format, most }: CwrField): string {
  if (typeof format !== 'string')
    return format.length <= MAX_LISTED_CHOICES
      ? oneOf({ list: format.join(', ') })
      : text.code({ code: format[0] ?? '' });
  return format === 'share' && most < 10_000
    ? text.shareUpTo({ max: String(most).padStart(5, '0') })
    : EXPECTED[format]();
}
