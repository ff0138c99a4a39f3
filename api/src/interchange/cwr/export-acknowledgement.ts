import path from 'node:path';
import {
  type CwrAnswer,
  CwrFileReader,
  CwrFileWriter,
  type CwrFinding,
  type CwrStatus,
  type CwrTransaction,
  type CwrVersion,
  cwrFileName,
  getValue,
  importedWork,
  readCwrFileName,
  writeAcknowledgement,
} from '@counterpoint/domain/cwr';
import { inLanguage } from '@counterpoint/messages/node';
import * as text from '../../messages/cwr.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { FileStore } from '../../platform/files/file-store.ts';
import { writeTemporaryFile } from '../../platform/files/temporary-file.ts';
import { conflict } from '../../platform/http/app-error.ts';
import type { ThreadContext } from '../../platform/threads/thread-tasks.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { encodingOf, textOf } from '../imports/formats/text-encoding.ts';
import type { LocalFile } from '../imports/import-format.ts';
import type { ImportJob } from '../imports/import-repository.ts';
import { readOwnImport } from '../imports/import-service.ts';
import { withLocalCopy } from '../imports/stages/local-copy.ts';
import { kindOf } from './cwr-format.ts';
import { activeIswcs, findByNumber, type NumberedWork } from './cwr-repository.ts';
import { characterSetIn, transactionsOf } from './cwr-text.ts';
import { revisionsOf } from './import-revision-repository.ts';

const MAX_BYTES = 500_000_000;
const BATCH = 500;

interface ExportTask {
  readonly importId: string;
  readonly memberId: string;
  readonly at: Date;
}

type AcknowledgementFile = Pick<LocalFile, 'name' | 'path'>;

declare module '../../platform/threads/thread-tasks.ts' {
  interface ThreadTasks {
    acknowledgement_export(task: ExportTask): AcknowledgementFile;
  }
}

/** Throws 404 for another member's import, and 409 before it has ended. */
export async function assertAnswerable(
  db: Database,
  { importId, memberId }: Omit<ExportTask, 'at'>,
): Promise<ImportJob> {
  const job = await readOwnImport(db, importId, memberId);
  if (job.format !== 'cwr') throw conflict('not_cwr', text.onlyCwr());
  if (job.state !== 'done') throw conflict('import_not_done', text.importFirst());
  return job;
}

/** Writes a CWR acknowledgement for the works of a file. The caller discards it. */
export async function writeAcknowledgementFile(
  task: ExportTask,
  { env, now, openConnection }: ThreadContext,
): Promise<AcknowledgementFile> {
  const { at } = task;
  const connection = await openConnection();
  const { db } = connection;
  try {
    const job = await assertAnswerable(db, task);
    const files = new FileStore({ db, env, now });
    return await withLocalCopy({ env, reading: db, files, job }, async (file) => {
      const { answered, version } = filesOfWorks(file);
      // Swaps sender and receiver and keeps the number, so that both files are recognisably a pair.
      const about = readCwrFileName(path.posix.basename(file.name)) ?? { sequence: 1, sender: '000' };
      const [sender, receiver] = [env.SOCIETY_CISAC_CODE, about.sender];
      const year = Number(calendarOf(db).yearOf(at));
      const name = cwrFileName({ ...about, version, year, sender, receiver }, 'ACK');
      const head = { sender: { ...SOCIETY, number: sender, code: sender }, at, version, fileName: name };
      const pieces = piecesOf({ db, job, head }, answered);
      const written = await writeTemporaryFile(pieces, { dataDir: env.DATA_DIR, maxBytes: MAX_BYTES });
      return { name, path: written.path };
    });
  } finally {
    await connection.close();
  }
}

const SOCIETY = { type: 'SO', name: 'COUNTERPOINT' } as const;

interface ExportContext {
  readonly db: Database;
  readonly job: ImportJob;
  readonly head: Omit<ConstructorParameters<typeof CwrFileWriter>[0], 'characterSet'>;
}

/** Those of a ZIP that were imported. Throws 409 if their versions differ, since an acknowledgement has one. */
function filesOfWorks(file: LocalFile): { answered: LocalFile[]; version: CwrVersion } {
  const found = [file, ...(file.packed?.others ?? [])].flatMap((each) => {
    const kind = kindOf(each);
    return kind?.kind === 'works' ? [{ file: each, version: kind.version }] : [];
  });
  const [version = '2.1', ...others] = new Set(found.map((each) => each.version));
  if (others.length > 0) throw conflict('several_versions', text.severalVersions());
  return { answered: found.map((each) => each.file), version };
}

