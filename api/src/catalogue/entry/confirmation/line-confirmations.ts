import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import type { SubmissionContext } from '../entry-definition.ts';
import type { Confirmation } from '../entry-kind.ts';

export interface LineConfirmation {
  readonly confirmation: Confirmation;
  readonly confirmed_at: Date | null;
}

/** Members by the lower-case id of their party; null for a party without a member. */
export type MemberByParty = ReadonlyMap<string, string | null>;

export function withConfirmation(members: MemberByParty, { actor, at }: SubmissionContext) {
  return <Line extends { readonly party_id: string | null }>(line: Line): Line & LineConfirmation => {
    const memberId = line.party_id === null ? null : members.get(line.party_id.toLowerCase());
    if (memberId === actor.memberId) return { ...line, confirmation: 'submitter', confirmed_at: at };
    return { ...line, confirmation: memberId ? 'invited' : 'not_a_member', confirmed_at: null };
  };
}

interface ActiveLine {
  readonly party_id: string | null;
  readonly confirmation: Confirmation;
  readonly confirmed_at: string | null;
}

interface Comparison {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
  readonly activeLines: readonly ActiveLine[];
  /** Parties that aren't members and are asked like members if their lines change. */
  readonly confirmedByEmail?: ReadonlySet<string>;
}

/** Keeps the confirmation of unchanged parties: neither silent members nor those who joined since are invited. */
export function preserveConfirmation({ before, after, activeLines, confirmedByEmail }: Comparison) {
  const confirmations = new Map(activeLines.flatMap(confirmationIn));
  return <Line extends { readonly party_id: string | null } & LineConfirmation>(line: Line): Line => {
    const { party_id, confirmation } = line;
    if (party_id === null || confirmation === 'submitter') return line;
    if (before.get(party_id) === after.get(party_id)) return { ...line, ...confirmations.get(party_id) };
    return confirmedByEmail?.has(party_id) ? { ...line, confirmation: 'invited' } : line;
  };
}

const PRESERVED: readonly Confirmation[] = ['confirmed', 'unconfirmed', 'not_a_member'];

function confirmationIn({ party_id, confirmation, confirmed_at }: ActiveLine): [string, LineConfirmation][] {
  if (party_id === null || !PRESERVED.includes(confirmation)) return [];
  return [[party_id, { confirmation, confirmed_at: confirmed_at === null ? null : new Date(confirmed_at) }]];
}

export function withoutConfirmation<Line extends LineConfirmation>(line: Line): Omit<Line, keyof LineConfirmation> {
  const { confirmation: _, confirmed_at: __, ...rest } = line;
  return rest;
}

/** All lines of a party together: losing one of two lines is a change, too. */
export function termsByParty(
  lines: readonly { readonly party_id: string | null; readonly terms: readonly unknown[] }[],
): Map<string, string> {
  const lists = Map.groupBy(lines, ({ party_id }) => party_id ?? '');
  return new Map(
    [...lists].map(([id, own]) => [id, JSON.stringify(own.map(({ terms }) => comparisonKey(terms)).sort())]),
  );
}

/** PostgreSQL's `jsonb` reorders keys. */
function comparisonKey(terms: readonly unknown[]): string {
  return JSON.stringify(terms, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );
}

interface References {
  /** The list of the form: `writers`. */
  readonly list: string;
  readonly known: { has(id: string): boolean };
  readonly message: string;
}

/** Lines with the id of a party that doesn't exist. */
export function unknownParties(lines: readonly { readonly party_id: string | null }[], references: References) {
  return unknownReferences(lines, 'party_id', references);
}

export function unknownReferences<Field extends string>(
  lines: readonly Readonly<Record<Field, string | null>>[],
  field: Field,
  { list, known, message }: References,
): ProblemDetail[] {
  return lines.flatMap((line, index) => {
    const id = line[field];
    return id === null || known.has(id.toLowerCase()) ? [] : [{ path: `${list}.${index}.${field}`, message }];
  });
}
