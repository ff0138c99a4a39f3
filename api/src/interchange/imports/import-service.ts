import { createHash } from 'node:crypto';
import { countSelected, findColumn } from '@counterpoint/domain/imports';
import { territoriesCell } from '@counterpoint/domain/recording-imports';
import {
  IMPORT_PART_BYTES,
  type ImportChoices,
  type ImportDetails,
  type ImportEncoding,
  type ImportRights,
  type ImportStart,
  type ImportState,
  type NewImport,
} from '@counterpoint/domain/schemas/imports';
import * as text from '../../messages/imports.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { AppError, conflict, notFound, staleVersion, wrongFields } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import { assertRoomFor } from '../../platform/limits/member-limits.ts';
import { dropParts } from './import-part-repository.ts';
import {
  deleteImport,
  enterState,
  findImport,
  type ImportJob,
  insertImport,
  isWrittenSince,
  lockImport,
  rememberChoices,
  updateImport,
} from './import-repository.ts';
import type { ImportSubject } from './import-subject.ts';
import type { StoredPreview } from './import-tables.ts';
import { toDetails } from './import-view.ts';
import { subjectOf } from './subjects.ts';

export async function createImport(tx: Tx, act: Act, { subject, file_name, bytes }: NewImport): Promise<ImportDetails> {
  const { actor, at } = act;
  const { memberId } = actor;
  await assertRoomFor(tx, 'open_imports', { memberId, adding: 1 });
  await assertRoomFor(tx, 'storage', { memberId, adding: bytes });
  const id = newId();
  await insertImport(tx, {
    id,
    member_id: memberId,
    account_id: actor.accountId,
    party_id: actor.partyId,
    subject,
    state: 'uploading',
    file_name,
    bytes,
    created_at: at,
    updated_at: at,
  });
  await audit(tx, act, { subjectId: id, action: 'import.create', after: { file_name, bytes } });
  return openImport(tx, id, actor);
}

/** Throws 404 for another member's import. */
export async function readOwnImport(db: Database, id: string, memberId: string): Promise<ImportJob> {
  const job = await findImport(db, id, memberId);
  if (!job) throw notFound(notFoundText.importJob());
  return job;
}

export async function openImport(db: Database, id: string, { memberId }: Act['actor']): Promise<ImportDetails> {
  return toDetails(db, await readOwnImport(db, id, memberId));
}

/** An import that a member changes: locked, and as the member saw it. */
export interface OpenedImport {
  readonly tx: Tx;
  readonly act: Act;
  readonly job: ImportJob;
}

/** Throws 404, or 412 for another version. */
export async function openForChange(tx: Tx, act: Act, expected: VersionedId): Promise<OpenedImport> {
  const job = await lockImport(tx, expected.id, act.actor.memberId);
  if (!job) throw notFound(notFoundText.importJob());
  if (job.version !== expected.version) throw staleVersion(await toDetails(tx, job));
  return { tx, act, job };
}

/** Throws 409 if its state doesn't allow the change. */
async function requireState({ tx, job }: OpenedImport, ...states: ImportState[]): Promise<void> {
  if (states.includes(job.state)) return;
  throw new AppError(409, 'wrong_state', text.wrongState(), { current: await toDetails(tx, job) });
}

async function requireUnwritten(opened: OpenedImport, ...states: ImportState[]): Promise<void> {
  const { job } = opened;
  await requireState(opened, ...states, 'checked', 'cancelled', 'failed');
  if (job.imported > job.removed) throw conflict('works_imported', text.alreadyImported({ noun: subjectOf(job).noun }));
}

/** From here on, the person who acts is the one who imports. */
function enter({ tx, act, job }: OpenedImport, change: Omit<Parameters<typeof enterState>[2], 'updated_at'>) {
  return enterState(tx, job.id, { ...change, account_id: act.actor.accountId, updated_at: act.at });
}

const READ_AGAIN = { progress: 0, report: null, problem: null, started_at: null, finished_at: null } as const;
const CHECKING = { ...READ_AGAIN, state: 'checking', cursor: 0 } as const;

