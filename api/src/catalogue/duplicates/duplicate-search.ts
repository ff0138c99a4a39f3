import { nameKey } from '../../parties/party-likeness.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { codeLexeme, partyCode } from '../../platform/search/search-terms.ts';
import { labelOf } from '../../platform/search/tokenize.ts';
import { frequenciesOf } from '../../platform/search/word-frequencies.ts';
import type { ComparedWork } from './compare-works.ts';
import {
  findParties,
  type KnownParty,
  type Labels,
  MAX_WORKS_READ,
  readLabels,
  searchTitles,
  worksOf,
} from './duplicate-repository.ts';
import { buildTitleQuery, type PartyLexemes, vocabularyOf } from './title-query.ts';
import {
  areSimilar,
  type ComparedTitle,
  comparedLabel,
  comparedTitle,
  haveSimilarLengths,
} from './title-similarity.ts';

/** Finds works with a similar title and a common writer. `compareWorks` decides whether they are duplicates. */
export async function findSimilarWorks(db: Database, works: readonly ComparedWork[]): Promise<Set<string>[]> {
  const parties = await findParties(db, marksOf(works));
  const partiesOf = indexParties(parties);
  const worksByParty = await worksOf(db, [...new Set(parties.map(({ id }) => id))]);
  const prepared = works.map((work) => ({
    // A title of symbols only, such as `?`, has no label and can't match.
    titles: work.titles.map(comparedTitle).filter(({ label }) => label !== ''),
    ...splitByCatalogueSize([...new Set(work.writers.flatMap(partiesOf))], worksByParty),
  }));
  const read = await readLabels(db, [...new Set(prepared.flatMap(({ ids }) => ids))]);
  const labels = new Map(read.map((entry) => [entry.id, entry]));
  const found = prepared.map(({ titles, ids }) => new Set(ids.filter((id) => isTitled(labels.get(id), titles))));
  const questions = prepared.flatMap(({ titles, others }, index) =>
    others.length === 0 ? [] : titles.map((title) => ({ index, title, people: others })),
  );
  for (const { index, id } of await searchByTitle(db, questions)) found[index]?.add(id);
  return found;
}

/** Splits a work's parties: the works of the smallest catalogues are read, the other parties are queried by title. */
function splitByCatalogueSize(
  parties: readonly KnownParty[],
  worksByParty: Awaited<ReturnType<typeof worksOf>>,
): { ids: readonly string[]; others: readonly PartyLexemes[] } {
  const sizeOf = ({ id }: KnownParty) => worksByParty.get(id)?.length ?? MAX_WORKS_READ + 1;
  const ids: string[] = [];
  const others: PartyLexemes[] = [];
  for (const party of parties.toSorted((one, other) => sizeOf(one) - sizeOf(other))) {
    const works = worksByParty.get(party.id);
    if (works && ids.length + works.length <= MAX_WORKS_READ) ids.push(...works);
    else others.push([codeLexeme(...partyCode(party.id, party.ipi))]);
  }
  return { ids, others };
}

function marksOf(works: readonly ComparedWork[]) {
  const writers = works.flatMap((work) => work.writers);
  return {
    ids: [...new Set(writers.flatMap(({ partyId }) => partyId ?? []))],
    ipis: [...new Set(writers.flatMap(({ ipi }) => ipi ?? []))],
    labels: [...new Set(writers.map(({ name }) => labelOf(name)).filter((label) => label !== ''))],
  };
}

function indexParties(parties: readonly KnownParty[]): (writer: ComparedWork['writers'][number]) => KnownParty[] {
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
    entry?.labels.some((label) => haveSimilarLengths(title.label, label) && areSimilar(title, comparedLabel(label))),
  );
}

interface Question {
  readonly index: number;
  readonly title: ComparedTitle;
  readonly people: readonly PartyLexemes[];
}

async function searchByTitle(db: Database, questions: readonly Question[]): Promise<{ index: number; id: string }[]> {
  if (questions.length === 0) return [];
  const titles = questions.map(({ title }) => title);
  const [findCorrections, frequencies] = await Promise.all([
    vocabularyOf(db, titles),
    frequenciesOf(db, 'composition'),
  ]);
  const rows = await searchTitles(
    db,
    questions.map(({ title, people }) => buildTitleQuery(people, title, { findCorrections, frequencies })),
  );
  return rows.flatMap((row) => {
    const question = questions[row.place];
    return question && isTitled(row, [question.title]) ? [{ index: question.index, id: row.id }] : [];
  });
}
