import { isForgivable, isOneMisspelling } from '../search/misspelling.ts';
import { wordsOf } from '../search/search-words.ts';

/** What somebody goes by: the legal name first, then stage names and other forms. */
export interface KnownNames {
  readonly name: string;
  readonly stage_names: readonly string[];
}

/** How alike two parties are called. */
export type NameLikeness = 'name' | 'stage_name' | 'spelling';

/** A name as it is compared: without accents, case and punctuation, its words in any order. */
export function nameKey(name: string): string {
  return wordsOf(name).sort().join(' ');
}

/** How alike two parties are called; null where they are not. */
export function nameLikeness(one: KnownNames, other: KnownNames): NameLikeness | null {
  if (nameKey(one.name) === nameKey(other.name)) return 'name';
  const names = namesOf(one);
  const others = namesOf(other);
  const keys = new Set(names.map(nameKey));
  if (others.some((name) => keys.has(nameKey(name)))) return 'stage_name';
  return names.some((name) => others.some((known) => areSpelledAlike(name, known))) ? 'spelling' : null;
}

function namesOf({ name, stage_names }: KnownNames): string[] {
  return [name, ...stage_names].filter((each) => nameKey(each) !== '');
}

/** Whether two names have the same words, in any order, but for one misspelling in each. */
function areSpelledAlike(one: string, other: string): boolean {
  const left = wordsOf(one);
  const words = wordsOf(other);
  if (left.length !== words.length) return false;
  for (const word of words) {
    const exact = left.indexOf(word);
    const like = exact >= 0 ? exact : left.findIndex((each) => isForgivable(each) && isOneMisspelling(each, word));
    if (like < 0) return false;
    left.splice(like, 1);
  }
  return true;
}