export async function chooseColumns(opened: OpenedImport, choices: ImportChoices): Promise<void> {
  const { tx, act, job } = opened;
  await requireUnwritten(opened, 'mapping');
  if (!job.preview) throw conflict('nothing_to_choose', text.nothingToChoose());
  refuseChoices(subjectOf(job), choices, job.preview.header);
  const headerHash = hashOfHeader(job.preview.header);
  const { corrections: _, ...mapping } = choices;
  await rememberChoices(tx, job, { headerHash, choices: mapping, at: act.at });
  await enter(opened, {
    ...CHECKING,
    choices: JSON.stringify({ ...rightsIn(job.choices), ...choices }),
    preview: JSON.stringify({ ...job.preview, ...choices }),
  });
}

/** Reads another sheet of the workbook or another table of the ZIP. */
export async function chooseSheet(opened: OpenedImport, { sheet }: { readonly sheet: string }): Promise<void> {
  await requireUnwritten(opened, 'mapping');
  const { preview } = opened.job;
  if (!preview?.sheets.includes(sheet)) throw wrongFields([{ path: 'sheet', message: text.chooseSheet() }]);
  await readAgain(opened, { ...preview, sheet, encoding: null, corrections: [] }, null);
}

/** Reads the same cells with other letters, so corrections stay. */
export async function chooseEncoding(
  opened: OpenedImport,
  { encoding }: { readonly encoding: ImportEncoding },
): Promise<void> {
  await requireUnwritten(opened, 'mapping');
  const { preview, choices } = opened.job;
  if (!preview?.encodings.some((offered) => offered.encoding === encoding))
    throw wrongFields([{ path: 'encoding', message: text.chooseEncoding() }]);
  await readAgain(opened, { ...preview, encoding }, choices === null ? null : JSON.stringify(choices));
}

function readAgain(opened: OpenedImport, preview: StoredPreview, choices: string | null): Promise<void> {
  return enter(opened, { ...READ_AGAIN, state: 'reading', choices, preview: JSON.stringify(preview) });
}

/** Gives all recordings of the file that have no rights this holder, and checks the file again. */
export async function chooseRights(opened: OpenedImport, rights: ImportRights): Promise<void> {
  const { job } = opened;
  if (job.subject !== 'recording') throw conflict('not_recordings', text.onlyRecordings());
  await requireUnwritten(opened);
  const territories = territoriesCell.read(rights.territories)?.value;
  if (!territories) throw wrongFields([{ path: 'territories', message: territoriesCell.correction() }]);
  const before = typeof job.choices === 'object' ? job.choices : null;
  const choices = { ...before, rights: { ...rights, territories } };
  await enter(opened, { ...CHECKING, choices: JSON.stringify(choices) });
}

/** A change of columns keeps the rights. */
function rightsIn(choices: unknown): object {
  return typeof choices === 'object' && choices !== null && 'rights' in choices ? { rights: choices.rights } : {};
}

export function hashOfHeader(header: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(header)).digest();
}

function refuseChoices(
  { table, noun }: ImportSubject,
  { columns, corrections }: ImportChoices,
  header: readonly string[],
): void {
  const wrong = columns.flatMap((target, index) =>
    target && !findColumn(table, target.key) ? [{ path: `columns.${index}.key`, message: text.chooseColumn() }] : [],
  );
  if (columns.length !== header.length)
    wrong.push({ path: 'columns', message: text.chooseColumns({ count: header.length }) });
  const names = columns.flatMap((target, index) => (target ? [{ index, name: `${target.key} ${target.slot}` }] : []));
  for (const [at, { index, name }] of names.entries())
    if (names.findIndex((other) => other.name === name) < at)
      wrong.push({ path: `columns.${index}`, message: text.columnTaken() });
  if (!columns.some((target) => target?.key === 'title'))
    wrong.push({ path: 'columns', message: text.chooseTitle({ noun }) });
  for (const [index, { column }] of corrections.entries())
    if (column >= header.length) wrong.push({ path: `corrections.${index}.column`, message: text.chooseCell() });
  if (wrong.length > 0) throw wrongFields(wrong);
}

