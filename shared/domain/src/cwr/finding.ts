import type { Message } from '@counterpoint/messages';
import { type ImportFinding, shortened } from '../imports/import-finding.ts';
import { recordMeanings } from '../messages/cwr-values.generated.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { type CwrLevel, type CwrRule, fieldSpec } from './records/index.ts';

export interface CwrFinding extends ImportFinding {
  readonly level: CwrLevel;
}

export interface CwrPlace {
  readonly type: string;
  readonly line: number;
  readonly field: string | null;
}

export interface CwrFault {
  readonly correction: string;
  readonly found?: string | null;
  readonly expected?: string | null;
}

/**
 * Returns a finding whose id names record and rule: `CWR-NWR-F24` is field rule 24 of NWR. Rules that reject a record
 * or a field are warnings, because the work is still imported; the others reject the work or the file.
 */
export function cwrFinding({ type, line, field }: CwrPlace, rule: CwrRule, fault: CwrFault): CwrFinding {
  const { correction, found = null, expected = null } = fault;
  const [level, number] = partsOf(rule);
  return {
    id: `CWR-${type}-${number}`,
    level,
    severity: level === 'RR' || level === 'FR' ? 'warn' : 'block',
    line: line || null,
    column: field === null ? type : `${type} ${field}`,
    found: found === null ? null : shortened(found),
    expected,
    correction,
  };
}

/** About a whole record. */
export function recordFinding(
  { type, line }: Pick<CwrRecord, 'type' | 'line'>,
  rule: CwrRule,
  fault: CwrFault,
): CwrFinding {
  return cwrFinding({ type, line, field: null }, rule, fault);
}

interface FieldFault {
  readonly name: string;
  readonly expected?: string;
  readonly correction: (named: { field: string; record: string }) => string;
}

export function fieldFinding(record: CwrRecord, rule: CwrRule, { name, correction, expected }: FieldFault): CwrFinding {
  const { type, line } = record;
  const field = fieldSpec(type, name)?.label ?? name;
  const found = getValue(record, name) || null;
  const fault = {
    found,
    expected: expected ?? null,
    correction: correction({ field, record: explained(type) }),
  };
  return cwrFinding({ type, line, field }, rule, fault);
}

const MEANINGS: Readonly<Record<string, Message | undefined>> = recordMeanings;

/** For members who have never read the standard: `SWR (a writer of the sender)`. */
function explained(type: string): string {
  const meaning = MEANINGS[type]?.();
  return meaning ? `${type} (${meaning})` : type;
}

/** For faults with which a work can be imported although a society would reject it. */
export function advise(finding: CwrFinding): CwrFinding {
  return { ...finding, severity: 'warn' };
}

const LEVELS: readonly CwrLevel[] = ['ER', 'GR', 'TR', 'RR', 'FR'];

function partsOf(rule: CwrRule): [CwrLevel, string] {
  const level = LEVELS.find((each) => rule.startsWith(each)) ?? 'TR';
  return [level, rule.slice(level.length + 1)];
}
