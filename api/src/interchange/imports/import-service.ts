import { createHash } from 'node:crypto';
import { findColumn, wantedOf } from '@counterpoint/domain/imports';
import {
  IMPORT_PART_BYTES,
  type ImportChoices,
  type ImportDetails,
  type ImportStart,
  type ImportState,
  type NewImport,
} from '@counterpoint/domain/schemas/imports';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { AppError, conflict, notFound, staleVersion, wrongFields } from '../../platform/http/app-error.ts';
import { dropParts } from './import-part-repository.ts';
import {
  deleteImport,
  enterState,
  findImport,
  type ImportJob,
  insertImport,
  lockImport,
  rememberChoices,
  updateImport,
} from './import-repository.ts';
import { toDetails, toReport } from './import-view.ts';
import { type ImportSubject, subjectOf } from './subjects.ts';

export interface SeenImport {
  readonly id: string;
  readonly version: number;
}

export async function createImport(tx: Tx, act: Act, { subject, file_name, bytes }: NewImport): Promise<ImportDetails> {
  const { actor, at } = act;
  const id = newId();
  await insertImport(tx, {
    id,
    member_id: actor.memberId,
    account_id: actor.accountId,
    party_id: actor.partyId,
    subject,
    state: 'uploading',
    file_name,
    bytes,
    created_at: at,
    updated_at: at,
  });
  await audit(tx, act, { id, action: 'import.create', after: { file_name, bytes } });
  return openImport(tx, id, actor);
}

export async function openImport(db: Database, id: string, { memberId }: Act['actor']): Promise<ImportDetails> {
  const job = await findImport(db, id, memberId);
  if (!job) throw notFound(notFoundText.importJob());
  return toDetails(db, job);
}

export async function chooseColumns(
  tx: Tx,
  act: Act,
  { seen, choices }: { readonly seen: SeenImport; readonly choices: ImportChoices },
) {
  const job = await openForChange(tx, act, { seen, states: ['mapping', 'checked', 'cancelled', 'failed'] });
  if (!job.preview) throw conflict('nothing_to_choose', 'There is nothing to choose for this file.');
  if (job.imported > job.removed)
    throw conflict(
      'works_imported',
      `${capital(subjectOf(job).noun.many)} of this file were imported already. Take them back first.`,
    );
  refuseChoices(subjectOf(job), choices, job.preview.header);
  const headerHash = hashOfHeader(job.preview.header);
  await rememberChoices(tx, job, { headerHash, choices, at: act.at });
  const preview = { ...job.preview, ...choices };
  await enterState(tx, job.id, {
    state: 'checking',
    updated_at: act.at,
    cursor: 0,
    progress: 0,
    report: null,
    problem: null,
    finished_at: null,
    choices: JSON.stringify(choices),
    preview: JSON.stringify(preview),
  });
  return openImport(tx, job.id, act.actor);
}

export function hashOfHeader(header: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(header)).digest();
}

function refuseChoices({ table, noun }: ImportSubject, { columns }: ImportChoices, header: readonly string[]): void {
  const wrong = columns.flatMap((target, index) =>
    target && !findColumn(table, target.key)
      ? [{ path: `columns.${index}.key`, message: 'Choose what the column holds.' }]
      : [],
  );
  if (columns.length !== header.length)
    wrong.push({ path: 'columns', message: `The file has ${header.length} columns. Choose what each of them holds.` });
  const names = columns.flatMap((target, index) => (target ? [{ index, name: `${target.key} ${target.slot}` }] : []));
  for (const [at, { index, name }] of names.entries())
    if (names.findIndex((other) => other.name === name) < at)
      wrong.push({ path: `columns.${index}`, message: 'Another column is taken for this already.' });
  if (!columns.some((target) => target?.key === 'title'))
    wrong.push({ path: 'columns', message: `Choose which column holds the title of the ${noun.one}.` });
  if (wrong.length > 0) throw wrongFields(wrong);
}

