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
  const wanted = queryOf(terms);
  const places = placesOf(terms);
  const scored = hits.map((hit) => ({ hit, tier: tierOf(hit, terms, wanted), named: namedInLabel(hit, places) }));
  scored.sort(
    (a, b) =>
      a.tier - b.tier ||
      b.named - a.named ||
      a.hit.label.length - b.hit.label.length ||
      compare(a.hit.label, b.hit.label) ||
      compare(a.hit.id, b.hit.id),
  );
  return scored.map(({ hit }) => hit);
}

function tierOf({ label, otherLabels, lexemes }: Hit, terms: readonly Term[], wanted: string): number {
  const labels = [label, ...otherLabels];
  if (wanted !== '' && labels.includes(wanted)) return TIERS.label;
  if (wanted !== '' && labels.some((one) => one.startsWith(wanted))) return TIERS.labelStart;
  const ways = terms.map((term) => wayOf(lexemes, term));
  if (ways.includes('corrected')) return TIERS.corrected + ways.filter((way) => way === 'corrected').length;
  return ways.includes('prefix') ? TIERS.prefix : TIERS.exact;
}

function wayOf(lexemes: string, { word, isPrefix }: Term): 'exact' | 'prefix' | 'corrected' {
  if (hasLexeme(lexemes, word)) return 'exact';
  return isPrefix && hasLexemeFrom(lexemes, word) ? 'prefix' : 'corrected';
}

function hasLexeme(lexemes: string, word: string): boolean {
  return lexemes.includes(`'${word}'`);
}

function hasLexemeFrom(lexemes: string, beginning: string): boolean {
  return lexemes.startsWith(`'${beginning}`) || lexemes.includes(` '${beginning}`);
}

function placesOf(terms: readonly Term[]): Map<string, readonly number[]> {
  const places = new Map<string, readonly number[]>();
  for (const [place, { word, variants }] of terms.entries())
    for (const one of new Set([word, ...variants])) places.set(one, [...(places.get(one) ?? []), place]);
  return places;
}

function namedInLabel({ label, otherLabels }: Hit, places: ReadonlyMap<string, readonly number[]>): number {
  const named = (text: string) => new Set(text.split(' ').flatMap((word) => places.get(word) ?? [])).size;
  return Math.max(...[label, ...otherLabels].map(named));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The query in the words of the best hit. */
export function meantBy(best: Hit, terms: readonly Term[]): string {
  const words = terms.map((term) =>
    wayOf(best.lexemes, term) === 'corrected'
      ? (term.variants.find((variant) => hasLexeme(best.lexemes, variant)) ?? term.word)
      : term.word,
  );
  return words.join(' ');
}