/** Each acknowledgement names the date and time of its file. */
async function* piecesOf({ db, job, head }: ExportContext, files: readonly LocalFile[]): AsyncGenerator<string> {
  const characterSet = await characterSetFor(files);
  const writer = new CwrFileWriter({ ...head, characterSet });
  yield writer.begin() + writer.group('ACK');
  const acknowledged = new Set<string>();
  for (const file of files) {
    const reader = new CwrFileReader();
    for await (const batch of batchesOf(file, reader)) {
      const acknowledgements = await acknowledgementsFor(db, batch, { job, reader, at: head.at, acknowledged });
      yield acknowledgements.map((records) => writer.transaction(records)).join('');
    }
  }
  yield writer.end();
}

async function* batchesOf(file: LocalFile, reader: CwrFileReader): AsyncGenerator<CwrTransaction[]> {
  let batch: CwrTransaction[] = [];
  for await (const { transaction } of transactionsOf(file, reader)) {
    if (batch.push(transaction) < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Repeats what the file says, unless it has letters beyond ASCII, which we write in UTF-8. */
async function characterSetFor(files: readonly LocalFile[]): Promise<string> {
  for (const file of files)
    for await (const { text } of textOf(file, await encodingOf(file))) if (/[^\x20-\x7e\s]/.test(text)) return 'UTF-8';
  return files[0] ? characterSetIn(files[0]) : '';
}

interface Acknowledging {
  readonly job: ImportJob;
  /** Works acknowledged so far: a file registers or revises a work once. */
  readonly acknowledged: Set<string>;
}

async function acknowledgementsFor(
  db: Database,
  batch: readonly CwrTransaction[],
  { job, reader, at, acknowledged }: Acknowledging & { readonly reader: CwrFileReader; readonly at: Date },
) {
  // Societies read the messages of a file in English.
  const works = inLanguage('en', () =>
    batch.flatMap((transaction) => {
      const work = importedWork(transaction);
      return work ? [{ transaction, work }] : [];
    }),
  );
  const numbers = works.flatMap(({ work }) => work.number ?? []);
  const worksByNumber = await findByNumber(db, { memberId: job.member_id, numbers, jobId: null });
  const ids = [...worksByNumber.values()].map(({ id }) => id);
  const applied = { job, revisions: await revisionsOf(db, job.id, ids), acknowledged };
  const iswcs = works.flatMap(({ work }) => work.parsed.draft.iswc ?? []);
  const usedIswcs = await activeIswcs(db, iswcs);
  const created = { date: getValue(reader.header, 'creation_date'), time: getValue(reader.header, 'creation_time') };
  return works.map(({ transaction, work }) => {
    const existing = worksByNumber.get(work.number ?? '');
    const isRejected = work.findings.some(({ severity }) => severity === 'block');
    const status = existing && !isRejected ? appliedStatus(existing, transaction, applied) : null;
    const isDuplicate = usedIswcs.has(work.parsed.draft.iswc ?? '') && !(existing && transaction.type !== 'NWR');
    const answer: CwrAnswer = {
      created,
      group: transaction.group,
      transaction: transaction.records[0]?.transaction ?? 0,
      processed: at,
      status: status ?? (isDuplicate ? 'DU' : 'RJ'),
      recipientNumber: existing && status ? existing.reference : '',
      messages: messagesOn(transaction, work.findings),
    };
    return writeAcknowledgement(answer, transaction.records);
  });
}

/** Null if the file changed nothing about the work. */
function appliedStatus(
  existing: NumberedWork,
  { type }: CwrTransaction,
  { job, revisions, acknowledged }: Acknowledging & { readonly revisions: Awaited<ReturnType<typeof revisionsOf>> },
): CwrStatus | null {
  const isNew = existing.import_job_id === job.id;
  const revision = revisions.get(existing.id);
  if (acknowledged.has(existing.id) || !(isNew || (revision && type !== 'NWR'))) return null;
  acknowledged.add(existing.id);
  return !isNew && revision === 'pending' ? 'RA' : (STATUSES[existing.state] ?? 'RA');
}

const STATUSES: Readonly<Record<string, CwrStatus>> = { registered: 'SR', registered_incomplete: 'AS' };

/** Only findings of CWR's own rules, since ours have no number in CWR. */
function messagesOn({ records }: CwrTransaction, findings: readonly CwrFinding[]): CwrAnswer['messages'] {
  return findings.flatMap(({ id, level, line, correction }) => {
    const rule = /^CWR-([A-Z]{3})-([EGTRF])(\d+)$/.exec(id);
    if (!rule) return [];
    const [, type = '', ruleLevel = '', number] = rule;
    const sequence = records.find((record) => record.line === line)?.sequence ?? 0;
    const text = correction.toUpperCase().replaceAll(/[^\x20-\x7e]/g, "'");
    return [{ severity: level.charAt(0), level: ruleLevel, type, rule: Number(number), sequence, text }];
  });
}
