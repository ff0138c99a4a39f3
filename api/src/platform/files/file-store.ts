import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { DriverContract, WriteOptions } from 'flydrive/types';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/tables.ts';
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

interface NewFile {
  readonly memberId: string | null;
  readonly kind: FileKind;
  readonly contentType: string;
}

export interface OpenedFile {
  readonly contentType: string;
  readonly bytes: number;
  readonly contents: Readable;
}

interface FileStoreOptions {
  readonly db: Database;
  readonly env: DiskSettings;
  readonly now: () => Date;
}

export class FileStore {
  readonly #db: Database;
  readonly #env: DiskSettings;
  readonly #now: () => Date;
  #disk: Promise<DriverContract> | null = null;

  constructor({ db, env, now }: FileStoreOptions) {
    this.#db = db;
    this.#env = env;
    this.#now = now;
  }

  async write({ contents, ...file }: NewFile & { readonly contents: Uint8Array }): Promise<string> {
    const { kind, contentType } = file;
    const sha256 = createHash('sha256').update(contents).digest();
    const name = await this.#announce(file, { bytes: contents.byteLength, sha256 }, this.#db);
    await withStorageErrors(async () => (await this.#openDisk()).put(keyOf(kind, name), contents, { contentType }));
    return name;
  }

  async writeFromDisk(
    { file: written, ...file }: NewFile & { readonly file: WrittenFile },
    within: Database = this.#db,
  ): Promise<string> {
    const { kind, contentType } = file;
    const { path, bytes } = written;
    const name = await this.#announce(file, written, within);
    await withStorageErrors(async () =>
      putFrom(await this.#openDisk(), { path, key: keyOf(kind, name), contentType, contentLength: bytes }),
    );
    return name;
  }

  async read(kind: FileKind, name: string) {
    const file = await findFileInUse(this.#db, kind, name);
    if (!file) return null;
    const contents = await withStorageErrors(async () => (await this.#openDisk()).getBytes(keyOf(kind, name)));
    return { contentType: file.content_type, contents };
  }

  /** Callers that stop early must destroy the stream. */
  async open(kind: FileKind, name: string): Promise<OpenedFile | null> {
    const file = await findFileInUse(this.#db, kind, name);
    if (!file) return null;
    const contents = await withStorageErrors(async () => (await this.#openDisk()).getStream(keyOf(kind, name)));
    return { contentType: file.content_type, bytes: Number(file.bytes), contents };
  }

  /** Deletes files whose use has just ended; `removeUnused` deletes later what fails. */
  async removeNow(names: readonly string[]): Promise<void> {
    for (const name of names)
      await inTransaction(
        this.#db,
        async (tx) => (await holdOffBackup(tx)) && this.#remove(tx, await lockUnusedFile(tx, name)),
      ).catch(() => false);
  }

  async removeUnused(): Promise<number> {
    const now = this.#now();
    const before = new Date(now.getTime() - GRACE_PERIOD_MS);
    let removed = 0;
    while (await inTransaction(this.#db, async (tx) => this.#remove(tx, await lockUnused(tx, before)))) removed += 1;
    await deleteStaleFiles(this.#env.DATA_DIR, now);
    return removed;
  }

  /** The row is written first, so that no stored file lacks one. */
  async #announce(
    { memberId, kind, contentType }: NewFile,
    { bytes, sha256 }: Pick<WrittenFile, 'bytes' | 'sha256'>,
    within: Database,
  ): Promise<string> {
    const name = randomBytes(NAME_BYTES).toString('base64url');
    const at = this.#now();
    const contents = { content_type: contentType, bytes, sha256: Buffer.from(sha256) };
    const use = { member_id: memberId, unused_since: at, created_at: at };
    await insertFile(within, { id: newId(), name, kind, ...use, ...contents });
    return name;
  }

  async #remove(tx: Tx, file: Row<'file'> | undefined): Promise<boolean> {
    if (!file) return false;
    await (await this.#openDisk()).delete(keyOf(file.kind, file.name));
    await deleteFile(tx, file.id);
    return true;
  }

  #openDisk(): Promise<DriverContract> {
    this.#disk ??= openDisk(this.#env);
    return this.#disk;
  }
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
