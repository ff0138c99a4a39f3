import { queryOf, type Term } from './search-terms.ts';

export interface Hit {
  readonly id: string;
  readonly label: string;
  readonly otherLabels: readonly string[];
  /** PostgreSQL's text form, quoted: parsing hundreds takes longer than finding them. */
  readonly lexemes: string;
}

/** Exact title, its start, all words exact, the last one a prefix, a misspelling. */
const TIERS = { label: 0, labelStart: 1, exact: 2, prefix: 3, corrected: 4 } as const;

/** Ties are ranked by matches in the title, then by title. */
export function rank(hits: readonly Hit[], terms: readonly Term[]): Hit[] {
  const query = queryOf(terms);
  const places = placesOf(terms);
  const scored = hits.map((hit) => ({
    hit,
    tier: tierOf(hit, terms, query),
    titleMatches: countTermsInLabel(hit, places),
  }));
  scored.sort(
    (a, b) =>
      a.tier - b.tier ||
      b.titleMatches - a.titleMatches ||
      a.hit.label.length - b.hit.label.length ||
      compare(a.hit.label, b.hit.label) ||
      compare(a.hit.id, b.hit.id),
  );
  return scored.map(({ hit }) => hit);
}

function tierOf({ label, otherLabels, lexemes }: Hit, terms: readonly Term[], query: string): number {
  const labels = [label, ...otherLabels];
  if (query !== '' && labels.includes(query)) return TIERS.label;
  if (query !== '' && labels.some((one) => one.startsWith(query))) return TIERS.labelStart;
  const kinds = terms.map((term) => matchKindOf(lexemes, term));
  if (kinds.includes('corrected')) return TIERS.corrected + kinds.filter((kind) => kind === 'corrected').length;
  return kinds.includes('prefix') ? TIERS.prefix : TIERS.exact;
}

function matchKindOf(lexemes: string, { word, isPrefix }: Term): 'exact' | 'prefix' | 'corrected' {
  if (hasLexeme(lexemes, word)) return 'exact';
  return isPrefix && hasLexemeWithPrefix(lexemes, word) ? 'prefix' : 'corrected';
}

function hasLexeme(lexemes: string, word: string): boolean {
  return lexemes.includes(`'${word}'`);
}

function hasLexemeWithPrefix(lexemes: string, beginning: string): boolean {
  return lexemes.startsWith(`'${beginning}`) || lexemes.includes(` '${beginning}`);
}

function placesOf(terms: readonly Term[]): Map<string, readonly number[]> {
  const places = new Map<string, readonly number[]>();
  for (const [place, { word, variants }] of terms.entries())
    for (const one of new Set([word, ...variants])) places.set(one, [...(places.get(one) ?? []), place]);
  return places;
}

function countTermsInLabel({ label, otherLabels }: Hit, places: ReadonlyMap<string, readonly number[]>): number {
  const countTerms = (text: string) => new Set(text.split(' ').flatMap((word) => places.get(word) ?? [])).size;
  return Math.max(...[label, ...otherLabels].map(countTerms));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Returns the query with its misspelled words as the best hit spells them. */
export function correctQuery(best: Hit, terms: readonly Term[]): string {
  const words = terms.map((term) =>
    matchKindOf(best.lexemes, term) === 'corrected'
      ? (term.variants.find((variant) => hasLexeme(best.lexemes, variant)) ?? term.word)
      : term.word,
  );
  return words.join(' ');
}
