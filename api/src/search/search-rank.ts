import type { Term } from './search-terms.ts';

/** Something found, with what its rank goes by. */
export interface Hit {
  readonly id: string;
  readonly label: string;
  readonly otherLabels: readonly string[];
  readonly words: readonly string[];
}

/** Best first: the title itself, its beginning, every word as typed, the last one begun, a misspelling. */
const TIERS = { label: 0, labelStart: 1, exact: 2, prefix: 3, corrected: 4 } as const;

/** The hits in the order in which they answer `terms`; equal ones with more of their title named, then by title. */
export function rank(hits: readonly Hit[], terms: readonly Term[]): Hit[] {
  const wanted = terms.map(({ word }) => word).join(' ');
  const scored = hits.map((hit) => ({ hit, tier: tierOf(hit, terms, wanted), named: namedInLabel(hit, terms) }));
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

function tierOf(hit: Hit, terms: readonly Term[], wanted: string): number {
  const labels = [hit.label, ...hit.otherLabels];
  if (wanted !== '' && labels.includes(wanted)) return TIERS.label;
  if (wanted !== '' && labels.some((label) => label.startsWith(wanted))) return TIERS.labelStart;
  const words = new Set(hit.words);
  const ways = terms.map((term) => wayOf(words, term));
  if (ways.includes('corrected')) return TIERS.corrected + ways.filter((way) => way === 'corrected').length;
  return ways.includes('prefix') ? TIERS.prefix : TIERS.exact;
}

function wayOf(words: ReadonlySet<string>, { word, isPrefix }: Term): 'exact' | 'prefix' | 'corrected' {
  if (words.has(word)) return 'exact';
  return isPrefix && [...words].some((other) => other.startsWith(word)) ? 'prefix' : 'corrected';
}

/** How many of the terms stand in that one of the titles which has most of them. */
function namedInLabel(hit: Hit, terms: readonly Term[]): number {
  const named = [hit.label, ...hit.otherLabels].map((text) => {
    const label = new Set(text.split(' '));
    return terms.filter(({ word, variants }) => label.has(word) || variants.some((other) => label.has(other))).length;
  });
  return Math.max(...named);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What was searched for instead of what was typed, by the best hit; null where that has every word as typed. */
export function correctedQuery(best: Hit, terms: readonly Term[]): string | null {
  const words = new Set(best.words);
  const meant = terms.map((term) =>
    wayOf(words, term) === 'corrected' ? (term.variants.find((variant) => words.has(variant)) ?? term.word) : term.word,
  );
  return meant.some((word, index) => word !== terms[index]?.word) ? meant.join(' ') : null;
}
