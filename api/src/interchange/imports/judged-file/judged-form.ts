import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import type { Judged } from '../judging/judged.ts';
import { RefusedFile } from '../refused-file.ts';
import type { JudgedBatch } from '../stages/judged-batches.ts';

/**
 * The form in which judged works are kept. It is raised when a draft, or what is kept beside it, changes its shape, or
 * when works are judged by other rules: what was kept in another form is not read, and the file is judged anew.
 */
export const JUDGED_FORM = 3;

/** What the writing needs of a work that was judged by itself. */
interface KeptWork<Draft> {
  readonly number: string | null;
  /** The number as the file says it. */
  readonly said: string | null;
  readonly draft: Draft | null;
  readonly lines: ImportedWork['lines'];
  readonly line: number;
  readonly blocks: readonly string[];
  readonly residue: unknown;
}

interface Body<Draft> {
  readonly share: number;
  readonly works: readonly KeptWork<Draft>[];
}

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 } };

/** Before each batch: how many works came before, how many it holds, how many bytes follow. */
const HEAD_BYTES = 12;

/** A batch in bytes. `lineOf` says by which line of the file a work is spoken of once it is written. */
export async function packBatch(
  { works, start, share }: JudgedBatch<unknown>,
  lineOf: (work: ImportedWork) => number,
): Promise<Buffer> {
  const body: Body<unknown> = { share, works: works.map((judged) => keptOf(judged, lineOf)) };
  const packed = await compress(JSON.stringify(body), FASTEST);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(start, 0);
  head.writeUInt32LE(works.length, 4);
  head.writeUInt32LE(packed.length, 8);
  return Buffer.concat([head, packed]);
}

/** What only warns was told by the check, and keeps nothing out. */
function keptOf<Draft>(
  { work, number, draft, findings }: Judged<Draft>,
  lineOf: (work: ImportedWork) => number,
): KeptWork<Draft> {
  const blocks = findings.filter(({ severity }) => severity === 'block').map(({ id }) => id);
  const { number: said, lines, residue } = work;
  return { number, said, draft, lines, line: lineOf(work), blocks, residue };
}

/** The batches of these bytes from the work of this number on. Those before it are not unpacked. */
export async function* unpackBatches<Draft>(bytes: Buffer, from: number): AsyncGenerator<JudgedBatch<Draft>> {
  for (let at = 0; at < bytes.length; ) {
    const [start, count, length] = headAt(bytes, at);
    const packed = bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length);
    at += HEAD_BYTES + length;
    if (start + count <= from) continue;
    const { share, works } = await unpack<Draft>(packed);
    const passed = Math.max(0, from - start);
    yield { share, start: start + passed, works: works.slice(passed).map(judgedOf) };
  }
}

function headAt(bytes: Buffer, at: number): readonly [number, number, number] {
  if (at + HEAD_BYTES > bytes.length) throw unreadable();
  return [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4), bytes.readUInt32LE(at + 8)];
}

async function unpack<Draft>(packed: Buffer): Promise<Body<Draft>> {
  try {
    // `packBatch` has written it in this very form, of drafts that a schema had parsed.
    return JSON.parse((await decompress(packed)).toString()) as Body<Draft>;
  } catch (cause) {
    throw unreadable(cause);
  }
}

function unreadable(cause?: unknown): RefusedFile {
  return new RefusedFile(
    'What was kept of the check is damaged. Start the import once more: the file itself is read then.',
    { cause },
  );
}

/** As it was judged, but for what nobody asks any more: where exactly things stand, and in what words. */
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
