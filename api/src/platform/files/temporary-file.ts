import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import * as text from '../../messages/files.generated.ts';
import { AppError } from '../http/app-error.ts';
import { withStorageErrors } from './disk.ts';

const FOLDER = 'arriving';
/**
 * Uploads above this multiple of the limit are cut off; others are read fully, so that the sender gets the response.
 */
const DRAIN_FACTOR = 3;
const IDLE_TIMEOUT_MS = 30_000;
const MAX_AGE_MS = 24 * 60 * 60_000;

export interface WrittenFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: Uint8Array;
}

export interface UploadedFile extends WrittenFile {
  readonly sha256: Buffer;
  discard(): Promise<void>;
}

interface TemporaryFileOptions {
  readonly dataDir: string;
  readonly maxBytes: number;
}

/** Throws 400 if the sender breaks off, or sends nothing for `idleTimeoutMs`. */
export async function receiveFile(
  source: Readable,
  { idleTimeoutMs = IDLE_TIMEOUT_MS, ...options }: TemporaryFileOptions & { readonly idleTimeoutMs?: number },
): Promise<UploadedFile> {
  // Until it is read, nothing else would listen. Reading throws the same error.
  source.once('error', () => undefined);
  const file = await withStorageErrors(() => writeToDisk(piecesOf(source, idleTimeoutMs), options));
  return { ...file, discard: () => deleteTemporaryFile(file.path) };
}

async function* piecesOf(source: Readable, idleTimeoutMs: number): AsyncGenerator<Buffer> {
  const waiting = setTimeout(() => source.destroy(new Error('The sender was idle for too long.')), idleTimeoutMs);
  try {
    // A stream without an encoding yields buffers; its type doesn't say so.
    for await (const piece of source as AsyncIterable<Buffer>) {
      waiting.refresh();
      yield piece;
    }
  } catch (cause) {
    throw new AppError(400, 'incomplete_upload', text.incomplete(), { cause });
  } finally {
    clearTimeout(waiting);
  }
}

/** Writes a file of ours, which the caller stores or sends, and then deletes with `deleteTemporaryFile`. */
export function writeTemporaryFile(
  pieces: AsyncIterable<string | Buffer>,
  options: TemporaryFileOptions,
): Promise<WrittenFile> {
  return writeToDisk(encode(pieces), options);
}

async function* encode(pieces: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}

/** For parts of a file of ours. The caller removes it; housekeeping does what a killed process forgot. */
export async function createTemporaryFolder(dataDir: string): Promise<string> {
  return fs.mkdtemp(path.join(await temporaryFolder(dataDir), 'parts-'));
}

async function temporaryFolder(dataDir: string): Promise<string> {
  const folder = path.resolve(dataDir, FOLDER);
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export async function deleteTemporaryFile(place: string): Promise<void> {
  await fs.rm(place, { force: true });
}

async function writeToDisk(pieces: AsyncIterable<Buffer>, { dataDir, maxBytes }: TemporaryFileOptions) {
  const place = path.join(await temporaryFolder(dataDir), randomUUID());
  const file = await fs.open(place, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > maxBytes * DRAIN_FACTOR) throw tooLarge(maxBytes);
      if (bytes > maxBytes) continue;
      hash.update(piece);
      await file.appendFile(piece);
    }
    if (bytes > maxBytes) throw tooLarge(maxBytes);
  } catch (error) {
    await deleteTemporaryFile(place);
    throw error;
  } finally {
    await file.close();
  }
  return { path: place, bytes, sha256: hash.digest() };
}

export function tooLarge(maxBytes: number): AppError {
  return new AppError(413, 'too_large', text.tooLarge({ megabytes: maxBytes / 1_000_000 }), {
    headers: { connection: 'close' },
  });
}

export async function deleteStaleFiles(dataDir: string, now: Date): Promise<void> {
  const folder = path.resolve(dataDir, FOLDER);
  // The folder doesn't exist until the first upload.
  for (const name of await fs.readdir(folder).catch(() => [])) {
    const place = path.join(folder, name);
    // The file may have been removed meanwhile.
    const found = await fs.stat(place).catch(() => null);
    if (!found || now.getTime() - found.mtimeMs < MAX_AGE_MS) continue;
    await fs.rm(place, { recursive: true, force: true });
  }
}
