import type { ProblemDetail } from '@counterpoint/domain/schemas';
import type { Act } from '../../../platform/http/act.ts';
import type { Confirmation } from '../../works/composition-tables.ts';

/** How a party whom a version names stands to it. */
export interface LineConfirmation {
  readonly confirmation: Confirmation;
  readonly confirmed_at: Date | null;
}

/** Parties that exist, by their ids in small letters, with the member behind each. */
type Members = ReadonlyMap<string, string | null>;

interface Submitting {
  readonly actor: Pick<Act['actor'], 'memberId'>;
  readonly at: Date;
}

/** The submitter has said yes by submitting, other members are asked, and parties who are no members cannot be. */
export function confirmationsOf(
  members: Members,
  { actor, at }: Submitting,
): (partyId: string | null) => LineConfirmation {
  return (partyId) => {
    const memberId = partyId === null ? null : members.get(partyId.toLowerCase());
    if (memberId === actor.memberId) return { confirmation: 'submitter', confirmed_at: at };
    return { confirmation: memberId ? 'invited' : 'not_a_member', confirmed_at: null };
  };
}

interface Naming {
  /** Where the form says it: `writers`, and in each of them `party_id`. */
  readonly list: string;
  readonly field: string;
  readonly known: { has(id: string): boolean };
  readonly message: string;
}

/** What lines name that does not exist. */
export function unknownReferences(
  ids: readonly (string | null)[],
  { list, field, known, message }: Naming,
): ProblemDetail[] {
  return ids.flatMap((id, index) =>
    id === null || known.has(id.toLowerCase()) ? [] : [{ path: `${list}.${index}.${field}`, message }],
  );
}
