import { availableParallelism } from 'node:os';
import * as text from '../../messages/errors.generated.ts';
import type { TableRows } from '../db/copy-tables.ts';
import type { Database, Tx } from '../db/transaction.ts';
import { createSemaphore } from '../limits/semaphore.ts';
import { entriesTable } from './copy-entries.ts';
import { plainQuestion, questionOf } from './search-question.ts';
import { correctedQuery, rank } from './search-rank.ts';
import { readingsOf } from './search-readings.ts';
import {
  type IndexRow,
  learnWords,
  MOST_RANKED,
  type PublicEntries,
  publicHits,
  putEntries,
  readVocabulary,
  removeEntry,
} from './search-repository.ts';
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
import { frequenciesOf } from './word-frequencies.ts';

/** Beyond this queue, a retry is better. */
const MOST_WAITING = 200;

/** A search entry: title or name, all texts, identifiers. */
export interface SearchDocument {
  readonly subject: Subject;
  readonly id: string;
  readonly title: string;
  /** Found and ranked like the title. */
  readonly otherTitles?: readonly string[];
  readonly texts: readonly (string | null)[];
  /** Indexed and learned words of party names. */
  readonly knownWords?: readonly string[];
  readonly codes: readonly (readonly [Code, string | null])[];
  readonly isPublic: boolean;
  /** Whether its words correct misspellings everywhere. Drafts don't. */
  readonly isLearned: boolean;
}

/** At most 300 public results, best first. */
export interface Found {
  readonly ids: readonly string[];
  /** The corrected query; null without misspellings. */
  readonly correctedQuery: string | null;
  /** To highlight matches. */
  readonly meant: Meant;
}

/** Upserts documents in the transaction of the change. Returns false if nothing changed. */
export async function putDocuments(tx: Tx, documents: readonly SearchDocument[]): Promise<boolean> {
  const indexed = documents.map(indexedOf);
  const changed = await putEntries(
    tx,
    indexed.map(({ row }) => row),
  );
  // Also without changes: a draft with the same words may be public now.
  await learnWords(tx, wordsToLearn(indexed));
  return changed > 0;
}

/** Entries of new objects, written with them. */
export interface NewEntries {
  readonly table: TableRows;
  /** New words: pass them to `learnWords` after writing. */
  readonly words: ReadonlySet<string>;
}

export function newEntries(documents: readonly SearchDocument[]): NewEntries {
  const indexed = documents.map(indexedOf);
  return { table: entriesTable(indexed.map(({ row }) => row)), words: wordsToLearn(indexed) };
}

interface Indexed {
  readonly row: IndexRow;
  readonly teaches: readonly string[];
}

function indexedOf(document: SearchDocument): Indexed {
  const { subject, id, title, otherTitles = [], texts, knownWords = [], isPublic, isLearned } = document;
  const said: string[] = [];
  for (const text of [title, ...otherTitles, ...texts]) if (text) said.push(...wordsOf(text));
  const codes = document.codes.flatMap(([code, value]) => (value ? [codeLexeme(code, value)] : []));
  const otherLabels = [...new Set(otherTitles.map(labelOf))];
  const words = [...said, ...knownWords, ...codes];
  return { row: { subject, id, isPublic, label: labelOf(title), otherLabels, words }, teaches: isLearned ? said : [] };
}

function wordsToLearn(indexed: readonly Indexed[]): Set<string> {
  const words = new Set<string>();
  for (const { teaches } of indexed) for (const word of teaches) words.add(word);
  return words;
}

/** Removes a document from the index. */
export async function removeDocument(tx: Tx, subject: Subject, id: string): Promise<void> {
  await removeEntry(tx, subject, id);
}

/**
 * Searches public entries that pass the filter: identifiers first, then words, then words with one misspelling each.
 */
export async function findPublic(db: Database, entries: PublicEntries, text: string): Promise<Found> {
  const codes = codesIn(text);
  if (codes.length > 0) {
    const hits = await runInTurn(() => publicHits(db, entries, plainQuestion(tsqueryOfCodes(codes))));
    if (hits.length > 0)
      return { ids: rank(hits, []).map(({ id }) => id), correctedQuery: null, meant: { codes, terms: [] } };
  }
  const terms = termsOf(text);
  if (terms.length === 0) return NOTHING;
  const [vocabulary, frequencies] = await Promise.all([readVocabulary(db, terms), frequenciesOf(db, entries.subject)]);
  for (const reading of readingsOf(terms, vocabulary)) {
    const hits = await runInTurn(() => publicHits(db, entries, questionOf(reading, vocabulary, frequencies)));
    const [best, ...others] = rank(hits, reading.terms);
    if (!best) continue;
    const ids = [best, ...others].slice(0, MOST_RANKED).map(({ id }) => id);
    return { ids, correctedQuery: correctedQuery(best, reading.terms), meant: { codes: [], terms: reading.terms } };
  }
  return NOTHING;
}

const NOTHING: Found = { ids: [], correctedQuery: null, meant: { codes: [], terms: [] } };

/** More searches at once than processors would slow all of them down. */
const runInTurn = createSemaphore(2 * availableParallelism(), MOST_WAITING, text.tooManySearches);

/** A list's own rows, for narrowing it by a search. */
interface ListReach {
  /** Whether any row matches this `tsquery`. */
  hasAny(tsquery: string): Promise<boolean>;
  /** Unlearned words of the list. */
  ownWords?(): Promise<string[]>;
}

/** Returns the first interpretation of `text` that matches any row, as a `tsquery`; null if none does. */
export async function narrowBy(db: Database, text: string, reach: ListReach): Promise<string | null> {
  for await (const tsquery of tsqueriesOf(db, text, reach.ownWords)) if (await reach.hasAny(tsquery)) return tsquery;
  return null;
}

async function* tsqueriesOf(db: Database, text: string, ownWords?: () => Promise<string[]>): AsyncGenerator<string> {
  const codes = codesIn(text);
  if (codes.length > 0) yield tsqueryOfCodes(codes);
  const terms = termsOf(text);
  if (terms.length === 0) return;
  const [{ begun, near }, own] = [await readVocabulary(db, terms), (await ownWords?.()) ?? []];
  const last = terms.at(-1)?.word ?? '';
  const begins = begun && [...new Set([...begun, ...own.filter((word) => word.startsWith(last))])];
  yield tsqueryOfTerms(terms, begins);
  const mended = forgiving(terms, [...new Set([...near, ...own])]);
  if (mended.some(({ variants }) => variants.length > 0)) yield tsqueryOfTerms(mended, begins);
}
