import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { CwrFileReader, type CwrFinding, cwrKindOf, getValue } from '@counterpoint/domain/cwr';
import type { AcknowledgementFileDetails } from '@counterpoint/domain/schemas/imports';
import * as message from '../../messages/cwr.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import type { ThreadContext } from '../../platform/threads/thread-tasks.ts';
import { beginningOf } from '../imports/formats/text-encoding.ts';
import { localFile } from '../imports/formats/unpacked-file.ts';
import type { LocalFile } from '../imports/import-format.ts';
import { RejectedFile } from '../imports/rejected-file.ts';
import { AcknowledgementReader } from './acknowledgement-reader.ts';
import type { ReaderContext } from './assigned-iswcs.ts';
import { formatFault, transactionsOf } from './cwr-text.ts';

export interface UploadedAcknowledgement {
  readonly act: Act;
  readonly path: string;
  readonly name: string;
}

declare module '../../platform/threads/thread-tasks.ts' {
  interface ThreadTasks {
    acknowledgement(sent: UploadedAcknowledgement): AcknowledgementFileDetails;
  }
}

/** A file with more lines that are no records is something else. */
const MAX_UNREADABLE = 1_000;

/** Throws 422 for a file of which nothing can be trusted; nothing of it is stored then. */
export async function importAcknowledgement(
  { act, path, name }: UploadedAcknowledgement,
  { openConnection }: ThreadContext,
): Promise<AcknowledgementFileDetails> {
  const uploaded = await localFile(path, name);
  const connection = await openConnection();
  try {
    return await inTransaction(connection.db, async (tx) => {
      const read = await readAcknowledgementFile({ tx, act }, uploaded);
      const { actor, requestId } = act;
      const { report: _, ...file } = read;
      await recordAudit(tx, { action: 'acknowledgements.read', actor, subjectId: read.id, after: file, requestId });
      return read;
    });
  } finally {
    await connection.close();
  }
}

/** Reads a society's file for the member who acts: all that is readable, with warnings for the rest. */
export async function readAcknowledgementFile(
  reading: ReaderContext,
  file: LocalFile,
): Promise<AcknowledgementFileDetails> {
  refuseOtherFiles(file);
  const reader = new CwrFileReader();
  const source = { reader, readFaults: () => faultsIn(file), name: file.name, hash: await hashOf(file) };
  const answers = new AcknowledgementReader(reading, source);
  try {
    for await (const { transaction } of transactionsOf(file, reader, MAX_UNREADABLE)) {
      refuseWithoutSender(reader);
      await answers.add(transaction);
    }
  } catch (error) {
    throw error instanceof RejectedFile ? refusedFile(error.message) : error;
  }
  refuseWithoutSender(reader);
  if (answers.isEmpty || reader.unreadable > MAX_UNREADABLE) throw refusedFile(firstFault(reader));
  const read = await answers.end();
  await publish(reading.tx, { topic: 'compositions', memberIds: [reading.act.actor.memberId] });
  return read;
}

async function faultsIn(file: LocalFile): Promise<readonly CwrFinding[]> {
  const reader = new CwrFileReader();
  for await (const _ of transactionsOf(file, reader, MAX_UNREADABLE));
  return reader.faults;
}

async function hashOf({ path }: LocalFile): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest();
}

/** Checks the first bytes, so that a wrong file costs no more. */
export function refuseOtherFiles({ head }: LocalFile): void {
  const found = cwrKindOf(beginningOf(head));
  if (found?.kind === 'other_version') throw refusedFile(message.otherAnswerVersion({ version: found.version }));
  if (found?.kind !== 'acknowledgements') throw refusedFile(message.noAcknowledgements());
}

/** Without its sender, the answers can't be attributed to a society. */
function refuseWithoutSender(reader: CwrFileReader): void {
  if (getValue(reader.header, 'sender_id') === '') throw refusedFile(firstFault(reader));
}

function firstFault({ faults: [fault] }: CwrFileReader): string {
  return fault ? formatFault(fault) : message.noAcknowledgements();
}

function refusedFile(reason: string): AppError {
  return new AppError(422, 'refused_file', reason);
}
