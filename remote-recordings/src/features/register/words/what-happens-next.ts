import { askedWords, outsideWords } from '@counterpoint/catalogue/review';
import { someOf } from '@counterpoint/kit/text';
import type { RightValues } from '../../../ui/rights/right-values.ts';
import type { DraftValues } from '../draft-values.ts';
import { rightInWords } from './lines-in-words.ts';

type Lines = Pick<DraftValues, 'rights' | 'contributors'>;

/**
 * Rights holders who are members must confirm; contributors are notified. A new revision asks only members whose rights
 * change from `before`, the active one. `days` is the deadline, where known.
 */
export function whatHappensNext(now: Lines, before: Lines | null, days: number | null): string[] {
  const asked = before ? membersTouched(now.rights, before.rights) : membersOf(now.rights);
  const outside = namesOf(now.rights.filter(({ party }) => !party.is_member));
  const atOnce = before ? 'the new version takes its place' : 'the recording is registered';
  return [askedWords(asked, { atOnce, days }), outsideWords(outside), toldWords(now, asked)].filter(
    (words) => words !== '',
  );
}

function membersOf(rights: readonly RightValues[]): string[] {
  return namesOf(rights.filter(isOtherMember));
}

function isOtherMember({ party }: RightValues): boolean {
  return party.is_member && !party.is_me;
}

function membersTouched(after: readonly RightValues[], before: readonly RightValues[]): string[] {
  const saidOf = (lines: readonly RightValues[], id: string) =>
    lines
      .filter(({ party_id }) => party_id === id)
      .map(rightInWords)
      .join('; ');
  return membersOf(
    [...after, ...before].filter(({ party_id }) => saidOf(after, party_id) !== saidOf(before, party_id)),
  );
}

function toldWords({ contributors }: Lines, asked: readonly string[]): string {
  const members = contributors.filter(({ party }) => party.is_member && !party.is_me);
  const told = [...new Set(members.map(({ party }) => party.name))].filter((name) => !asked.includes(name));
  if (told.length === 0) return '';
  return `${someOf(told)} will be told of being named, and need${told.length === 1 ? 's' : ''} to do nothing.`;
}

function namesOf(rights: readonly RightValues[]): string[] {
  return [...new Map(rights.map(({ party_id, party }) => [party_id, party.name])).values()];
}
