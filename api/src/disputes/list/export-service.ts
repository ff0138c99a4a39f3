import { escapeFormula } from '@counterpoint/domain/imports';
import type { CaseRow } from '@counterpoint/domain/schemas/cases';
import { CASE_KIND_LABELS } from '@counterpoint/domain/states';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/case-exports.generated.ts';
import * as label from '../../messages/case-file.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { rowsInBatches, type StreamedTable } from '../../platform/table-files/table-files.ts';
import { calendarOf, type SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { idsOfCases } from '../case-list-repository.ts';
import { type CaseQuery, type CaseViewer, scopeOf } from '../case-service.ts';
import { type ListedCase, readCaseRows, readerName } from './case-rows.ts';

interface ChosenCases extends Pick<CaseQuery, 'filter' | 'query'> {
  readonly ids: readonly string[] | null;
}

/** In the order of the list. */
export async function chosenCases(db: Database, viewer: CaseViewer, chosen: ChosenCases): Promise<readonly string[]> {
  const { ids, filter } = chosen;
  if (ids) return idsOfCases(db, { partyId: viewer.actor.partyId, at: viewer.at, found: ids }, 'all');
  const scope = await scopeOf(db, viewer, chosen);
  return scope ? idsOfCases(db, scope, filter) : [];
}

export function tableOfCases(db: Database, { actor, at }: CaseViewer, ids: readonly string[]): StreamedTable {
  const calendar = calendarOf(db);
  const read = (batch: readonly string[]) => readCaseRows(db, { partyId: actor.partyId, at }, batch);
  const batches = rowsInBatches(ids, read, (listed) => [
    COLUMNS.map(([, cell]) => escapeFormula(cell(listed, calendar))),
  ]);
  return { header: COLUMNS.map(([header]) => header()), batches };
}

/** Names and titles are user input; cells that start a formula are escaped. */
const COLUMNS: readonly (readonly [Message, (listed: ListedCase, calendar: SocietyCalendar) => string])[] = [
  [text.number, ({ row }) => row.number],
  [text.kind, ({ row }) => CASE_KIND_LABELS[row.kind]()],
  [text.status, ({ row }) => label.states[row.state]()],
  [text.about, ({ row }) => (row.object_type === 'composition' ? text.work() : text.recording())],
  [text.title, ({ row }) => row.object_title],
  [text.code, ({ row }) => row.object_code ?? ''],
  [text.claimants, ({ row }) => row.claimant_name],
  [text.respondents, ({ row }) => row.respondent_names.join('; ')],
  [text.side, ({ row }) => (row.my_side === 'claimant' ? text.claimant() : text.respondent())],
  [
    text.onHold,
    ({ row }) =>
      row.holds.map(({ measure, share }) => `${label.measures[measure]()} ${(share / 100).toFixed(2)}%`).join('; '),
  ],
  [text.inDispute, ({ row }) => row.disputed.map(({ uses, words }) => `${uses}: ${words}`).join(' ')],
  [text.waitsFor, ({ row }) => waitsFor(row)],
  [text.until, ({ row }, calendar) => dayOf(row.respond_by, calendar)],
  [text.filed, ({ stored }, calendar) => dayOf(stored.submitted_at, calendar)],
  [text.changed, ({ stored }, calendar) => dayOf(stored.updated_at, calendar)],
  [text.outcome, ({ stored }) => (stored.resolution ? label.resolutions[stored.resolution]() : '')],
  [text.closed, ({ stored }, calendar) => dayOf(stored.resolved_at, calendar)],
];

function waitsFor({ is_my_turn, waits_for }: CaseRow): string {
  return is_my_turn ? text.me() : waits_for.map((name) => (name === readerName() ? text.me() : name)).join('; ');
}

function dayOf(instant: Date | string | null, calendar: SocietyCalendar): string {
  return instant ? calendar.dayOf(new Date(instant)) : '';
}
