import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import { damagedCheck } from '../../../messages/import-files.generated.ts';
import type { Judged } from '../judging/judged.ts';
import { RefusedFile } from '../refused-file.ts';
import type { JudgedBatch } from '../stages/judged-batches.ts';

/** Raise it when drafts or validation rules change: older files are then validated again. */
export const JUDGED_FORM = 5;

interface KeptWork<Draft> {
  readonly number: string | null;
  readonly said: string | null;
  readonly draft: Draft | null;
  readonly lines: ImportedWork['lines'];
  readonly line: number;
  readonly blocks: readonly string[];
  readonly residue: unknown;
}

interface KeptBatch<Draft> {
  readonly start: number;
  readonly share: number;
  readonly works: readonly KeptWork<Draft>[];
}

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 } };

/** One line of JSON per zstd frame. Concatenated frames are one file, which `zstdcat` shows. */
export async function packBatch(
  { works, start, share }: JudgedBatch<unknown>,
  lineOf: (work: ImportedWork) => number,
): Promise<Buffer> {
  const kept: KeptBatch<unknown> = { start, share, works: works.map((judged) => keptOf(judged, lineOf)) };
  return compress(`${JSON.stringify(kept)}\n`, FASTEST);
}

/** The check has reported the warnings. */
function keptOf<Draft>(
  { work, number, draft, findings }: Judged<Draft>,
  lineOf: (work: ImportedWork) => number,
): KeptWork<Draft> {
  const blocks = findings.filter(({ severity }) => severity === 'block').map(({ id }) => id);
  const { number: said, lines, residue } = work;
  return { number, said, draft, lines, line: lineOf(work), blocks, residue };
}

export async function* unpackBatches<Draft>(bytes: Buffer, from: number): AsyncGenerator<JudgedBatch<Draft>> {
  const unpacked = await unpack(bytes);
  for (let at = 0, end = 0; at < unpacked.length; at = end + 1) {
    end = unpacked.indexOf('\n', at);
    // `packBatch` wrote this version of the form, from drafts that a schema had parsed.
    const { start, share, works } = JSON.parse(unpacked.toString('utf8', at, end)) as KeptBatch<Draft>;
    const passed = Math.max(0, from - start);
    if (passed < works.length) yield { share, start: start + passed, works: works.slice(passed).map(judgedOf) };
  }
}

async function unpack(bytes: Buffer): Promise<Buffer> {
  try {
    return await decompress(bytes);
  } catch (cause) {
    throw new RefusedFile(damagedCheck(), { cause });
  }
}

/** Without the places and messages of findings. */
function judgedOf<Draft>({ number, said, draft, lines, line, blocks, residue }: KeptWork<Draft>): Judged<Draft> {
  const place = { line, column: null, found: null };
  const findings = blocks.map((id): ImportFinding => ({ id, severity: 'block', ...place, expected: null, mend: '' }));
  const work: ImportedWork = {
    kind: 'work',
    number: said,
    draft,
    lines,
    residue,
    findings: [],
    source: [],
    placeOf: () => place,
  };
  return { work, number, draft, findings, isTakenOver: false };
}
