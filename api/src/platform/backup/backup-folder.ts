import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import * as z from 'zod';
import * as text from '../../messages/backup.generated.ts';
import { AppError } from '../http/app-error.ts';

const identifier = z.string().regex(/^[a-z][a-z0-9_]*$/);

/** A backup's metadata. `SHA256SUMS` beside it lists every file. */
export const manifestSchema = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier), rows: z.int() })),
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^\d+$/) })),
  files: z.int(),
  /** Files in use that the store lacked, or that differ from their checksum in the database. */
  damaged: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';
const SUMS = 'SHA256SUMS';

export function tableFile(name: string): string {
  return `tables/${name}.copy.gz`;
}

/** Four times as fast as the default, for a tenth more bytes. */
const LEVEL = 1;
const PARTIAL_SUMS = `${SUMS}.part`;

export type BackupFolder = Awaited<ReturnType<typeof createBackupFolder>>;

interface WriteOptions {
  readonly gzip?: boolean;
  readonly onBytes?: (bytes: number) => void;
}

/** Readable by nobody else. Throws if the folder has anything in it. */
export async function createBackupFolder(folder: string) {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await fs.readdir(folder)).length > 0) throw new AppError(409, 'not_empty', text.folderNotEmpty({ folder }));
  await fs.chmod(folder, 0o700);
  const sums = await fs.open(path.join(folder, PARTIAL_SUMS), 'ax', 0o600);
  return {
    async write(
      name: string,
      open: () => Readable | Promise<Readable>,
      { gzip = false, onBytes }: WriteOptions = {},
    ): Promise<{ readonly bytes: number; readonly sha256: string }> {
      const place = path.join(folder, name);
      await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      let bytes = 0;
      await pipeline(
        await open(),
        gzip ? createGzip({ level: LEVEL }) : new PassThrough(),
        async function* measure(chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            bytes += chunk.length;
            onBytes?.(bytes);
            yield chunk;
          }
        },
        createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }),
      );
      const sha256 = hash.digest('hex');
      await sums.appendFile(`${sha256}  ${name}\n`);
      return { bytes, sha256 };
    },
    remove: (name: string) => fs.rm(path.join(folder, name), { force: true }),
    /** Marks the backup as complete. */
    async finish(): Promise<void> {
      await sums.sync();
      await fs.rename(path.join(folder, PARTIAL_SUMS), path.join(folder, SUMS));
    },
    close: () => sums.close(),
  };
}

const SUM = /^(?<sha256>[0-9a-f]{64}) {2}(?<name>manifest\.json|tables\/[a-z0-9_]+\.copy\.gz|files\/[a-z]+\/[\w-]+)$/;

/** The names in `SHA256SUMS`. Throws unless every file is as it was written. */
export async function checkBackupFolder(folder: string, onFile: (count: number) => void): Promise<string[]> {
  const names: string[] = [];
  for (const line of (await readSums(folder)).trimEnd().split('\n')) {
    const { sha256 = '', name = '' } = SUM.exec(line)?.groups ?? {};
    if (name === '') throw damaged(SUMS);
    if ((await sumOf(path.join(folder, name))) !== sha256) throw damaged(name);
    names.push(name);
    onFile(names.length);
  }
  return names;
}

async function readSums(folder: string): Promise<string> {
  try {
    return await fs.readFile(path.join(folder, SUMS), 'utf8');
  } catch (cause) {
    throw new AppError(409, 'no_backup', text.noBackup({ folder }), { cause });
  }
}

async function sumOf(place: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(place), hash);
  } catch {
    // A file that can't be read is as bad as a missing one.
    return null;
  }
  return hash.digest('hex');
}

export function damaged(name: string): AppError {
  return new AppError(409, 'damaged_backup', text.damagedBackup({ name }));
}
