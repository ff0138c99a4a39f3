import * as text from '../messages/cwr-values.generated.ts';
import { oneOf } from '../messages/import-cells.generated.ts';
import { findTerritory } from '../territories/index.ts';
import { advise, type CwrFinding, fieldFinding } from './finding.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { type CwrField, type CwrVersion, recordSpec } from './records/index.ts';
import { isValidValue } from './values.ts';

export function checkFields(record: CwrRecord, version: CwrVersion): CwrFinding[] {
  const findings: CwrFinding[] = [];
  for (const field of recordSpec(record.type, version)?.ruled ?? []) {
    const finding = checkField(record, field, version);
    if (finding) findings.push(finding);
  }
  return findings;
}

function checkField(record: CwrRecord, field: CwrField, version: CwrVersion): CwrFinding | null {
  const { name, format, must, valid, since } = field;
  const value = getValue(record, name);
  const fault = (correction: typeof text.fillIn) => ({ name, expected: expectedIn(field), correction });
  if (value === '') return must && since <= version ? fieldFinding(record, must, fault(text.fillIn)) : null;
  const isKnown = format !== 'territory' || findTerritory(value) !== null;
  if (!valid || (isValidValue(field, value) && isKnown)) return null;
  // Societies reject these letters: the portal keeps them and transliterates them in outgoing files.
  if (format === 'title' || format === 'name') return advise(fieldFinding(record, valid, fault(text.respelt)));
  return fieldFinding(record, valid, fault(valid.startsWith('FR') ? text.ignored : text.correct));
}

const MAX_LISTED_CHOICES = 12;

function expectedIn({ format, most }: CwrField): string {
  if (typeof format !== 'string')
    return format.length <= MAX_LISTED_CHOICES
      ? oneOf({ list: format.join(', ') })
      : text.code({ code: format[0] ?? '' });
  return format === 'share' && most < 10_000
    ? text.shareUpTo({ max: String(most).padStart(5, '0') })
    : text.formats[format]();
}
