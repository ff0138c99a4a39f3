import type { RepertoirePage, repertoireQuery, SearchMatch } from '@counterpoint/domain/schemas/works';
import type * as z from 'zod/mini';
import { nameIfAny } from '../../../parties/party-view.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/actor.ts';
import type { QueryTerms } from '../../../platform/search/search-terms.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { matchesOf } from '../../entry/list/search-matches.ts';
import { searchEntries } from '../../entry/list/search-service.ts';
import { readIndexed } from '../work-index-repository.ts';
import { type NamedOnWorks, readNamed, readRowsNaming } from './work-rows-repository.ts';

type IndexedWork = Awaited<ReturnType<typeof readIndexed>>[number];

export function searchRepertoire(
  db: Database,
  actor: Act['actor'],
  query: z.output<typeof repertoireQuery>,
): Promise<RepertoirePage> {
  return searchEntries(db, actor, {
    kind: WORKS,
    query,
    async readRows(one, ids, queryTerms) {
      const reading = readNamed(one, ids);
      const [rows, works, named] = await Promise.all([
        readRowsNaming(one, { ids, named: reading }, actor),
        readIndexed(one, ids),
        reading,
      ]);
      const matches = new Map(works.map((work) => [work.id, matchesOfWork(work, named, queryTerms)]));
      return rows.map((row) => ({ ...row, matches: matches.get(row.id) ?? [] }));
    },
  });
}

function matchesOfWork(work: IndexedWork, named: NamedOnWorks, queryTerms: QueryTerms): SearchMatch[] {
  const isNamed = ({ composition_id }: { composition_id: string }) => composition_id === work.id;
  const [writers, publishers] = [named.writers.filter(isNamed), named.publishers.filter(isNamed)];
  const { title, alternative_titles, performers, recordings, merged } = work;
  const performed = performers.map(({ first_name, name }) => [first_name, name].filter(Boolean).join(' '));
  return matchesOf<SearchMatch['field']>(queryTerms, {
    title: [title],
    alternative_title: [...alternative_titles, ...merged].map((other) => other.title),
    writer: [...writers.map(nameIfAny), ...work.stage_names],
    publisher: publishers.map(nameIfAny),
    performer: [...performed, ...recordings.map(({ display_artist }) => display_artist)],
    reference: [work, ...merged].map((one) => one.reference),
    iswc: [work, ...merged].map((one) => one.iswc),
    ipi: [...writers, ...publishers, ...performers].map(({ ipi_name_number }) => ipi_name_number),
    isrc: recordings.map(({ isrc }) => isrc),
  });
}
