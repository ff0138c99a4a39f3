import { availableParallelism } from 'node:os';
import * as text from '../../messages/errors.generated.ts';
import type { Database, Tx } from '../db/transaction.ts';
import { createSemaphore } from '../limits/semaphore.ts';
import { entriesTable } from './copy-entries.ts';
import { planQuery, planSearch } from './search-plan.ts';
import { correctQuery, rank } from './search-rank.ts';
import {
  distantReading,
  type Reading,
  readingsOf,
  respacedReadings,
  respacingsOf,
  type Vocabulary,
} from './search-readings.ts';
import {
  distantWords,
  findPublicHits,
  indexTerms,
  knownWords,
  MAX_RANKED,
  type PublicEntries,
  readVocabulary,
  saveEntries,
} from './search-repository.ts';
import type { Subject } from './search-tables.ts';
import {
  addVariants,
  codeLexeme,
  codesIn,
  type LexemeKind,
  type QueryTerms,
  queryOf,
  type Term,
  termsOf,
  tsqueryOfCodes,
  tsqueryOfTerms,
} from './search-terms.ts';
import { labelOf, wordsOf } from './tokenize.ts';
import { frequenciesOf } from './word-frequencies.ts';

const MAX_WAITING = 200;
/** With a busy database a search takes seconds; without this limit, the last to wait would wait for minutes. */
const MAX_WAIT_MS = 2_000;

export interface SearchDocument {
  readonly subject: Subject;
  readonly id: string;
  readonly title: string;
  readonly otherTitles?: readonly string[];
  readonly texts: readonly (string | null)[];
  readonly knownWords?: readonly string[];
  readonly codes: readonly (readonly [LexemeKind, string | null])[];
  readonly isPublic: boolean;
  readonly isInVocabulary: boolean;
}

export interface SearchResult {
  readonly ids: readonly string[];
  readonly correctedQuery: string | null;
  readonly queryTerms: QueryTerms;
}

/** Returns false if nothing changed. */
export async function saveDocuments(tx: Tx, documents: readonly SearchDocument[]): Promise<boolean> {
  const indexEntries = documents.map(indexEntryOf);
  const changed = await saveEntries(
    tx,
    indexEntries.map(({ row }) => row),
  );
  // Also without changes: a draft with the same words may be public now.
  await indexTerms(tx, termsToIndex(indexEntries));
  return changed > 0;
}

export function newEntries(documents: readonly SearchDocument[]) {
  const indexEntries = documents.map(indexEntryOf);
  return { table: entriesTable(indexEntries.map(({ row }) => row)), words: termsToIndex(indexEntries) };
}

type IndexEntry = ReturnType<typeof indexEntryOf>;

function indexEntryOf(document: SearchDocument) {
  const { subject, id, title, otherTitles = [], texts, knownWords = [], isPublic, isInVocabulary } = document;
  const terms: string[] = [];
  for (const text of [title, ...otherTitles, ...texts]) if (text) terms.push(...wordsOf(text));
  const codes = document.codes.flatMap(([code, value]) => (value ? [codeLexeme(code, value)] : []));
  const otherLabels = [...new Set(otherTitles.map(labelOf))];
  const words = [...terms, ...knownWords, ...codes];
  return {
    row: { subject, id, isPublic, label: labelOf(title), otherLabels, words },
    vocabularyWords: isInVocabulary ? terms : [],
  };
}

function termsToIndex(indexEntries: readonly IndexEntry[]): Set<string> {
  const words = new Set<string>();
  for (const { vocabularyWords } of indexEntries) for (const word of vocabularyWords) words.add(word);
  return words;
}

