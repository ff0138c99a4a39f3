import type { Database } from '../db/transaction.ts';
import { deleteKeys, isForgivable } from '../search/misspelling.ts';
import { wordsNear } from '../search/search-repository.ts';
import { codeLexeme, forgiving, type Term, tsqueryOfTerms } from '../search/search-terms.ts';
import { labelOf, withoutArticles, wordsOf } from '../search/search-words.ts';
import {
  findParties,
  type KnownParty,
  type Labels,
  readLabels,
  worksByWords,
  worksOf,
} from './duplicate-repository.ts';
import { type ComparedWork, nameKey } from './judge.ts';
import { areAlike, type ComparedTitle, comparedLabel, comparedTitle, haveLikeLengths } from './title-similarity.ts';

/** A title of more words is still told by these. */
const MOST_WORDS = 8;

/** For each of the works, those that stand with a writer and a title alike; whether they are the same is for `judge`. */
export async function worksAlike(db: Database, works: readonly ComparedWork[]): Promise<Set<string>[]> {
  const parties = await findParties(db, marksOf(works));
  const partiesOf = whoIsWho(parties);
  const worksByParty = await worksOf(db, [...new Set(parties.map(({ id }) => id))]);
  const prepared = works.map((work) => ({
    titles: work.titles.map(comparedTitle),
    parties: [...new Set(work.writers.flatMap(partiesOf))],
  }));
  const read = await readLabels(db, [...new Set([...worksByParty.values()].flatMap((ids) => ids ?? []))]);
  const labels = new Map(read.map((entry) => [entry.id, entry]));
  const found = prepared.map(({ titles, parties: ofWork }) => {
    const ids = ofWork.flatMap(({ id }) => worksByParty.get(id) ?? []);
    return new Set(ids.filter((id) => isTitled(labels.get(id), titles)));
  });
  const questions = prepared.flatMap(({ titles, parties: ofWork }, index) => {
    const big = ofWork.filter(({ id }) => worksByParty.get(id) === null);
    return big.length === 0 ? [] : titles.map((title) => ({ index, title, big }));
  });
  for (const { index, id } of await byWords(db, questions)) found[index]?.add(id);
  return found;
}

function marksOf(works: readonly ComparedWork[]) {
  const writers = works.flatMap((work) => work.writers);
  return {
    ids: [...new Set(writers.flatMap(({ partyId }) => partyId ?? []))],
    ipis: [...new Set(writers.flatMap(({ ipi }) => ipi ?? []))],
    labels: [...new Set(writers.map(({ name }) => labelOf(name)).filter((label) => label !== ''))],
  };
}

/** Which parties a writer may be. */
function whoIsWho(parties: readonly KnownParty[]): (writer: ComparedWork['writers'][number]) => KnownParty[] {
  const byMark = new Map<string, KnownParty[]>();
  for (const party of parties)
    for (const mark of new Set([party.id, party.ipi ?? party.id, nameKey(party.name)]))
      byMark.set(mark, [...(byMark.get(mark) ?? []), party]);
  return ({ partyId, ipi, name }) => {
    const marks = [partyId ?? '', ipi ?? '', nameKey(name)].filter((mark) => mark !== '');
    return [...new Set(marks.flatMap((mark) => byMark.get(mark) ?? []))];
  };
}

function isTitled(entry: Labels | undefined, titles: readonly ComparedTitle[]): boolean {
  return titles.some((title) =>
    entry?.labels.some((label) => haveLikeLengths(title.label, label) && areAlike(title, comparedLabel(label))),
  );
}

interface Question {
  readonly index: number;
  readonly title: ComparedTitle;
  /** The parties that have too many works to look through. */
  readonly big: readonly KnownParty[];
}

/** The works with the words of a title and with a party that has many works; a misspelling a word is forgiven. */
async function byWords(db: Database, questions: readonly Question[]): Promise<{ index: number; id: string }[]> {
  if (questions.length === 0) return [];
  const near = await vocabularyOf(
    db,
    questions.map(({ title }) => title),
  );
  const asked = questions.map((question) => ({ question, tsquery: tsqueryOf(question, near) }));
  const rows = await worksByWords(
    db,
    asked.map(({ tsquery }) => tsquery),
  );
  return rows.flatMap((row) => {
    const question = asked[row.place]?.question;
    return question && isTitled(row, [question.title]) ? [{ index: question.index, id: row.id }] : [];
  });
}

/** For a word of one of these titles those that it may be a misspelling of. */
type Near = (word: string) => string[];

/** Reads what the words of titles may be misspellings of. */
export async function vocabularyOf(db: Database, titles: readonly ComparedTitle[]): Promise<Near> {
  const words = new Set(titles.flatMap(({ label }) => label.split(' ').filter(isForgivable)));
  const vocabulary = byKey(await wordsNear(db, [...words]));
  return (word) => [...new Set(deleteKeys(word).flatMap((key) => vocabulary.get(key) ?? []))];
}

function byKey(words: readonly string[]): Map<string, string[]> {
  const keyed = new Map<string, string[]>();
  for (const word of words) for (const key of deleteKeys(word)) keyed.set(key, [...(keyed.get(key) ?? []), word]);
  return keyed;
}

function tsqueryOf({ title, big }: Question, near: Near): string {
  const parties = big.map(({ ipi, name }) => (ipi ? `'${codeLexeme('ipi', ipi)}'` : nameQuery(name)));
  return `(${parties.join(' | ')}) & ${titleQuery(title, near)}`;
}

/** The `tsquery` for the words of a name, all of them. */
export function nameQuery(name: string): string {
  return `(${withoutArticles(wordsOf(name))
    .map((word) => `'${word}'`)
    .join(' & ')})`;
}

/** The `tsquery` for a title: a misspelling a word is forgiven, and of three words or more one may be missing. */
export function titleQuery(title: ComparedTitle, near: Near): string {
  const words = title.label.split(' ').slice(0, MOST_WORDS);
  const terms = words.flatMap((word): Term[] =>
    forgiving([{ word, isPrefix: false, variants: [] }], isForgivable(word) ? near(word) : []),
  );
  return `(${allButOne(terms)
    .map((some) => tsqueryOfTerms(some))
    .join(' | ')})`;
}

/** From three words on one may be missing, or be written apart. */
function allButOne(terms: readonly Term[]): Term[][] {
  if (terms.length < 3) return [[...terms]];
  return terms.map((_, without) => terms.filter((_term, place) => place !== without));
}
