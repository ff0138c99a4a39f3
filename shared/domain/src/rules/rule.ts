import type { Finding, Severity } from './finding.ts';
import type { RuledWork } from './ruled-work.ts';

/** What a rule found: where, and what to say of it. */
export type Found = Omit<Finding, 'id' | 'severity'>;

/** A rule on musical works, or on something else that is registered. */
export interface Rule<Subject = RuledWork> {
  /** `W-TOT-01`. Support quotes it, so it never changes its meaning and is never given to another rule. */
  readonly id: string;
  readonly severity: Severity;
  /** Where CWR 2.2 has it, as `NWR transaction rule 11`; null for a rule of ours. */
  readonly cwr: string | null;
  readonly title: string;
  /** What breaks it. `today` is the last day that is not in the future, `YYYY-MM-DD`. */
  readonly check: (subject: Subject, today: string) => readonly Found[];
}

/** What most rules find in most works; an import asks each of them a million times. */
export const NOTHING: readonly Found[] = [];

/** Finds the lines of a list that break a rule, each at its own path. */
export function atLines<Line>(
  { list, lines, field }: { list: string; lines: readonly Line[]; field: string },
  messageOf: (line: Line, index: number) => string | null,
): readonly Found[] {
  let found: Found[] | null = null;
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

/** One finding at a path if the rule is broken, none otherwise. */
export function unless(holds: boolean, path: string, message: string): readonly Found[] {
  return holds ? NOTHING : [{ path, message }];
}

const HOUR_MS = 3_600_000;
/** Cached: an import asks for the day a million times. */
let known = { hour: 0, day: '' };

/** The last day that has begun somewhere on earth: nobody is told that their today is in the future. */
function latestToday(): string {
  const hour = Math.floor(Date.now() / HOUR_MS);
  if (hour !== known.hour) known = { hour, day: new Date((hour + 14) * HOUR_MS).toISOString().slice(0, 10) };
  return known.day;
}

/** All that rules find, in their order. `today` (`YYYY-MM-DD`) is the last day that is not in the future. */
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
