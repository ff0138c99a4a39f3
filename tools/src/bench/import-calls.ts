import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IMPORT_PART_BYTES, type ImportDetails } from '@counterpoint/domain/schemas/imports';
import { catalogueCwr } from './cwr-file.ts';
import { catalogueRows } from './import-file.ts';
import { recordingRows } from './recording-file.ts';

export interface Caller {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Call = (
  method: string,
  path: string,
  options?: { json?: unknown; bytes?: Buffer; version?: number },
) => Promise<ImportDetails>;

export function callsOf({ address, headers }: Caller): Call {
  return async (method, path, { json, bytes, version } = {}) => {
    const type = bytes ? 'application/octet-stream' : 'application/json';
    const body = bytes ?? (json === undefined ? undefined : JSON.stringify(json));
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': type }), ...(version && { 'if-match': `"${version}"` }) },
      ...(body && { body: new Uint8Array(Buffer.from(body)) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    // Validated by the API's own schemas.
    return ((await answer.json()) as { data: ImportDetails }).data;
  };
}

/** Two rows per work, ten CWR records per work, four rows per recording. */
const FILES = {
  csv: { name: 'bench.csv', subject: 'composition', pieces: catalogueRows },
  cwr: { name: 'CW260001BEN_000.V21', subject: 'composition', pieces: catalogueCwr },
  recordings: { name: 'bench.csv', subject: 'recording', pieces: recordingRows },
} as const;

export type BenchFormat = keyof typeof FILES;

export interface ReadyFile {
  readonly format: BenchFormat;
  readonly place: string;
  readonly bytes: number;
}

export async function makeFile(place: string, works: number, format: BenchFormat): Promise<ReadyFile> {
  const file = createWriteStream(place);
  await pipeline(Readable.from(FILES[format].pieces(works)), file);
  return { format, place, bytes: file.bytesWritten };
}

/** Uploads a file and returns the import; `onShare` gets the fraction sent. */
export async function sendFile(
  call: Call,
  { format, place, bytes }: ReadyFile,
  onShare: (share: number) => void,
): Promise<string> {
  const { name, subject } = FILES[format];
  const { id } = await call('POST', '/imports', { json: { subject, file_name: name, bytes } });
  let number = 0;
  const file: AsyncIterable<Buffer> = createReadStream(place, { highWaterMark: IMPORT_PART_BYTES });
  for await (const piece of file) {
    await call('PUT', `/imports/${id}/parts/${number}`, { bytes: piece });
    number += 1;
    // Below 1: sent but not yet processed.
    onShare(Math.min(0.999, (number * IMPORT_PART_BYTES) / bytes));
  }
  return id;
}
