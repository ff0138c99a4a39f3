import type { RepertoirePage, repertoireQuery, SearchMatch } from '@counterpoint/domain/schemas/works';
import type * as z from 'zod/mini';
import { nameIfAny } from '../../../parties/party-view.ts';
import { readPipelined } from '../../../platform/db/pipeline.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/actor.ts';
import { findPublic } from '../../../platform/search/search-index.ts';
import { MAX_RANKED } from '../../../platform/search/search-repository.ts';
import type { QueryTerms } from '../../../platform/search/search-terms.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { filterListed } from '../../entry/list/list-repository.ts';
import { matchesOf } from '../../entry/list/search-matches.ts';
import { ownWorksFilter, readIndexed } from '../work-index-repository.ts';
import { type NamedOnWorks, readNamed, readRowsNaming } from './work-rows-repository.ts';

type RepertoireQuery = z.output<typeof repertoireQuery>;
type IndexedWork = Awaited<ReturnType<typeof readIndexed>>[number];
type NamedParty = NamedOnWorks['writers' | 'publishers'][number];

export async function searchRepertoire(
  db: Database,
  actor: Act['actor'],
  query: RepertoireQuery,
): Promise<RepertoirePage> {
  const { page, per_page } = query;
  const entryFilter = ownWorksFilter(query.filter === 'mine' ? actor.memberId : null, query.iswc);
  const { ids, correctedQuery, queryTerms } = await findPublic(
    db,
    { subject: 'composition', filter: entryFilter },
    query.query,
  );
  const shown = ids.slice((page - 1) * per_page, page * per_page);
  const [rows, mine, matches] = await readPipelined(db, (one) => {
    const named = readNamed(one, shown);
    return Promise.all([
      readRowsNaming(one, { ids: shown, named }, actor),
      filterListed(one, WORKS, { memberId: actor.memberId, ids: shown }),
      matchesIn(one, shown, { queryTerms, named }),
    ]);
  });
  const items = rows.map((row) => ({ ...row, is_mine: mine.has(row.id), matches: matches.get(row.id) ?? [] }));
  const is_cut = ids.length === MAX_RANKED;
  return { items, total: ids.length, page, per_page, corrected_query: correctedQuery, is_cut };
}

async function matchesIn(
  db: Database,
  ids: readonly string[],
  { queryTerms, named }: { readonly queryTerms: QueryTerms; readonly named: Promise<NamedOnWorks> },
): Promise<Map<string, SearchMatch[]>> {
  if (ids.length === 0) return new Map();
  const [works, { writers, publishers }] = await Promise.all([readIndexed(db, ids), named]);
  return new Map(
    works.map((work) => {
      const ofWork = ({ composition_id }: NamedParty) => composition_id === work.id;
      const onWork = { writers: writers.filter(ofWork), publishers: publishers.filter(ofWork) };
      return [work.id, matchesOfWork(work, onWork, queryTerms)];
    }),
  );
}

function matchesOfWork(
  work: IndexedWork,
  { writers, publishers }: NamedOnWorks,
  queryTerms: QueryTerms,
): SearchMatch[] {
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
