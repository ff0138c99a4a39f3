import {
  CwrFileWriter,
  type CwrFinding,
  type CwrLoss,
  type CwrRecord,
  type CwrVersion,
  findOutgoingFaults,
  hasControlledParty,
  latinText,
} from '@counterpoint/domain/cwr';
import type { CwrFile } from '@counterpoint/domain/schemas/imports';
import * as text from '../../messages/cwr.generated.ts';
import { type WrittenFile, writeTemporaryFile } from '../../platform/files/temporary-file.ts';
import { conflict } from '../../platform/http/app-error.ts';
import type { ThreadContext } from '../../platform/threads/thread-tasks.ts';
import { type CountedLoss, LossCounter } from '../exports/loss-counter.ts';
import type { Sender } from './cwr-file-repository.ts';
import { outgoingWorks, type WrittenWork } from './outgoing-works.ts';

const MAX_BYTES = 500_000_000;

interface CwrFileTask {
  readonly ids: readonly string[];
  readonly version: CwrVersion;
  readonly receiver: string;
  readonly sender: Sender & { readonly usedCode: string };
  readonly senderId: string;
  readonly at: Date;
  readonly fileName: string;
}

export interface WrittenCwrFile extends WrittenFile {
  readonly works: number;
  readonly losses: CwrFile['losses'];
  readonly faults: CwrFile['faults'];
}

declare module '../../platform/threads/thread-tasks.ts' {
  interface ThreadTasks {
    cwr_file(task: CwrFileTask): WrittenCwrFile;
  }
}

export async function writeCwrFile(task: CwrFileTask, { env, openConnection }: ThreadContext): Promise<WrittenCwrFile> {
  const { ids, version, receiver, sender, senderId } = task;
  const connection = await openConnection();
  const works = new Map<string, WrittenWork['records'][]>();
  const losses = new LossCounter<CwrLoss>(({ place, why }) => `${place} ${why}`);
  const faults = new LossCounter<CwrFinding>(({ id }) => id);
  let count = 0;
  try {
    for await (const work of outgoingWorks(connection.db, ids, { version, senderId, receiver })) {
      if (!hasControlledParty(work.records)) {
        losses.add(work.title, [{ place: 'NWR', held: '', written: null, why: text.notRepresented() }]);
        continue;
      }
      count += 1;
      const type = work.records[0]?.type ?? 'NWR';
      const same = works.get(type);
      if (same) same.push(work.records);
      else works.set(type, [work.records]);
      losses.add(work.title, work.losses);
      faults.add(work.title, findOutgoingFaults(work.records, version));
    }
  } finally {
    await connection.close();
  }
  if (count === 0) throw conflict('no_works', text.noneRepresented());
  const { name, usedCode } = sender;
  if (sender.ipi === null)
    losses.add(name, [{ place: 'HDR Sender ID', held: '', written: '000000000', why: text.addIpi() }]);
  if (sender.code === null)
    losses.add(name, [{ place: text.fileName(), held: '', written: usedCode, why: text.addSenderCode() }]);
  const written = await writeTemporaryFile(piecesOf(works, task), { dataDir: env.DATA_DIR, maxBytes: MAX_BYTES });
  return { ...written, works: count, losses: losses.all().map(toLoss), faults: toFaults(faults.all()) };
}

async function* piecesOf(
  works: ReadonlyMap<string, readonly WrittenWork['records'][]>,
  { version, sender, at, fileName }: CwrFileTask,
): AsyncGenerator<string> {
  const isPlain = [...works.values()].every((all) => all.every((records) => records.every(isAscii)));
  const writer = new CwrFileWriter({
    version,
    at,
    characterSet: isPlain ? '' : 'UTF-8',
    fileName,
    sender: {
      type: sender.isPerson ? 'WR' : 'PB',
      number: sender.ipi ?? '',
      name: latinText(sender.name, 'name'),
      code: sender.usedCode,
    },
  });
  yield writer.begin();
  for (const [type, all] of works) {
    yield writer.group(type);
    for (const records of all) yield writer.transaction(records);
  }
  yield writer.end();
}

function isAscii({ values, rest }: CwrRecord): boolean {
  return [...Object.values(values), rest].every((value) => /^[\x20-\x7e]*$/.test(value));
}

/** Faults that reject a work come first, then those in most works. */
function toFaults(counted: readonly CountedLoss<CwrFinding>[]): CwrFile['faults'] {
  const faults = counted.map(({ loss: { id: rule, column, level, correction, found }, title, entries }) => {
    const rejects = level !== 'RR' && level !== 'FR';
    return { rule, place: column ?? '', correction, rejects, works: entries, example: { title, found } };
  });
  return faults.sort((one, other) => Number(other.rejects) - Number(one.rejects));
}

function toLoss({ loss: { place, why, held, written }, title, entries }: CountedLoss<CwrLoss>) {
  return { place, why, works: entries, example: { title, held, written } };
}