export async function startImport(
  tx: Tx,
  act: Act,
  { seen, chosen }: { readonly seen: SeenImport; readonly chosen: ImportStart },
): Promise<ImportDetails> {
  const job = await openForChange(tx, act, { seen, states: ['checked', 'cancelled', 'failed'] });
  if (!job.report) throw conflict('not_checked', 'This file was not checked yet.');
  if (job.report.is_refused)
    throw conflict('file_refused', 'There is a problem with the whole file. Fix it and upload it again.');
  const isGoingOn = job.imported > 0;
  const { as_drafts, leaves_out_alike, claims_rights } = isGoingOn ? job : chosen;
  const choices = { as_drafts, leaves_out_alike, claims_rights: claims_rights && !as_drafts };
  const { written, claimed } = wantedOf(toReport(job.report), choices);
  if (written + claimed === 0)
    throw conflict(
      'nothing_to_import',
      `No ${subjectOf(job).noun.one} of this file can be imported as it is. Mend what was found first.`,
    );
  const step = { state: 'importing', ...choices, started_at: job.started_at ?? act.at, problem: null } as const;
  const anew = isGoingOn ? {} : { cursor: 0, progress: 0, imported: 0, removed: 0 };
  await enterState(tx, job.id, { ...step, ...anew, finished_at: null, updated_at: act.at });
  await audit(tx, act, { id: job.id, action: 'import.start', after: choices });
  return openImport(tx, job.id, act.actor);
}

export async function cancelImport(tx: Tx, act: Act, seen: SeenImport): Promise<ImportDetails> {
  const job = await openForChange(tx, act, { seen, states: ['reading', 'checking', 'importing'] });
  await updateImport(tx, job.id, { is_cancelled: true });
  await audit(tx, act, { id: job.id, action: 'import.cancel', after: { state: job.state } });
  return openImport(tx, job.id, act.actor);
}

export async function undoImport(tx: Tx, act: Act, seen: SeenImport): Promise<ImportDetails> {
  const job = await openForChange(tx, act, { seen, states: ['done', 'cancelled', 'failed', 'undone'] });
  if (job.imported === job.removed) throw conflict('nothing_to_undo', 'Nothing of this import is left to take back.');
  await enterState(tx, job.id, { state: 'undoing', progress: 0, problem: null, finished_at: null, updated_at: act.at });
  await audit(tx, act, { id: job.id, action: 'import.undo' });
  return openImport(tx, job.id, act.actor);
}

export async function forgetImport(tx: Tx, act: Act, seen: SeenImport): Promise<void> {
  const job = await openForChange(tx, act, {
    seen,
    states: ['uploading', 'mapping', 'checked', 'cancelled', 'failed', 'undone', 'done'],
  });
  const { noun, isAnyWaiting } = subjectOf(job);
  if (job.imported > job.removed && job.state !== 'undone')
    throw conflict('works_imported', `${capital(noun.many)} of this import stand. Take them back first.`);
  // Reminders and the end of the confirmation period depend on the import.
  if (await isAnyWaiting(tx, job.id))
    throw conflict(
      'works_waiting',
      `${capital(noun.many)} of this import that stay wait for confirmations. Forget it when they are settled.`,
    );
  await dropParts(tx, { jobId: job.id, roles: ['source', 'rejected', 'findings', 'judged'], at: act.at });
  await deleteImport(tx, job.id);
  await audit(tx, act, { id: job.id, action: 'import.delete', before: { file_name: job.file_name } });
}

function capital(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

export function sizeOfPart({ bytes }: Pick<ImportJob, 'bytes'>, number: number): number | null {
  const left = Number(bytes) - number * IMPORT_PART_BYTES;
  return left > 0 ? Math.min(left, IMPORT_PART_BYTES) : null;
}

/** Throws 404, 412, or 409 if its state doesn't allow the change. */
async function openForChange(
  tx: Tx,
  { actor }: Act,
  { seen, states }: { readonly seen: SeenImport; readonly states: readonly ImportState[] },
): Promise<ImportJob> {
  const job = await lockImport(tx, seen.id, actor.memberId);
  if (!job) throw notFound(notFoundText.importJob());
  if (job.version !== seen.version) throw staleVersion(await toDetails(tx, job));
  if (!states.includes(job.state))
    throw new AppError(409, 'wrong_state', 'This cannot be done with the import as it stands now. Look at it again.', {
      current: await toDetails(tx, job),
    });
  return job;
}

interface Deed {
  readonly id: string;
  readonly action: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

async function audit(tx: Tx, { actor, requestId }: Act, { id, ...deed }: Deed): Promise<void> {
  await recordAudit(tx, { ...deed, actor, subjectId: id, ...(requestId && { requestId }) });
}
