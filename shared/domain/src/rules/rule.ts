import type { Finding, Severity } from './finding.ts';
import type { RuledWork } from './ruled-work.ts';

/** What a rule found: where, and what to say of it. */
export type Found = Omit<Finding, 'id' | 'severity'>;

/** A rule on musical works. */
export interface Rule {
  /** `W-TOT-01`. Support quotes it, so it never changes its meaning and is never given to another rule. */
  readonly id: string;
  readonly severity: Severity;
  /** Where CWR 2.2 has it, as `NWR transaction rule 11`; null for a rule of ours. */
  readonly cwr: string | null;
  /** What must hold, in one sentence for the help. */
  readonly title: string;
  /** What breaks it. `today` is the last day that is not in the future, `YYYY-MM-DD`. */
  readonly check: (work: RuledWork, today: string) => Found[];
}

/** Finds the lines of a list that break a rule, each at its own path. */
export function atLines<Line>(
  { list, lines, field }: { list: string; lines: readonly Line[]; field: string },
  messageOf: (line: Line, index: number) => string | null,
): Found[] {
  return lines.flatMap((line, index) => {
    const message = messageOf(line, index);
    return message === null ? [] : [{ path: `${list}.${index}.${field}`, message }];
  });
}

/** One finding at a path if the rule is broken, none otherwise. */
export function unless(holds: boolean, path: string, message: string): Found[] {
  return holds ? [] : [{ path, message }];
}
