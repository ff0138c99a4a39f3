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
  /** The condition, for `docs/rules.md`. */
  readonly summary: string;
  readonly check: Check<Subject>;
}

/** `today`, `YYYY-MM-DD`, is the last day not in the future. */
type Check<Subject> = (subject: Subject, today: string) => readonly RuleFinding[];

/** Shared, as an import runs each rule a million times. */
export const NOTHING: readonly RuleFinding[] = [];

/** Checks each line of a list. */
export function atLines<Subject extends Readonly<Record<List, readonly unknown[]>>, List extends string>(
  list: List,
  field: string,
  messageOf: (line: Subject[List][number], index: number, subject: Subject) => string | null,
): Check<Subject> {
  return (subject) => {
    let found: RuleFinding[] | null = null;
    let index = 0;
    for (const line of subject[list]) {
      const message = messageOf(line, index, subject);
      if (message !== null) {
        found ??= [];
        found.push({ path: `${list}.${index}.${field}`, message });
      }
      index += 1;
    }
    return found ?? NOTHING;
  };
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
