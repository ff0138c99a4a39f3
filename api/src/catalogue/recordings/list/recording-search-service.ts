import type {
  RecordingMatch,
  RepertoireRecordingPage,
  repertoireRecordingQuery,
} from '@counterpoint/domain/schemas/recordings';
import type * as z from 'zod/mini';
import { nameIfAny, nameOf } from '../../../parties/party-view.ts';
import { readPipelined } from '../../../platform/db/pipeline.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/actor.ts';
import { findPublic } from '../../../platform/search/search-index.ts';
import { MAX_RANKED } from '../../../platform/search/search-repository.ts';
import type { QueryTerms } from '../../../platform/search/search-terms.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { filterListed } from '../../entry/list/list-repository.ts';
import { matchesOf } from '../../entry/list/search-matches.ts';
import { ownRecordingsFilter, readIndexed } from '../recording-index-repository.ts';
import { type ContributorRow, type RightRow, readContributors, readRights } from '../recording-lines-repository.ts';
import { readRecordingRows } from './recording-rows-repository.ts';

type RecordingSearch = z.output<typeof repertoireRecordingQuery>;

export async function searchRecordings(
  db: Database,
  { memberId }: Act['actor'],
  { query, filter, page, per_page }: RecordingSearch,
): Promise<RepertoireRecordingPage> {
  const entryFilter = filter === 'mine' ? ownRecordingsFilter(memberId) : null;
  const { ids, correctedQuery, queryTerms } = await findPublic(
    db,
    { subject: 'recording', filter: entryFilter },
    query,
  );
  const shown = ids.slice((page - 1) * per_page, page * per_page);
  const [rows, mine, matches] = await readPipelined(db, (one) =>
    Promise.all([
      readRecordingRows(one, shown),
      filterListed(one, RECORDINGS, { memberId, ids: shown }),
      matchesIn(one, shown, queryTerms),
    ]),
  );
  const items = rows.map((row) => ({ ...row, is_mine: mine.has(row.id), matches: matches.get(row.id) ?? [] }));
  const is_cut = ids.length === MAX_RANKED;
  return { items, total: ids.length, page, per_page, corrected_query: correctedQuery, is_cut };
}

async function matchesIn(
  db: Database,
  ids: readonly string[],
  queryTerms: QueryTerms,
): Promise<Map<string, RecordingMatch[]>> {
  if (ids.length === 0) return new Map();
  const [recordings, contributors, rights] = await Promise.all([
    readIndexed(db, ids),
    readContributors(db, ids),
    readRights(db, ids),
  ]);
  return new Map(
    recordings.map((recording) => {
      const isOfRecording = ({ recording_id }: { recording_id: string }) => recording_id === recording.id;
      const parties = { contributors: contributors.filter(isOfRecording), rights: rights.filter(isOfRecording) };
      return [recording.id, matchesOfRecording(recording, parties, queryTerms)];
    }),
  );
}

interface Parties {
  readonly contributors: readonly ContributorRow[];
  readonly rights: readonly RightRow[];
}

function matchesOfRecording(
  recording: Awaited<ReturnType<typeof readIndexed>>[number],
  { contributors, rights }: Parties,
  queryTerms: QueryTerms,
): RecordingMatch[] {
  const { title, version_title, display_artist, main_artists, label, release_title, works, reference, isrc } =
    recording;
  return matchesOf<RecordingMatch['field']>(queryTerms, {
    title: [title],
    version: [version_title],
    artist: [display_artist, ...main_artists],
    contributor: contributors.map((line) => line.name ?? nameIfAny(line)),
    holder: rights.map(nameOf),
    label: [label],
    release: [release_title],
    work: works.map((work) => work.title),
    reference: [reference],
    isrc: [isrc],
    iswc: works.map(({ iswc }) => iswc),
    ipi: [...contributors, ...rights].map(({ ipi_name_number }) => ipi_name_number),
  });
}
