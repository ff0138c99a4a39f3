import { type Asking, describeSubmission } from '@counterpoint/catalogue/review';
import { someOf } from '@counterpoint/kit/text';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { formatTypedRight } from '../../../ui/draft/format-lines.ts';
import type { RightValues } from '../../../ui/rights/right-values.ts';

type Lines = Pick<DraftValues, 'rights' | 'contributors'>;

/**
 * Rights holders who are members must confirm; contributors are notified. A new revision asks only members whose rights
 * change from `before`, the active one.
 */
export function whatHappensNext(now: Lines, before: Lines | null, asking: Asking): string[] {
  const { sentences, invited } = describeSubmission(
    {
      what: 'recording',
      isAmendment: before !== null,
      asked: before ? membersTouched(now.rights, before.rights) : membersOf(now.rights),
      named: namesOf(now.rights),
      outside: namesOf(now.rights.filter(({ party }) => !party.is_member)),
    },
    asking,
  );
  return [...sentences, describeNotified(now, invited), before ? describeRemoved(now, before) : ''].filter(Boolean);
}

function membersOf(rights: readonly RightValues[]): string[] {
  return namesOf(rights.filter(isOtherMember));
}

function isOtherMember({ party }: RightValues): boolean {
  return party.is_member && !party.is_me;
}

function membersTouched(after: readonly RightValues[], before: readonly RightValues[]): string[] {
  const termsOf = (lines: readonly RightValues[], id: string) =>
    lines
      .filter(({ party_id }) => party_id === id)
      .map(formatTypedRight)
      .sort()
      .join('; ');
  return membersOf(
    [...after, ...before].filter(({ party_id }) => termsOf(after, party_id) !== termsOf(before, party_id)),
  );
}

function describeNotified({ contributors }: Lines, invited: readonly string[]): string {
  const members = contributors.filter(({ party }) => party.is_member && !party.is_me);
  const notified = [...new Set(members.map(({ party }) => party.name))].filter((name) => !invited.includes(name));
  return notified.length === 0 ? '' : text.notified({ names: someOf(notified) });
}

function describeRemoved(now: Lines, before: Lines): string {
  const isKept = (partyId: string | null) => now.contributors.some(({ party_id }) => party_id === partyId);
  const removed = before.contributors.filter(
    ({ party_id, party }) => party.is_member && !party.is_me && !isKept(party_id),
  );
  const names = [...new Set(removed.map(({ party }) => party.name))];
  return names.length === 0 ? '' : text.notifiedOfRemoval({ names: someOf(names) });
}

function namesOf(rights: readonly RightValues[]): string[] {
  return [...new Map(rights.map(({ party_id, party }) => [party_id, party.name])).values()];
}
