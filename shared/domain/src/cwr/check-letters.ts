import { findDamagedLetters } from '../imports/damaged-text.ts';
import type { Fault } from '../imports/import-finding.ts';
import { type CwrFinding, type CwrPlace, cwrFinding } from './finding.ts';
import type { CwrRecord } from './record-text.ts';
import { fieldSpec } from './records/index.ts';

export function checkLetters({ type, line, values, rest }: CwrRecord): CwrFinding[] {
  const findings: CwrFinding[] = [];
  for (const name in values) {
    const found = values[name] ?? '';
    const what = findDamagedLetters(found);
    if (!what) continue;
    const field = fieldSpec(type, name);
    findings.push(findingOf(what, { type, line, field: field?.label ?? null }, found));
  }
  const what = findDamagedLetters(rest);
  if (what) findings.push(findingOf(what, { type, line, field: null }, rest));
  return findings;
}

function findingOf({ id, severity, expected, correction }: Fault, place: CwrPlace, found: string): CwrFinding {
  // No CWR rule covers this; lost letters reject the transaction like a TR rule.
  return { ...cwrFinding(place, severity === 'block' ? 'TR F0' : 'FR F0', { found, expected, correction }), id };
}
