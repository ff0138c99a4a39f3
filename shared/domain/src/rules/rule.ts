import type { Message } from '@counterpoint/messages';
import type { Finding, Severity } from './finding.ts';
import type { RuledWork } from './ruled-work.ts';

export type RuleFinding = Omit<Finding, 'id' | 'severity'>;

export interface Rule<Subject = RuledWork> {
  /** `W-TOT-01`. Quoted by support, so it's never reused or redefined. */
  readonly id: string;
  readonly severity: Severity;
  /** Rule of CWR 2.2, `NWR transaction rule 11`; our own have none. */
  readonly cwr?: string;
  /** What must hold, for `docs/rules.md`. */
  readonly summary: string;
  /** `today`, `YYYY-MM-DD`, is the last day not in the future. */
  readonly check: (subject: Subject, today: string) => readonly RuleFinding[];
}

/** Shared, as an import runs each rule a million times. */
export const NOTHING: readonly RuleFinding[] = [];

export function atLines<Line>(
  { list, lines, field }: { list: string; lines: readonly Line[]; field: string },
  messageOf: (line: Line, index: number) => string | null,
): readonly RuleFinding[] {
  let found: RuleFinding[] | null = null;
  let index = 0;
  for (const line of lines) {
    const message = messageOf(line, index);
    if (message !== null) {
      found ??= [];
      found.push({ path: `${list}.${index}.${field}`, message });
    }
    index += 1;
  }
  return found ?? NOTHING;
}

export function unless(holds: boolean, path: string, message: Message): readonly RuleFinding[] {
  return holds ? NOTHING : [{ path, message: message() }];
}

const HOUR_MS = 3_600_000;
/** Cached, as an import needs the day a million times. */
let known = { hour: 0, day: '' };

/** Returns the last day that has begun anywhere on earth, so that no member's today is in the future. */
export function latestToday(): string {
  const hour = Math.floor(Date.now() / HOUR_MS);
  if (hour !== known.hour) known = { hour, day: new Date((hour + 14) * HOUR_MS).toISOString().slice(0, 10) };
  return known.day;
}

export function checkRules<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  today: string = latestToday(),
): Finding[] {
  const findings: Finding[] = [];
  for (const { id, severity, check } of rules)
    for (const found of check(subject, today)) findings.push({ id, ...found, severity });
  return findings;
}
