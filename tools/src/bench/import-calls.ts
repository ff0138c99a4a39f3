import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IMPORT_PART_BYTES, type ImportDetails } from '@counterpoint/domain/schemas/imports';
import { catalogueCwr } from './cwr-file.ts';
import { catalogueRows } from './import-file.ts';
import { recordingRows } from './recording-file.ts';

/** Where the API is, and the headers of a member who is signed in. */
export interface Caller {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks the API about imports over HTTP. */
export type Call = (
  method: string,
  path: string,
  options?: { json?: unknown; bytes?: Buffer; version?: number },
) => Promise<ImportDetails>;

/** The calls of a member. */
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
    // The API's own schemas have answered it.
    return ((await answer.json()) as { data: ImportDetails }).data;
  };
}

/** The files that are sent: a table with two rows a work, CWR with ten records, a table with four rows a recording. */
const FILES = {
  csv: { name: 'bench.csv', subject: 'composition', pieces: catalogueRows },
  cwr: { name: 'CW260001BEN_000.V21', subject: 'composition', pieces: catalogueCwr },
  recordings: { name: 'bench.csv', subject: 'recording', pieces: recordingRows },
} as const;

/** What kinds of files there are. */
export type BenchFormat = keyof typeof FILES;

/** A file that lies ready to be sent. */
export interface ReadyFile {
  readonly format: BenchFormat;
  readonly place: string;
  readonly bytes: number;
}

/** Makes a file of so many works at `place`. */
export async function makeFile(place: string, works: number, format: BenchFormat): Promise<ReadyFile> {
  const file = createWriteStream(place);
  await pipeline(Readable.from(FILES[format].pieces(works)), file);
  return { format, place, bytes: file.bytesWritten };
}

/** Sends a file; gives the import. `onShare` hears how much of it is sent. */
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
    // What is sent is not yet looked at.
    onShare(Math.min(0.999, (number * IMPORT_PART_BYTES) / bytes));
  }
  return id;
}
