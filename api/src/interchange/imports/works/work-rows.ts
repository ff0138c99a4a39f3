import { publisherTerms, writerTerms } from '../../../catalogue/works/party-line-repository.ts';
import { contentOf } from '../../../catalogue/works/work-repository.ts';
import type { Columns } from '../../../platform/db/copy-rows.ts';
import { intoTable, type TableRows, type WholeColumns } from '../../../platform/db/copy-tables.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { labelOf } from '../../../platform/search/tokenize.ts';
import { type Link, linkColumns } from '../writing/link-columns.ts';
import type { Origin } from '../writing/origin.ts';
import { linesOf, type PlacedLine } from '../writing/party-rows.ts';
import type { NewWork } from './new-works.ts';

export function* rowsOfWorks(works: readonly NewWork[], origin: Origin): Iterable<TableRows> {
  yield intoTable('composition', workColumns(origin), works);
  yield intoTable('composition_revision', revisionColumns(origin), works.map(revisionOf));
  yield intoTable('composition_event', eventColumns(origin), works);
  yield intoTable(
    'composition_member',
    memberColumns(origin),
    works.flatMap((work) => listingsOf(work, origin)),
  );
}

export function* linesOfWorks(works: readonly NewWork[], origin: Origin): Iterable<TableRows> {
  yield intoTable(
    'composition_line',
    writerColumns(origin),
    linesOf(works, ({ writers }) => writers),
  );
  yield intoTable(
    'composition_publisher',
    publisherColumns(origin),
    linesOf(works, ({ publishers }) => publishers),
  );
  yield intoTable(
    'composition_recording',
    recordingColumns(),
    linesOf(works, ({ recordings }) => recordings),
  );
  yield intoTable('work_recording_link', linkColumns(origin), works.flatMap(linksOf));
}

function workColumns({ memberId, jobId, at }: Origin): Columns<NewWork> {
  return {
    id: ({ id }) => id,
    reference: ({ reference }) => reference,
    member_id: memberId,
    import_job_id: jobId,
    own_number: ({ validated }) => validated.number,
    created_at: at,
    updated_at: at,
  };
}

interface Revision {
  readonly work: NewWork;
  readonly content: ReturnType<typeof contentOf>;
}

function revisionOf(work: NewWork): Revision {
  return { work, content: contentOf(work.draft) };
}

function revisionColumns({ memberId, at, confirmBy }: Origin): WholeColumns<Revision, keyof Revision['content']> {
  return {
    composition_id: ({ work }) => work.id,
    number: 1,
    state: ({ work }) => work.state,
    title: ({ content }) => content.title,
    iswc: ({ content }) => content.iswc,
    language: ({ content }) => content.language,
    text_music: ({ content }) => content.text_music,
    version_type: ({ content }) => content.version_type,
    duration_s: ({ content }) => content.duration_s,
    genre: ({ content }) => content.genre,
    alternative_titles: ({ content }) => content.alternative_titles,
    facts: ({ content }) => content.facts,
    created_by: memberId,
    created_at: at,
    submitted_at: ({ work }) => (work.state === 'draft' ? null : at),
    confirm_by: ({ work }) => (work.state === 'awaiting_confirmation' ? confirmBy : null),
    registered_at: ({ work }) => registeredAt(work, at),
  };
}

function isRegistered({ state }: Pick<NewWork, 'state'>): boolean {
  return state === 'registered' || state === 'registered_incomplete';
}

function registeredAt(work: Pick<NewWork, 'state'>, at: Date): Date | null {
  return isRegistered(work) ? at : null;
}

type LineOf<Line> = PlacedLine<NewWork, Line>;
type Named<List extends 'writers' | 'publishers'> = LineOf<NewWork[List][number]>;

function placeColumns<Line>() {
  return {
    composition_id: ({ whole }: LineOf<Line>) => whole.id,
    revision: 1,
    position: ({ position }: LineOf<Line>) => position,
  };
}

function namingColumns<List extends 'writers' | 'publishers'>({ at }: Origin): Columns<Named<List>> {
  return {
    party_id: ({ line }) => line.party?.id ?? null,
    pr: ({ line }) => line.line.shares.pr,
    mr: ({ line }) => line.line.shares.mr,
    sr: ({ line }) => line.line.shares.sr,
    confirmation: ({ line }) => line.confirmation,
    confirmed_at: ({ line }) => (line.confirmation === 'submitter' ? at : null),
  };
}

function writerColumns(origin: Origin): Columns<Named<'writers'>> {
  return {
    ...placeColumns(),
    ...namingColumns(origin),
    role: ({ line }) => line.line.role,
    terms: ({ line }) => writerTerms(line.line),
  };
}

function publisherColumns(origin: Origin): Columns<Named<'publishers'>> {
  return {
    ...placeColumns(),
    ...namingColumns(origin),
    chain: ({ line }) => line.line.chain,
    type: ({ line }) => line.line.type,
    terms: ({ line }) => publisherTerms(line.line),
  };
}

function recordingColumns(): Columns<LineOf<NewWork['recordings'][number]>> {
  return {
    ...placeColumns(),
    recording_id: ({ line }) => line.recording_id,
    isrc: ({ line }) => line.isrc,
    mention: ({ line }) => JSON.stringify(line),
  };
}

/** Only of works that are registered at once: later registrations link what they name. */
export function recordingsToLink(work: NewWork): string[] {
  if (!isRegistered(work)) return [];
  return [...new Set(work.recordings.flatMap(({ recording_id }) => recording_id ?? []))];
}

function linksOf(work: NewWork): Link[] {
  return recordingsToLink(work).map((recordingId) => ({ workId: work.id, recordingId }));
}

function eventColumns({ memberId, accountId, fileName, at }: Origin): Columns<NewWork> {
  return {
    id: () => newId(),
    composition_id: ({ id }) => id,
    revision: 1,
    type: ({ state }) => eventType(state),
    member_id: memberId,
    account_id: accountId,
    mandate_id: ({ validated }) => validated.mandateId ?? null,
    at,
    note: fileName,
  };
}

function eventType(state: NewWork['state']) {
  if (state === 'draft') return 'imported';
  return state === 'awaiting_confirmation' ? 'imported_submitted' : 'imported_registered';
}

interface ListRow {
  readonly memberId: string;
  readonly titleKey: string;
  readonly work: NewWork;
}

function listingsOf(work: NewWork, { memberId }: Origin): ListRow[] {
  const titleKey = labelOf(work.draft.title);
  return [memberId, ...work.memberIds].map((member) => ({ memberId: member, titleKey, work }));
}

function memberColumns({ at }: Origin): Columns<ListRow> {
  return {
    member_id: ({ memberId }) => memberId,
    composition_id: ({ work }) => work.id,
    state: ({ work }) => work.state,
    title_key: ({ titleKey }) => titleKey,
    updated_at: at,
    registered_at: ({ work }) => registeredAt(work, at),
    asked: ({ work }) => work.asked,
    confirmed: 0,
  };
}