export async function startImport(opened: OpenedImport, chosen: ImportStart): Promise<void> {
  const { tx, act, job } = opened;
  await requireState(opened, 'checked', 'cancelled', 'failed');
  if (!job.report) throw conflict('not_checked', text.notChecked());
  if (job.report.is_refused) throw conflict('file_refused', text.refusedFile());
  // Without numbers or codes, only a check finds what is registered already. Other formats have them.
  const hasNumbers = job.preview?.columns.some((target) => target?.key === `${subjectOf(job).noun}_number`) ?? true;
  if (job.preview && (await isWrittenSince(tx, job, hasNumbers)))
    throw conflict('written_meanwhile', text.writtenMeanwhile());
  const isResumed = job.imported > 0;
  const { as_drafts, leaves_out_alike, claims_rights } = isResumed ? job : chosen;
  const choices = { as_drafts, leaves_out_alike, claims_rights: claims_rights && !as_drafts };
  const { written, claimed } = countSelected(job.report, choices);
  if (written + claimed === 0) throw conflict('nothing_to_import', text.nothingToImport({ noun: subjectOf(job).noun }));
  if (choices.as_drafts && !isResumed)
    await assertRoomFor(tx, 'drafts', { memberId: act.actor.memberId, adding: written });
  const step = { state: 'importing', ...choices, started_at: act.at, problem: null } as const;
  const restarted = isResumed ? {} : { cursor: 0, progress: 0, imported: 0, removed: 0 };
  await enter(opened, { ...step, ...restarted, finished_at: null });
  await audit(tx, act, { subjectId: job.id, action: 'import.start', after: choices });
}

export async function cancelImport(opened: OpenedImport): Promise<void> {
  const { tx, act, job } = opened;
  await requireState(opened, 'reading', 'checking', 'importing');
  await updateImport(tx, job.id, { is_cancelled: true });
  await audit(tx, act, { subjectId: job.id, action: 'import.cancel', after: { state: job.state } });
}

export async function undoImport(opened: OpenedImport): Promise<void> {
  const { tx, act, job } = opened;
  await requireState(opened, 'done', 'cancelled', 'failed', 'undone');
  if (job.imported === job.removed) throw conflict('nothing_to_undo', text.nothingToUndo());
  await enter(opened, { state: 'undoing', progress: 0, problem: null, finished_at: null });
  await audit(tx, act, { subjectId: job.id, action: 'import.undo' });
}

/** Returns the names of its files, which can then be deleted. */
export async function forgetImport(opened: OpenedImport): Promise<string[]> {
  const { tx, act, job } = opened;
  await requireState(opened, 'uploading', 'mapping', 'checked', 'cancelled', 'failed', 'undone', 'done');
  const { noun, readAwaited } = subjectOf(job);
  if (job.imported > job.removed && job.state !== 'undone') throw conflict('works_imported', text.undoFirst({ noun }));
  // Reminders and the end of the confirmation period depend on the import.
  const awaited = await readAwaited(tx, job.id, 0);
  if (awaited.entries > 0) throw conflict('works_waiting', text.stillWaiting({ noun }));
  const names = await dropParts(tx, { jobId: job.id, roles: ['source', 'rejected', 'findings', 'judged'], at: act.at });
  await deleteImport(tx, job.id);
  await audit(tx, act, { subjectId: job.id, action: 'import.delete', before: { file_name: job.file_name } });
  return names;
}

export function sizeOfPart({ bytes }: Pick<ImportJob, 'bytes'>, number: number): number | null {
  const left = Number(bytes) - number * IMPORT_PART_BYTES;
  return left > 0 ? Math.min(left, IMPORT_PART_BYTES) : null;
}

type AuditedChange = Omit<Parameters<typeof recordAudit>[1], 'actor' | 'requestId'>;

function audit(tx: Tx, { actor, requestId }: Act, change: AuditedChange): Promise<void> {
  return recordAudit(tx, { ...change, actor, requestId });
}
