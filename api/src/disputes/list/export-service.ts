import type { Readable } from 'node:stream';
import { escapeFormula } from '@counterpoint/domain/imports';
import type { CaseRow } from '@counterpoint/domain/schemas/cases';
import { CASE_KIND_LABELS, type CaseFilter, type CaseKind } from '@counterpoint/domain/states';
import type { Database } from '../../platform/db/transaction.ts';
import { csvFileOf, readInBatches, type StreamedTable, xlsxFileOf } from '../../platform/table-files/table-files.ts';
import { calendarOf, type SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { MEASURES, RESOLUTIONS, STATES } from '../case-file/case-file-words.ts';
import { pageOfCases, whichAreVisible } from '../case-repository.ts';
import { type Looking, scopeOf } from '../case-service.ts';
import { type ListedCase, READER_NAME, readCaseRows } from './case-rows.ts';

const MOST_CASES = 1_000_000;

/** Which of the member's cases are meant: some by their ids, or those that a list shows. */
export interface ChosenCases {
  readonly ids: readonly string[] | null;
  readonly filter: CaseFilter;
  readonly query: string;
  readonly kind: CaseKind | undefined;
}

/** The ids of the member's cases that are meant, those that wait for them first. */
export async function chosenCases(db: Database, looking: Looking, chosen: ChosenCases): Promise<readonly string[]> {
  const { ids, filter } = chosen;
  if (ids) {
    const visible = await whichAreVisible(db, looking.actor.partyId, ids);
    return ids.filter((id) => visible.has(id));
  }
  const scope = await scopeOf(db, looking, chosen);
  return scope ? pageOfCases(db, scope, { filter, sort: 'turn', page: 1, per_page: MOST_CASES }) : [];
}

/** The cases as a CSV file. */
export function casesAsCsv(db: Database, looking: Looking, ids: readonly string[]): Readable {
  return csvFileOf(tableOf(db, looking, ids));
}

/** The same as a workbook. */
export function casesAsXlsx(db: Database, looking: Looking, ids: readonly string[]): Readable {
  return xlsxFileOf('Works in dispute', tableOf(db, looking, ids));
}

function tableOf(db: Database, { actor, at }: Looking, ids: readonly string[]): StreamedTable {
  const calendar = calendarOf(db);
  const rows = async (some: readonly string[]) =>
    (await readCaseRows(db, { partyId: actor.partyId, at }, some)).map((listed) => cellsOf(listed, calendar));
  return { header: COLUMNS.map(([header]) => header), batches: readInBatches(ids, rows) };
}

/** What a file says of a case. Names and titles are what others typed: none of it is to run in a spreadsheet. */
const COLUMNS: readonly (readonly [string, (listed: ListedCase, calendar: SocietyCalendar) => string])[] = [
  ['Case', ({ row }) => row.number],
  ['Kind', ({ row }) => CASE_KIND_LABELS[row.kind]],
  ['Status', ({ row }) => STATES[row.state]],
  ['About', ({ row }) => (row.object_type === 'composition' ? 'Work' : 'Recording')],
  ['Title', ({ row }) => row.object_title],
  ['ISWC or ISRC', ({ row }) => row.object_code ?? ''],
  ['Claimed by', ({ row }) => row.claimant_name],
  ['Against', ({ row }) => row.respondent_names.join('; ')],
  ['My side', ({ row }) => (row.my_side === 'claimant' ? 'Claimant' : 'Respondent')],
  ['On hold', ({ row }) => row.holds.map(({ measure, share }) => `${MEASURES[measure]} ${percent(share)}`).join('; ')],
  ['In dispute', ({ row }) => row.disputed.map(({ uses, words }) => `${uses}: ${words}`).join(' ')],
  ['Waits for', ({ row }) => waitsFor(row)],
  ['Until', ({ row }, calendar) => formatInstant(row.respond_by, calendar)],
  ['Filed', ({ submittedAt }, calendar) => (submittedAt ? calendar.dayOf(submittedAt) : '')],
  ['Last change', ({ row }, calendar) => formatInstant(row.updated_at, calendar)],
  ['Outcome', ({ ending }) => (ending.resolution ? RESOLUTIONS[ending.resolution] : '')],
  ['Closed', ({ ending }, calendar) => (ending.resolved_at ? calendar.dayOf(ending.resolved_at) : '')],
];

function cellsOf(listed: ListedCase, calendar: SocietyCalendar): string[] {
  return COLUMNS.map(([, cell]) => escapeFormula(cell(listed, calendar)));
}

function waitsFor({ is_my_turn, waits_for }: CaseRow): string {
  return is_my_turn ? 'me' : waits_for.map((name) => (name === READER_NAME ? 'me' : name)).join('; ');
}

function percent(share: number): string {
  return `${(share / 100).toFixed(2)}%`;
}

function formatInstant(instant: string | null, calendar: SocietyCalendar): string {
  return instant ? calendar.dayOf(new Date(instant)) : '';
}
