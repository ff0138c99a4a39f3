import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { type ImportedWork, rejection } from '@counterpoint/domain/imports';
import { damagedCheck } from '../../../messages/import-files.generated.ts';
import { RejectedFile } from '../rejected-file.ts';
import type { ValidatedBatch } from '../stages/validated-batches.ts';
import type { ValidatedRow } from '../validation/validated-row.ts';

/** Raise it when drafts or validation rules change: older files are then validated again. */
export const PACKED_FORMAT = 10;

type PackedRow = Pick<ValidatedRow, 'number' | 'draft'> &
  Pick<ImportedWork, 'lines' | 'residue'> & {
    readonly ownNumber: string | null;
    readonly line: number;
    readonly blocks: readonly string[];
  };

interface PackedBatch extends Pick<ValidatedBatch, 'start' | 'share'> {
  readonly works: readonly PackedRow[];
}

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const FAST_COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 } };

/** One line of JSON per zstd frame. Concatenated frames are one file, which `zstdcat` shows. */
export async function packBatch(
  { works, start, share }: ValidatedBatch,
  lineOf: (work: ImportedWork) => number,
): Promise<Buffer> {
  const packed: PackedBatch = { start, share, works: works.map((validated) => packRow(validated, lineOf)) };
  return compress(`${JSON.stringify(packed)}\n`, FAST_COMPRESSION);
}

/** The check has reported the warnings. */
function packRow({ work, number, draft, findings }: ValidatedRow, lineOf: (work: ImportedWork) => number): PackedRow {
  const blocks = findings.filter(({ severity }) => severity === 'block').map(({ id }) => id);
  const { number: ownNumber, lines, residue } = work;
  return { number, ownNumber, draft, lines, line: lineOf(work), blocks, residue };
}

export async function* unpackBatches(bytes: Buffer, from: number): AsyncGenerator<ValidatedBatch> {
  const unpacked = await unpack(bytes);
  for (let at = 0, end = 0; at < unpacked.length; at = end + 1) {
    end = unpacked.indexOf('\n', at);
    // `packBatch` wrote this version of the form, from drafts that a schema had parsed.
    const { start, share, works } = JSON.parse(unpacked.toString('utf8', at, end)) as PackedBatch;
    const passed = Math.max(0, from - start);
    if (passed < works.length) yield { share, start: start + passed, works: works.slice(passed).map(unpackRow) };
  }
}

async function unpack(bytes: Buffer): Promise<Buffer> {
  try {
    return await decompress(bytes);
  } catch (cause) {
    throw new RejectedFile(damagedCheck(), { cause });
  }
}

/** Without the places and messages of findings. */
function unpackRow(row: PackedRow): ValidatedRow {
  const { number, ownNumber, draft, lines, line, blocks, residue } = row;
  const place = { line, column: null, found: null };
  const findings = blocks.map((id) => ({ ...rejection(id, ''), ...place }));
  const read = { number: ownNumber, draft, lines, residue, findings: [], source: [] };
  const work: ImportedWork = { ...read, kind: 'work', placeOf: () => place };
  return { work, number, draft, findings, isRevision: false };
}
