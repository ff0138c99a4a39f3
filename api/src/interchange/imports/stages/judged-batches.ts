import { setImmediate as turn } from 'node:timers/promises';
import type { ImportedWork } from '@counterpoint/domain/imports';
import type { FileFinding, ImportFormat, LocalFile } from '../import-format.ts';
import type { Judged } from '../judging/judged.ts';

/** Works that are judged, looked up and written together. */
const WORKS = 500;
/** A batch is not more than this many rows, so that memory does not follow the size of works. */
const ROWS = 4_000;
/** After so many works what the database has answered meanwhile is seen to: the batch before is still being written. */
const WORKS_A_TURN = 5;

/** Works of a file that follow one another. */
export interface JudgedBatch<Draft> {
  readonly works: readonly Judged<Draft>[];
  /** How many works of the file came before. */
  readonly start: number;
  /** How much of the file was read, from 0 to 1. */
  readonly share: number;
}

/** The same, with what was found of the file meanwhile. */
export interface Batch<Draft> extends JudgedBatch<Draft> {
  readonly fileFindings: readonly FileFinding[];
}

interface Source<Draft> {
  readonly format: ImportFormat;
  /** Judges one after the other by itself and by those before it. */
  readonly judge: (work: ImportedWork) => Judged<Draft>;
  readonly file: LocalFile;
  readonly choices: unknown;
  /** As in `Reading`. */
  readonly isForWriting?: boolean;
  /** So many works were dealt with before an interruption; they are read again and passed over. */
  readonly skip: number;
}

/** Reads a file in batches of works, each judged by itself. */
export async function* judgedBatches<Draft>({
  format,
  judge,
  file,
  choices,
  isForWriting = false,
  skip,
}: Source<Draft>): AsyncGenerator<Batch<Draft>> {
  let share = 0;
  let count = 0;
  let rows = 0;
  let batch: { works: Judged<Draft>[]; fileFindings: FileFinding[] } = { works: [], fileFindings: [] };
  const progress = (reached: number) => {
    share = reached;
  };
  for await (const item of format.read({ file, choices, isForWriting, progress })) {
    if (isWork(item)) {
      const judged = judge(item);
      count += 1;
      if (count % WORKS_A_TURN === 0) await turn();
      if (count <= skip) continue;
      batch.works.push(judged);
      rows += item.source.length;
    } else batch.fileFindings.push(item);
    if (batch.works.length < WORKS && rows < ROWS && batch.fileFindings.length < WORKS) continue;
    yield { ...batch, start: count - batch.works.length, share };
    batch = { works: [], fileFindings: [] };
    rows = 0;
  }
  if (batch.works.length > 0 || batch.fileFindings.length > 0)
    yield { ...batch, start: count - batch.works.length, share: 1 };
}

function isWork(item: ImportedWork | FileFinding): item is ImportedWork {
  return item.kind === 'work';
}
