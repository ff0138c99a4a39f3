import { type ImportFinding, shortened } from '../imports/import-finding.ts';
import type { CwrLevel, CwrRule } from './records/index.ts';

/** A finding of reading CWR, with what the rule throws out. */
export interface CwrFinding extends ImportFinding {
  readonly level: CwrLevel;
}

/** Where something stands in a file: the record's type and line, and the field by the specification's name. */
export interface CwrPlace {
  readonly type: string;
  readonly line: number;
  readonly field: string | null;
}

export interface CwrFault {
  readonly found: string | null;
  readonly expected: string | null;
  readonly mend: string;
}

/**
 * A finding named by record, rule and what the rule throws out: `CWR-NWR-F24` is field rule 24 of NWR. What throws out a
 * record or a field is a warning here, since the work goes on without it; the rest keeps the work or the file out.
 */
export function cwrFinding({ type, line, field }: CwrPlace, rule: CwrRule, fault: CwrFault): CwrFinding {
  const [level, number] = partsOf(rule);
  return {
    id: `CWR-${type}-${number}`,
    level,
    severity: level === 'RR' || level === 'FR' ? 'warn' : 'block',
    line: line || null,
    column: field === null ? type : `${type} ${field}`,
    found: fault.found === null ? null : shortened(fault.found),
    expected: fault.expected,
    mend: fault.mend,
  };
}

const LEVELS: readonly CwrLevel[] = ['ER', 'GR', 'TR', 'RR', 'FR'];

function partsOf(rule: CwrRule): [CwrLevel, string] {
  const level = LEVELS.find((each) => rule.startsWith(each)) ?? 'TR';
  return [level, rule.slice(level.length + 1)];
}
