import type { HttpClient } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { formatIsrc, formatIswc } from '@counterpoint/domain/identifiers';
import { type CaseRow, caseListPage } from '@counterpoint/domain/schemas/cases';
import { type RecordingRow, recordingPage } from '@counterpoint/domain/schemas/recordings';
import { type WorkRow, workPage } from '@counterpoint/domain/schemas/works';
import { fullTitle } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import * as text from '../messages/palette.generated.ts';
import type { Choice } from './choices.ts';

export interface Search {
  readonly id: 'compositions' | 'recordings' | 'oppositions';
  readonly label: Message;
  /** The page whose list is searched. */
  readonly page: string;
  find(http: HttpClient, query: string, signal: AbortSignal): Promise<Choice[]>;
}

const MAX_RESULTS = 5;

export const SEARCHES: readonly [Search, Search, Search] = [
  searchIn({ id: 'compositions', label: text.works, schema: workPage, choiceOf: workChoice }),
  searchIn({ id: 'recordings', label: text.recordings, schema: recordingPage, choiceOf: recordingChoice }),
  searchIn({ id: 'oppositions', label: text.disputes, schema: caseListPage, choiceOf: disputeChoice }),
];

interface Source<Row> extends Pick<Search, 'id' | 'label'> {
  readonly schema: { parse(data: unknown): { readonly items: readonly Row[] } };
  choiceOf(row: Row): Choice;
}

function searchIn<Row>({ id, label, schema, choiceOf }: Source<Row>): Search {
  return {
    id,
    label,
    page: paths[id].list(),

    async find(http, query, signal) {
      const { items } = await http.get(id, { schema, query: { query, per_page: MAX_RESULTS }, signal });
      return items.slice(0, MAX_RESULTS).map(choiceOf);
    },
  };
}

function workChoice({ id, title, iswc, reference }: WorkRow): Choice {
  const goTo = paths.compositions.details(id);
  return { id: `work:${id}`, label: title, code: iswc ? formatIswc(iswc) : reference, icon: 'music', does: { goTo } };
}

function recordingChoice({ id, title, version_title, display_artist: artist, isrc }: RecordingRow): Choice {
  const goTo = paths.recordings.details(id);
  return {
    id: `recording:${id}`,
    label: fullTitle({ title, version_title }),
    detail: artist,
    code: isrc ? formatIsrc(isrc) : undefined,
    icon: 'disc',
    does: { goTo },
  };
}

function disputeChoice({ id, number, object_title: title }: CaseRow): Choice {
  return {
    id: `dispute:${id}`,
    label: title,
    code: number,
    icon: 'scales',
    does: { goTo: paths.oppositions.details(id) },
  };
}
