import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { DriverContract, WriteOptions } from 'flydrive/types';
import { newId } from '../db/new-id.ts';
import type { NewRow, Row } from '../db/tables.ts';
import { type Database, inTransaction, type Tx } from '../db/transaction.ts';
import { type DiskSettings, openDisk, withStorageErrors } from './disk.ts';
import { deleteFile, findFileInUse, holdOffBackup, insertFile, lockUnused, lockUnusedFile } from './file-repository.ts';
import type { FileKind } from './file-tables.ts';
import { deleteStaleFiles, type WrittenFile } from './temporary-file.ts';

/** Unused files stay for a day, since their use may still be on its way. */
const GRACE_PERIOD_MS = 24 * 60 * 60_000;

const ATTEMPTS = 3;
const PAUSE_MS = 200;

const NAME_BYTES = 32;

export interface NewFile {
  readonly memberId: string;
  readonly kind: FileKind;
  readonly contentType: string;
  readonly contents: Uint8Array;
}

export interface NewUploadedFile extends Pick<NewFile, 'kind' | 'contentType'> {
  readonly memberId: string | null;
  readonly file: WrittenFile;
}

export interface OpenedFile {
  readonly contentType: string;
  readonly bytes: number;
  readonly contents: Readable;
}

export interface ReadFile {
  readonly contentType: string;
  readonly contents: Uint8Array;
}

export interface FileStore {
  write(file: NewFile): Promise<string>;
  writeFromDisk(file: NewUploadedFile, within?: Database): Promise<string>;
  read(kind: FileKind, name: string): Promise<ReadFile | null>;
  /** A stream; callers that stop early must destroy it. */
  open(kind: FileKind, name: string): Promise<OpenedFile | null>;
  /** Deletes files whose use has just ended; housekeeping deletes what fails. */
  removeNow(names: readonly string[]): Promise<void>;
  removeUnused(): Promise<number>;
}

type AnnouncedFile = Omit<NewRow<'file'>, 'id' | 'name' | 'unused_since' | 'created_at'>;

interface FileStoreOptions {
  readonly db: Database;
  readonly env: DiskSettings;
  readonly now: () => Date;
}

export function createFileStore({ db, env, now }: FileStoreOptions): FileStore {
  let driver: Promise<DriverContract> | null = null;
  const disk = () => (driver ??= openDisk(env));

  /** The row is written first, so that no stored file lacks one. */
  async function announce(file: AnnouncedFile, within: Database = db): Promise<string> {
    const name = randomBytes(NAME_BYTES).toString('base64url');
    const at = now();
    await insertFile(within, { id: newId(), name, ...file, unused_since: at, created_at: at });
    return name;
  }

  return {
    async write({ memberId, kind, contentType, contents }) {
      const sha256 = createHash('sha256').update(contents).digest();
      const metadata = { content_type: contentType, bytes: contents.byteLength, sha256 };
      const name = await announce({ member_id: memberId, kind, ...metadata });
      await withStorageErrors(async () => (await disk()).put(keyOf(kind, name), contents, { contentType }));
      return name;
    },

    async writeFromDisk({ memberId, kind, contentType, file: { path, bytes, sha256 } }, within) {
      const metadata = { content_type: contentType, bytes, sha256: Buffer.from(sha256) };
      const name = await announce({ member_id: memberId, kind, ...metadata }, within);
      await withStorageErrors(async () =>
        putFrom(await disk(), { path, key: keyOf(kind, name), contentType, contentLength: bytes }),
      );
      return name;
    },

    async read(kind, name) {
      const file = await findFileInUse(db, kind, name);
      if (!file) return null;
      const contents = await withStorageErrors(async () => (await disk()).getBytes(keyOf(kind, name)));
      return { contentType: file.content_type, contents };
    },

    async open(kind, name) {
      const file = await findFileInUse(db, kind, name);
      if (!file) return null;
      const contents = await withStorageErrors(async () => (await disk()).getStream(keyOf(kind, name)));
      return { contentType: file.content_type, bytes: Number(file.bytes), contents };
    },

    async removeNow(names) {
      // `removeUnused` removes later what stays now.
      for (const name of names) await inTransaction(db, (tx) => removeFile(tx, disk, name)).catch(() => false);
    },

    async removeUnused() {
      const before = new Date(now().getTime() - GRACE_PERIOD_MS);
      let removed = 0;
      while (await inTransaction(db, async (tx) => remove(tx, disk, await lockUnused(tx, before)))) removed += 1;
      await deleteStaleFiles(env.DATA_DIR, now());
      return removed;
    },
  };
}

async function removeFile(tx: Tx, disk: () => Promise<DriverContract>, name: string): Promise<boolean> {
  return (await holdOffBackup(tx)) && remove(tx, disk, await lockUnusedFile(tx, name));
}

async function remove(tx: Tx, disk: () => Promise<DriverContract>, file: Row<'file'> | undefined): Promise<boolean> {
  if (!file) return false;
  await (await disk()).delete(keyOf(file.kind, file.name));
  await deleteFile(tx, file.id);
  return true;
}

interface StoredUpload extends WriteOptions {
  readonly path: string;
  readonly key: string;
}

/** A consumed stream can't be sent again, so each attempt reads the file again. */
export async function putFrom(disk: DriverContract, { path, key, ...options }: StoredUpload): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const contents = createReadStream(path);
    try {
      return await disk.putStream(key, contents, options);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await pause(PAUSE_MS * attempt);
    } finally {
      contents.destroy();
    }
  }
}

export function keyOf(kind: FileKind, name: string): string {
  return `${kind}/${name}`;
}
