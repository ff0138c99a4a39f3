import { DAMAGED, isDamaged } from '../imports/damaged-text.ts';
import { type CwrFinding, type CwrPlace, cwrFinding } from './finding.ts';
import type { CwrRecord } from './record-text.ts';
import { recordSpec } from './records/index.ts';

/** The fields of a record with lost letters: what stands there is neither imported nor sent to a society. */
export function checkLetters({ type, line, values, rest }: CwrRecord): CwrFinding[] {
  const findings: CwrFinding[] = [];
  for (const name in values) {
    const found = values[name] ?? '';
    if (!isDamaged(found)) continue;
    const field = recordSpec(type)?.fields.find((each) => each.name === name);
    findings.push(damaged({ type, line, field: field?.label ?? null }, found));
  }
  if (isDamaged(rest)) findings.push(damaged({ type, line, field: null }, rest));
  return findings;
}

function damaged(place: CwrPlace, found: string): CwrFinding {
  const { id, expected, mend } = DAMAGED;
  // No rule of CWR speaks of it; it keeps the work out as one on a transaction does.
  return { ...cwrFinding(place, 'TR F0', { found, expected, mend }), id };
}
