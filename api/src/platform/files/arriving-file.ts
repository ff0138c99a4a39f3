import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../http/app-error.ts';

/** What arrives is written here until it is known what it is. */
const FOLDER = 'arriving';
/** Whoever sends more than this many times what is taken is cut off; until there they are heard out, to read the answer. */
const HEARD_OUT = 3;
/** A sender of whom nothing comes for so long is gone. */
const PATIENCE_MS = 30_000;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/** A file that has arrived whole. */
export interface ArrivedFile {
  /** Where it lies until `discard`. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  discard(): Promise<void>;
}

interface Receiving {
  readonly dataDir: string;
  readonly mostBytes: number;
  readonly patienceMs?: number;
}

/**
 * Writes what a sender streams into a file of its own, never more of it in memory than a piece, and counts and hashes
 * as it goes. What is too large, stops coming or breaks off leaves nothing.
 */
export async function receiveFile(source: Readable, { dataDir, mostBytes, patienceMs = PATIENCE_MS }: Receiving) {
  const folder = path.resolve(dataDir, FOLDER);
  await fs.mkdir(folder, { recursive: true });
  const place = path.join(folder, randomUUID());
  const discard = () => fs.rm(place, { force: true });
  const waiting = setTimeout(() => source.destroy(new Error('Nothing came for too long.')), patienceMs);
  try {
    const arrived = await writeDown(source, { place, mostBytes, onPiece: () => waiting.refresh() });
    if (arrived.bytes > mostBytes) throw tooLarge(mostBytes);
    const file: ArrivedFile = { path: place, ...arrived, discard };
    return file;
  } catch (error) {
    await discard();
    throw error instanceof AppError ? error : brokenOff(error);
  } finally {
    clearTimeout(waiting);
  }
}

interface Writing {
  readonly place: string;
  readonly mostBytes: number;
  readonly onPiece: () => void;
}

async function writeDown(source: Readable, { place, mostBytes, onPiece }: Writing) {
  const hash = createHash('sha256');
  const file = await fs.open(place, 'wx');
  let bytes = 0;
  try {
    // A stream of bytes whose encoding nobody has set gives buffers; its type cannot tell.
    for await (const piece of source as AsyncIterable<Buffer>) {
      onPiece();
      bytes += piece.length;
      if (bytes > mostBytes * HEARD_OUT) throw tooLarge(mostBytes);
      if (bytes > mostBytes) continue;
      hash.update(piece);
      await file.write(piece);
    }
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest() };
}

/** 413, in words. */
export function tooLarge(mostBytes: number): AppError {
  const message = `This file is larger than ${mostBytes / 1_000_000} MB. Save a smaller copy of it, or send it in parts.`;
  return new AppError(413, 'too_large', message, { headers: { connection: 'close' } });
}

function brokenOff(cause: unknown): AppError {
  return new AppError(400, 'incomplete_upload', 'The file did not arrive whole. Please send it again.', { cause });
}

/** Removes what a process left that was ended while files arrived. */
export async function removeForgotten(dataDir: string, now: Date): Promise<number> {
  const folder = path.resolve(dataDir, FOLDER);
  let removed = 0;
  // Nothing has arrived as yet where there is no folder.
  for (const name of await fs.readdir(folder).catch(() => [])) {
    const place = path.join(folder, name);
    // It may be done with, and gone, since the folder was read.
    const found = await fs.stat(place).catch(() => null);
    if (!found || now.getTime() - found.mtimeMs < FORGOTTEN_AFTER_MS) continue;
    await fs.rm(place, { force: true });
    removed += 1;
  }
  return removed;
}
