import {
  holdersAmong,
  overlapsIn,
  type RightsLine,
  type RightsSegment,
  segmentsOf,
} from '../recording-rights/index.ts';

export interface AnsweredLine extends RightsLine {
  readonly answeredBy: string;
}

export interface Conflict {
  readonly parties: readonly string[];
  readonly segments: readonly RightsSegment[];
}

export interface OpenCase {
  readonly id: string;
  readonly parties: readonly string[];
}

export interface Assignment {
  readonly existing: ReadonlyMap<string, Conflict>;
  readonly fresh: readonly Conflict[];
}

/** Returns one conflict of the same parties. An excess of a single party is none, because no other party could answer it. */
export function conflictsIn(lines: readonly AnsweredLine[]): Conflict[] {
  const holdersIn = holdersAmong(lines);
  const conflicts = new Map<string, { readonly parties: readonly string[]; readonly segments: RightsSegment[] }>();
  for (const segment of overlapsIn(segmentsOf(lines))) {
    const parties = [...new Set(holdersIn(segment).flatMap((index) => lines[index]?.answeredBy ?? []))].sort();
    const key = parties.join(' ');
    const same = conflicts.get(key);
    if (same) same.segments.push(segment);
    else if (parties.length > 1) conflicts.set(key, { parties, segments: [segment] });
  }
  return [...conflicts.values()];
}

/** Assigns each conflict to the open case of its parties. Conflicts that share two parties are one case. */
export function assignConflicts(conflicts: readonly Conflict[], open: readonly OpenCase[]): Assignment {
  const existing = new Map(open.map(({ id }): [string, Conflict] => [id, { parties: [], segments: [] }]));
  const parties = new Map(open.map((each) => [each.id, each.parties]));
  const isTaken = (conflict: Conflict) => caseFor(conflict, parties) !== undefined;
  let remaining = [...conflicts];
  for (;;) {
    const taken = remaining.find(isTaken);
    const id = taken && caseFor(taken, parties);
    if (taken === undefined || id === undefined) {
      const fresh = join(remaining);
      // Merged conflicts may now share two parties with an open case.
      if (!fresh.some(isTaken)) return { existing, fresh };
      remaining = fresh;
      continue;
    }
    existing.set(id, merged(existing.get(id), taken));
    parties.set(id, [...new Set([...(parties.get(id) ?? []), ...taken.parties])]);
    remaining = remaining.filter((other) => other !== taken);
  }
}

function caseFor({ parties }: Conflict, open: ReadonlyMap<string, readonly string[]>): string | undefined {
  return [...open].find(([, others]) => isSame(parties, others))?.[0];
}

function isSame(parties: readonly string[], others: readonly string[]): boolean {
  return parties.filter((party) => others.includes(party)).length > 1;
}

function join(conflicts: readonly Conflict[]): Conflict[] {
  return conflicts.reduce<Conflict[]>((joined, conflict) => {
    const alike = joined.filter(({ parties }) => isSame(parties, conflict.parties));
    const others = joined.filter((each) => !alike.includes(each));
    const whole = [...alike, conflict].reduce<Conflict | undefined>(merged, undefined) ?? conflict;
    return alike.length === 0 ? joined.concat(conflict) : join([...others, whole]);
  }, []);
}

function merged(one: Conflict | undefined, other: Conflict): Conflict {
  if (!one) return other;
  return {
    parties: [...new Set([...one.parties, ...other.parties])].sort(),
    segments: [...one.segments, ...other.segments],
  };
}
