import type {
  RecordingMatch,
  RepertoireRecordingPage,
  repertoireRecordingQuery,
} from '@counterpoint/domain/schemas/recordings';
import type * as z from 'zod/mini';
import { nameIfAny, nameOf } from '../../../parties/party-view.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/actor.ts';
import type { QueryTerms } from '../../../platform/search/search-terms.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { matchesOf } from '../../entry/list/search-matches.ts';
import { searchEntries } from '../../entry/list/search-service.ts';
import { readIndexed } from '../recording-index-repository.ts';
import { type ContributorRow, type RightRow, readContributors, readRights } from '../recording-lines-repository.ts';
import { readRecordingRows } from './recording-rows-repository.ts';

export function searchRecordings(
  db: Database,
  actor: Act['actor'],
  query: z.output<typeof repertoireRecordingQuery>,
): Promise<RepertoireRecordingPage> {
  return searchEntries(db, actor, {
    kind: RECORDINGS,
    query,
    async readRows(one, ids, queryTerms) {
      const [rows, recordings, contributors, rights] = await Promise.all([
        readRecordingRows(one, ids),
        readIndexed(one, ids),
        readContributors(one, ids),
        readRights(one, ids),
      ]);
      const parties = { contributors, rights };
      const matches = new Map(recordings.map((each) => [each.id, matchesOfRecording(each, parties, queryTerms)]));
      return rows.map((row) => ({ ...row, matches: matches.get(row.id) ?? [] }));
    },
  });
}

interface Parties {
  readonly contributors: readonly ContributorRow[];
  readonly rights: readonly RightRow[];
}

function matchesOfRecording(
  recording: Awaited<ReturnType<typeof readIndexed>>[number],
  parties: Parties,
  queryTerms: QueryTerms,
): RecordingMatch[] {
  const isNamed = ({ recording_id }: { recording_id: string }) => recording_id === recording.id;
  const [contributors, rights] = [parties.contributors.filter(isNamed), parties.rights.filter(isNamed)];
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
