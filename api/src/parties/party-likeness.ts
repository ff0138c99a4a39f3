import { allowsMisspelling, isOneMisspelling } from '../platform/search/misspelling.ts';
import { APOSTROPHES, wordsOf } from '../platform/search/tokenize.ts';
import { nameOf, type PartyNames } from './party-view.ts';

export interface KnownNames {
  readonly name: string;
  readonly stage_names: readonly string[];
}

export type NameLikeness = 'name' | 'stage_name' | 'spelling';

/** Normalises accents, case, punctuation and word order. */
export function nameKey(name: string): string {
  return wordsOf(name).sort().join(' ');
}

/** Some type an apostrophe as a space. */
export function haveSameName(one: PartyNames, other: PartyNames): boolean {
  const [key, otherKey] = [one, other].map((names) => nameKey(nameOf(names).replaceAll(APOSTROPHES, ' ')));
  return one.kind === other.kind && key === otherKey;
}

export function nameLikeness(one: KnownNames, other: KnownNames): NameLikeness | null {
  if (nameKey(one.name) === nameKey(other.name)) return 'name';
  const names = namesOf(one);
  const others = namesOf(other);
  const keys = new Set(names.map(nameKey));
  if (others.some((name) => keys.has(nameKey(name)))) return 'stage_name';
  return names.some((name) => others.some((known) => haveSimilarSpelling(name, known))) ? 'spelling' : null;
}

function namesOf({ name, stage_names }: KnownNames): string[] {
  return [name, ...stage_names].filter((each) => nameKey(each) !== '');
}

/** Whether two names have the same words in any order, with at most one misspelling in each. */
function haveSimilarSpelling(one: string, other: string): boolean {
  const words = wordsOf(one);
  const others = wordsOf(other);
  if (words.length !== others.length) return false;
  const matched = new Map<number, string>();
  return words.every((word) => findMatch(word, { others, matched, tried: new Set() }));
}

interface Matching {
  readonly others: readonly string[];
  readonly matched: Map<number, string>;
  readonly tried: Set<number>;
}

/** Matches a word with one of the others. A taken one moves if its own word finds another match. */
function findMatch(word: string, matching: Matching): boolean {
  const { others, matched, tried } = matching;
  return others.some((other, place) => {
    if (tried.has(place) || !areOneWord(word, other)) return false;
    tried.add(place);
    const before = matched.get(place);
    if (before !== undefined && !findMatch(before, matching)) return false;
    matched.set(place, word);
    return true;
  });
}

function areOneWord(one: string, other: string): boolean {
  return one === other || (allowsMisspelling(one) && allowsMisspelling(other) && isOneMisspelling(one, other));
}
