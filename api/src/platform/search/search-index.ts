import { availableParallelism } from 'node:os';
import type { TableRows } from '../db/copy-tables.ts';
import type { Database, Tx } from '../db/transaction.ts';
import { createSemaphore } from '../limits/semaphore.ts';
import { entriesTable } from './copy-entries.ts';
import { plainQuestion, questionOf } from './search-question.ts';
import { correctedQuery, rank } from './search-rank.ts';
import { readingsOf } from './search-readings.ts';
import {
  type EntryFilter,
  type IndexRow,
  learnWords,
  MOST_RANKED,
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

/** Who waits behind so many others is better told to come back. */
const MOST_WAITING = 200;

/** Something to be found: its title or name, all texts with words of it, and its identifiers. */
export interface SearchDocument {
  readonly subject: Subject;
  readonly id: string;
  readonly title: string;
  /** What it is called besides; found and ranked like the title. */
  readonly otherTitles?: readonly string[];
  readonly texts: readonly (string | null)[];
  /** Words of names that are in the index by themselves: those of parties. They are learned already. */
  readonly knownWords?: readonly string[];
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

/** Puts documents into the index, or anew; in the transaction that changed what they are about. False: none changed. */
export async function putDocuments(tx: Tx, documents: readonly SearchDocument[]): Promise<boolean> {
  const indexed = documents.map(indexedOf);
  const changed = await putEntries(
    tx,
    indexed.map(({ row }) => row),
  );
  // Also where nothing changed: what was a draft, with the same words, may be none any more.
  await learnWords(tx, wordsToLearn(indexed));
  return changed > 0;
}

/** Entries of what is new, which are written with it. */
export interface NewEntries {
  readonly table: TableRows;
  /** The words that they teach: for `learnWords`, once they stand. */
  readonly words: ReadonlySet<string>;
}

/** The entries of new things. */
export function newEntries(documents: readonly SearchDocument[]): NewEntries {
  const indexed = documents.map(indexedOf);
  return { table: entriesTable(indexed.map(({ row }) => row)), words: wordsToLearn(indexed) };
}

/** An entry of the index with the words that it may teach. */
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

/** Takes a document out of the index. */
export async function removeDocument(tx: Tx, subject: Subject, id: string): Promise<void> {
  await removeEntry(tx, subject, id);
}

/** Finds what every member may find, and the filter passes: identifiers first, then words, then words with one misspelling each forgiven. */
export async function findPublic(
  db: Database,
  subject: Subject,
  text: string,
  filter: EntryFilter | null = null,
): Promise<Found> {
  const codes = codesIn(text);
  if (codes.length > 0) {
    const hits = await inTurn(() => publicHits(db, subject, plainQuestion(tsqueryOfCodes(codes)), filter));
    if (hits.length > 0)
      return { ids: rank(hits, []).map(({ id }) => id), correctedQuery: null, meant: { codes, terms: [] } };
  }
  const terms = termsOf(text);
  if (terms.length === 0) return NOTHING;
  const [vocabulary, frequencies] = await Promise.all([readVocabulary(db, terms), frequenciesOf(db, subject)]);
  for (const reading of readingsOf(terms, vocabulary)) {
    const hits = await inTurn(() => publicHits(db, subject, questionOf(reading, vocabulary, frequencies), filter));
    const [best, ...others] = rank(hits, reading.terms);
    if (!best) continue;
    const ids = [best, ...others].slice(0, MOST_RANKED).map(({ id }) => id);
    return { ids, correctedQuery: correctedQuery(best, reading.terms), meant: { codes: [], terms: reading.terms } };
  }
  return NOTHING;
}

const NOTHING: Found = { ids: [], correctedQuery: null, meant: { codes: [], terms: [] } };

/** More searches at once than the machine has processors for make all of them slow. */
const inTurn = createSemaphore(
  2 * availableParallelism(),
  MOST_WAITING,
  'Many people are searching right now. Please try again in a moment.',
);

/** How a list that is narrowed by a search knows its own rows. */
interface ListReach {
  /** Whether any row of the list answers this `tsquery`. */
  hasAny(tsquery: string): Promise<boolean>;
  /** Words of the list that are not learned. */
  ownWords?(): Promise<string[]>;
}

/** The `tsquery` to narrow a list by: of the ways to read `text`, the first that leaves anything. Null where none does. */
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
