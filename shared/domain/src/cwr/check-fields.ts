import { findTerritory } from '../territories/index.ts';
import { type CwrFinding, cwrFinding } from './finding.ts';
import { type CwrRecord, said } from './record-text.ts';
import { type CwrField, type CwrRule, type CwrVersion, recordSpec } from './records/index.ts';
import { isValidValue } from './values.ts';

export function checkFields(record: CwrRecord, version: CwrVersion): CwrFinding[] {
  const findings: CwrFinding[] = [];
  for (const field of ruledFields(record.type)) {
    const finding = checkField(record, field, version);
    if (finding) findings.push(finding);
  }
  return findings;
}

const RULED = new Map<string, readonly CwrField[]>();

function ruledFields(type: string): readonly CwrField[] {
  const known = RULED.get(type);
  if (known) return known;
  const spec = recordSpec(type);
  if (!spec) return [];
  const ruled = spec.fields.filter(({ must, valid }) => must !== null || valid !== null);
  RULED.set(type, ruled);
  return ruled;
}

function checkField(record: CwrRecord, field: CwrField, version: CwrVersion): CwrFinding | null {
  const value = said(record, field.name);
  if (value === '') return field.must && isAsked(field, version) ? missing(record, field, field.must) : null;
  if (!field.valid || (isValidValue(field, value) && isKnown(field, value))) return null;
  return wrong(record, field, { rule: field.valid, value });
}

function isAsked({ since }: CwrField, version: CwrVersion): boolean {
  return since <= version;
}

function isKnown({ format }: CwrField, value: string): boolean {
  return format !== 'territory' || findTerritory(value) !== null;
}

function missing(record: CwrRecord, field: CwrField, rule: CwrRule): CwrFinding {
  const place = { type: record.type, line: record.line, field: field.label };
  const mend = `Fill in ${field.label} of ${record.type}.`;
  return cwrFinding(place, rule, { found: null, expected: expectedIn(field), mend });
}

interface Wrong {
  readonly rule: CwrRule;
  readonly value: string;
}

function wrong(record: CwrRecord, field: CwrField, { rule, value }: Wrong): CwrFinding {
  const place = { type: record.type, line: record.line, field: field.label };
  const expected = expectedIn(field);
  if (field.format === 'title' || field.format === 'name') {
    // Societies reject these letters: the portal keeps them and transliterates them in outgoing files.
    const mend = `Letters beyond CIS's are kept here, and spelt in plain letters when the work is sent to a society.`;
    return { ...cwrFinding(place, rule, { found: value, expected, mend }), severity: 'warn' };
  }
  const isDropped = rule.startsWith('FR');
  const mend = isDropped
    ? `${field.label} of ${record.type} is not used as it stands: correct it.`
    : `Correct ${field.label} of ${record.type}.`;
  return cwrFinding(place, rule, { found: value, expected, mend });
}

const EXPECTED: Readonly<Record<Extract<CwrField['format'], string>, string>> = {
  text: 'text',
  wide: 'text',
  title: 'letters A to Z and the signs of CIS',
  name: 'letters A to Z and the signs of CIS',
  number: 'figures',
  share: 'five figures such as 02500 for 25.00',
  date: 'a day such as 20260131',
  time: 'a time such as 000312',
  ipi: 'an IPI name number with right check digits',
  iswc: 'an ISWC such as T0345246801',
  isrc: 'an ISRC such as GBEMI0300013',
  ean: 'an EAN of 13 figures with its check digit',
  society: 'a society’s code of three figures',
  language: 'a language of CIS such as EN',
  territory: 'a territory’s TIS code such as 2136',
};

const MOST_CHOICES = 12;

function expectedIn({ format, most }: CwrField): string {
  if (typeof format !== 'string')
    return format.length <= MOST_CHOICES ? `one of ${format.join(', ')}` : `a code of CWR such as ${format[0]}`;
  return format === 'share' && most < 10_000
    ? `five figures, at most ${String(most).padStart(5, '0')}`
    : EXPECTED[format];
}
