import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { IMPORT_PART_BYTES, type ImportDetails, RUNNING_IMPORT_STATES } from '@counterpoint/domain/schemas/imports';
import { csvRow } from 'api/platform/table-files/table-files.ts';
import { randomOf } from './corpus/random.ts';
import { catalogueCwr } from './cwr-file.ts';
import { callOnce } from './http-call.ts';
import { word } from './synthetic-word.ts';

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
    const all = { ...headers, ...(version && { 'if-match': `"${version}"` }) };
    const { status, body } = await callOnce(address, { method, path, headers: all, json, bytes });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${body}`);
    // Validated by the API's own schemas.
    return (JSON.parse(body) as { data: ImportDetails }).data;
  };
}

const RECORDINGS_PER_ARTIST = 20;

const HEADER =
  'Recording number,Title,ISRC,Artist,Duration,P line: year,P line: owner,Release,Rights holder,Rights holder share,Uses,' +
  'Territory,Valid from,Valid to,Contributor: last name or band,Contributor: first name,Contributor category,Instruments\r\n';

const RIGHTS = [
  ['100', 'broadcast; public_performance', 'World except GH, NG', '2024-01-01', ''],
  ['60', 'broadcast; public_performance', 'GH; NG', '2024-01-01', ''],
  ['40', 'broadcast; public_performance', 'GH; NG', '2024-01-01', ''],
  ['100', 'simulcast; private_copy; making_available', 'World', '2024-01-01', ''],
] as const;

/** Four rows per recording: each with a right, the first two with a contributor. */
function* recordingRows(recordings: number): Generator<string> {
  const next = sequence();
  const artists = Math.max(10, Math.ceil(recordings / RECORDINGS_PER_ARTIST));
  yield HEADER;
  for (let recording = 0; recording < recordings; recording += 1) {
    const [one, other] = [next(artists), next(artists)];
    const name = `${word(one)} ${word(one * 7)}son`;
    const title = `${word(next(4_000))} ${word(next(4_000))} ${word(next(400))}`;
    const isrc = `GBBEN${String(recording % 10_000_000).padStart(7, '0')}`;
    for (const [line, [share, uses, where, from, to]] of RIGHTS.entries())
      yield csvRow([
        `N-${recording}`,
        ...(line === 0 ? [title, isrc, name, '3:45', '2024', `${word(one % 50)} Records`, title] : BLANK),
        `${word((one + line) % 50)} Records`,
        share,
        uses,
        where,
        from,
        to,
        ...(line === 0 ? [`${word(one * 7)}son`, word(one), 'contracted_featured', 'lead_vocals'] : []),
        ...(line === 1 ? [`${word(other * 7 + 3)}sen`, word(other + 1), 'non_featured', 'drums'] : []),
      ]);
  }
}

const BLANK = ['', '', '', '', '', '', ''];

const WORKS_PER_WRITER = 20;

/** Frequencies as in titles: few words are common, many are rare. */
function sequence(): (below: number) => number {
  const random = randomOf(42);
  return (below) => Math.floor(random() ** 2 * below);
}

/** Two rows per work: two writers, a publisher, a recording. */
function* catalogueRows(works: number): Generator<string> {
  const next = sequence();
  const writers = Math.max(10, Math.ceil(works / WORKS_PER_WRITER));
  yield 'Work number,Title,Duration,Writer last name,First name,Role,Writer PR,Writer MR,Publisher,Publisher PR,Publisher MR,ISRC\r\n';
  for (let work = 0; work < works; work += 1) {
    const title = `${word(next(4_000))} ${word(next(4_000))} ${word(next(400))}`;
    const [one, other] = [next(writers), next(writers)];
    const isrc = `GBBEN${String(work % 10_000_000).padStart(7, '0')}`;
    yield `N-${work},${title},3:45,${word(one * 7)}son,${word(one)},CA,25,25,${word(one % 50)} Music,50,50,${isrc}\r\n`;
    yield `N-${work},,,${word(other * 7 + 3)}sen,${word(other + 1)},CA,25,25,,,,\r\n`;
  }
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

/** Uploads a file and returns the import. */
export async function sendFile(call: Call, { format, place, bytes }: ReadyFile): Promise<string> {
  const { name, subject } = FILES[format];
  const { id } = await call('POST', '/imports', { json: { subject, file_name: name, bytes } });
  let number = 0;
  const file: AsyncIterable<Buffer> = createReadStream(place, { highWaterMark: IMPORT_PART_BYTES });
  for await (const piece of file) {
    await call('PUT', `/imports/${id}/parts/${number}`, { bytes: piece });
    number += 1;
  }
  return id;
}

const INTERVAL_MS = 100;

export async function waitForImport(
  call: Call,
  id: string,
  isReached: (job: ImportDetails) => boolean,
): Promise<ImportDetails> {
  for (;;) {
    const job = await call('GET', `/imports/${id}`);
    if (isReached(job)) return job;
    await pause(INTERVAL_MS);
  }
}

export function isSettled({ state }: ImportDetails): boolean {
  return !RUNNING_IMPORT_STATES.includes(state);
}

/** Has a table checked with the guessed columns; CWR has none and is checked automatically. */
export async function chooseColumns(call: Call, sent: ImportDetails): Promise<ImportDetails> {
  if (!sent.preview) return sent;
  const { columns, share_unit } = sent.preview;
  return call('PUT', `/imports/${sent.id}/choices`, { json: { columns, share_unit }, version: sent.version });
}

export function startImport(call: Call, { id, version }: ImportDetails): Promise<ImportDetails> {
  return call('POST', `/imports/${id}/start`, { json: { as_drafts: false }, version });
}