/** Tries identifiers, then words, then words with one misspelling each, then `distantAttempts`. */
export async function findPublic(db: Database, entries: PublicEntries, text: string): Promise<SearchResult> {
  const codes = codesIn(text);
  if (codes.length > 0) {
    const hits = await runInTurn(() => findPublicHits(db, entries, planQuery(tsqueryOfCodes(codes))));
    if (hits.length > 0)
      return { ids: rank(hits, []).map(({ id }) => id), correctedQuery: null, queryTerms: { codes, terms: [] } };
  }
  const terms = termsOf(text);
  if (terms.length === 0) return NO_RESULT;
  const frequencies = await frequenciesOf(db, entries.subject);
  for await (const { reading, vocabulary } of attemptsFor(db, terms)) {
    const hits = await runInTurn(() => findPublicHits(db, entries, planSearch(reading, vocabulary, frequencies)));
    const [best, ...others] = rank(hits, reading.terms);
    if (!best) continue;
    const ids = [best, ...others].slice(0, MAX_RANKED).map(({ id }) => id);
    const query = correctQuery(best, reading.terms);
    const isCorrected = query !== queryOf(terms);
    return { ids, correctedQuery: isCorrected ? query : null, queryTerms: { codes: [], terms: reading.terms } };
  }
  return NO_RESULT;
}

interface Attempt {
  readonly reading: Reading;
  readonly vocabulary: Vocabulary;
}

/** Likeliest first. */
async function* attemptsFor(db: Database, terms: readonly Term[]): AsyncGenerator<Attempt> {
  const vocabulary = await readVocabulary(db, terms);
  for (const reading of readingsOf(terms, vocabulary)) yield { reading, vocabulary };
  yield* distantAttempts(db, terms, vocabulary);
}

/** Reads more of the vocabulary, for searches without a result so far. */
async function* distantAttempts(db: Database, terms: readonly Term[], vocabulary: Vocabulary): AsyncGenerator<Attempt> {
  const { completions, similar } = vocabulary;
  const respacings = respacingsOf(terms);
  const words = respacings.flatMap((respaced) => respaced.map(({ word }) => word));
  const respaced = { known: await knownWords(db, [...new Set(words)]), completions, similar };
  for (const reading of respacedReadings(respacings, respaced)) yield { reading, vocabulary: respaced };
  const distant = await runInTurn(() => distantWords(db, terms));
  const reading = distantReading(terms, { similar, distant });
  if (reading) yield { reading, vocabulary };
}

const NO_RESULT: SearchResult = { ids: [], correctedQuery: null, queryTerms: { codes: [], terms: [] } };

/** More searches at once than processors would slow all of them down. */
const runInTurn = createSemaphore(2 * availableParallelism(), MAX_WAITING, {
  message: text.tooManySearches,
  maxWaitMs: MAX_WAIT_MS,
});

interface SearchableList {
  hasAny(tsquery: string): Promise<boolean>;
  ownWords?(): Promise<string[]>;
}

/** Tries interpretations of `text` in order; returns the first `tsquery` with a match, or null. */
export async function findTsquery(db: Database, text: string, list: SearchableList): Promise<string | null> {
  for await (const tsquery of tsqueriesOf(db, text, list.ownWords)) if (await list.hasAny(tsquery)) return tsquery;
  return null;
}

async function* tsqueriesOf(db: Database, text: string, ownWords?: () => Promise<string[]>): AsyncGenerator<string> {
  const codes = codesIn(text);
  if (codes.length > 0) yield tsqueryOfCodes(codes);
  const terms = termsOf(text);
  if (terms.length === 0) return;
  const vocabulary = await readVocabulary(db, terms);
  const { similar } = vocabulary;
  const own = (await ownWords?.()) ?? [];
  const last = terms.at(-1)?.word ?? '';
  const ownCompletions = own.filter((word) => word.startsWith(last));
  const completions = vocabulary.completions && [...new Set([...vocabulary.completions, ...ownCompletions])];
  yield tsqueryOfTerms(terms, completions);
  const corrected = addVariants(terms, [...new Set([...similar, ...own])]);
  if (corrected.some(({ variants }) => variants.length > 0)) yield tsqueryOfTerms(corrected, completions);
  for await (const { reading } of distantAttempts(db, terms, vocabulary))
    yield tsqueryOfTerms(reading.terms, completions);
}
