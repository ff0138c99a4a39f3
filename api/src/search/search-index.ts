import type { Database, Tx } from '../db/transaction.ts';
import { correctedQuery, forgivableWords, rank } from './search-rank.ts';
import { learnWords, MOST_RANKED, publicHits, putEntries, removeEntry, wordsNear } from './search-repository.ts';
import type { Subject } from './search-tables.ts';
import {
  type Code,
  codeLexeme,
  codesIn,
  forgiving,
  type Meant,
  termsOf,
  tsqueryOfCodes,
  tsqueryOfTerms,
} from './search-terms.ts';
import { labelOf, wordsOf } from './search-words.ts';

/** Something to be found: its title or name, all texts with words of it, and its identifiers. */
export interface SearchDocument {
  readonly subject: Subject;
  readonly id: string;
  readonly title: string;
  /** What it is called besides; found and ranked like the title. */
  readonly otherTitles?: readonly string[];
  readonly texts: readonly (string | null)[];
  readonly codes: readonly (readonly [Code, string | null])[];
  readonly isPublic: boolean;
  /** Whether misspellings of its words are forgiven everywhere. What one member is still typing teaches nobody. */
  readonly isLearned: boolean;
}

/** What every member may find: at most 300, best first. */
export interface Found {
  readonly ids: readonly string[];
  /** What was searched for after misspellings were mended; null where nothing had to be. */
  readonly correctedQuery: string | null;
  /** To mark what was found with. */
  readonly meant: Meant;
}

/** One way to read what was typed: as identifiers, as words, as words with misspellings. */
interface Reading extends Meant {
  readonly tsquery: string;
}

/** Puts documents into the index, or anew; in the transaction that changed what they are about. False: none changed. */
export async function putDocuments(tx: Tx, documents: readonly SearchDocument[]): Promise<boolean> {
  const indexed = documents.map((document) => {
    const { title, otherTitles = [], texts } = document;
    const words = [title, ...otherTitles, ...texts].flatMap((text) => wordsOf(text ?? ''));
    const codes = document.codes.flatMap(([code, value]) => (value ? [codeLexeme(code, value)] : []));
    return { document, words, codes };
  });
  const changed = await putEntries(
    tx,
    indexed.map(({ document: { subject, id, title, otherTitles = [], isPublic }, words, codes }) => ({
      ...{ subject, id, isPublic },
      label: labelOf(title),
      otherLabels: [...new Set(otherTitles.map(labelOf))],
      words: [...words, ...codes],
    })),
  );
  // Also where nothing changed: what was a draft, with the same words, may be none any more.
  await learnWords(
    tx,
    indexed.flatMap(({ document, words }) => (document.isLearned ? words : [])),
  );
  return changed > 0;
}

/** Takes a document out of the index. */
export async function removeDocument(tx: Tx, subject: Subject, id: string): Promise<void> {
  await removeEntry(tx, subject, id);
}

/** Finds what every member may find: identifiers first, then words, then words with one misspelling each forgiven. */
export async function findPublic(db: Database, subject: Subject, text: string): Promise<Found> {
  for await (const { tsquery, codes, terms } of readingsOf(db, text)) {
    const label = terms.map(({ word }) => word).join(' ');
    const [best, ...others] = rank(await publicHits(db, subject, tsquery, label), terms);
    if (!best) continue;
    const ids = [best, ...others].slice(0, MOST_RANKED).map(({ id }) => id);
    return { ids, correctedQuery: correctedQuery(best, terms), meant: { codes, terms } };
  }
  return { ids: [], correctedQuery: null, meant: { codes: [], terms: [] } };
}

/** How a list that is narrowed by a search knows its own rows. */
interface ListReach {
  /** Whether any row of the list answers this `tsquery`. */
  hasAny(tsquery: string): Promise<boolean>;
  /** Words of the list that are not learned. */
  ownWords?(): Promise<string[]>;
}

/** The `tsquery` to narrow a list by: of the ways to read `text`, the first that leaves anything. Null where none does. */
export async function narrowBy(db: Database, text: string, reach: ListReach): Promise<string | null> {
  for await (const { tsquery } of readingsOf(db, text, reach.ownWords)) if (await reach.hasAny(tsquery)) return tsquery;
  return null;
}

async function* readingsOf(db: Database, text: string, ownWords?: () => Promise<string[]>): AsyncGenerator<Reading> {
  const codes = codesIn(text);
  if (codes.length > 0) yield { tsquery: tsqueryOfCodes(codes), codes, terms: [] };
  const terms = termsOf(text);
  if (terms.length === 0) return;
  yield { tsquery: tsqueryOfTerms(terms), codes: [], terms };
  const vocabulary = new Set([...(await wordsNear(db, forgivableWords(terms))), ...((await ownWords?.()) ?? [])]);
  const mended = forgiving(terms, [...vocabulary]);
  if (mended.some(({ variants }) => variants.length > 0))
    yield { tsquery: tsqueryOfTerms(mended), codes: [], terms: mended };
}
