import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { DriverContract, WriteOptions } from 'flydrive/types';
import { newId } from '../db/new-id.ts';
import type { NewRow } from '../db/tables.ts';
import { type Database, inTransaction } from '../db/transaction.ts';
import { AppError } from '../http/app-error.ts';
import { type ArrivedFile, removeForgotten } from './arriving-file.ts';
import { type DiskSettings, openDisk } from './disk.ts';
import { deleteFile, findFileInUse, insertFile, lockUnused } from './file-repository.ts';
import type { FileKind } from './file-tables.ts';

/** A file that nothing refers to stays for a day: what is to use it may still be on its way. */
const UNUSED_FOR_MS = 24 * 60 * 60_000;

const ATTEMPTS = 3;
const PAUSE_MS = 200;

/** 256 bits: who does not know a name does not guess it. */
const NAME_BYTES = 32;

/** What is to be kept. The type is what the content was found to be, never what its sender said. */
export interface NewFile {
  readonly memberId: string;
  readonly kind: FileKind;
  readonly contentType: string;
  readonly contents: Uint8Array;
}

/** A file that has arrived on the disk, and whose content was looked at; the society's are nobody's. */
export interface NewArrivedFile extends Pick<NewFile, 'kind' | 'contentType'> {
  readonly memberId: string | null;
  readonly file: Pick<ArrivedFile, 'path' | 'bytes' | 'sha256'>;
}

/** A file as it is read piece by piece. */
export interface OpenedFile {
  readonly contentType: string;
  readonly bytes: number;
  readonly contents: Readable;
}

export interface ReadFile {
  readonly contentType: string;
  readonly contents: Uint8Array;
}

/** Keeps what members hand in. */
export interface FileStore {
  /** Gives the file's name. It counts as unused until `beginUse` says otherwise, in the transaction of what uses it. */
  keep(file: NewFile): Promise<string>;
  /**
   * The same for one that lies on the disk already: it is copied piece by piece, whatever its size. `within` is a
   * transaction that has just made its member.
   */
  keepArrived(file: NewArrivedFile, within?: Database): Promise<string>;
  /** A file in use, or null. */
  read(kind: FileKind, name: string): Promise<ReadFile | null>;
  /** The same, piece by piece. Whoever reads it destroys it where they stop before its end. */
  open(kind: FileKind, name: string): Promise<OpenedFile | null>;
  /** Removes what nothing refers to for a day, and says how many. */
  removeUnused(): Promise<number>;
}

type AnnouncedFile = Omit<NewRow<'file'>, 'id' | 'name' | 'unused_since' | 'created_at'>;

interface FileStoreOptions {
  readonly db: Database;
  readonly env: DiskSettings;
  readonly now: () => Date;
}

/** The file store of these settings. The disk is opened with the first file. */
export function createFileStore({ db, env, now }: FileStoreOptions): FileStore {
  let opened: Promise<DriverContract> | null = null;
  const disk = () => (opened ??= openDisk(env));

  async function removeOne(before: Date): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      const file = await lockUnused(tx, before);
      if (!file) return false;
      await (await disk()).delete(keyOf(file.kind, file.name));
      await deleteFile(tx, file.id);
      return true;
    });
  }

  /** The row comes before the bytes, so that none lie about that nobody knows of. */
  async function announce(file: AnnouncedFile, within: Database = db): Promise<string> {
    const name = randomBytes(NAME_BYTES).toString('base64url');
    const at = now();
    await insertFile(within, { id: newId(), name, ...file, unused_since: at, created_at: at });
    return name;
  }

  /** What was sent of a stream cannot be sent again, so each attempt reads the file anew. */
  async function putFrom(path: string, key: string, options: WriteOptions, attempt = 1): Promise<void> {
    const contents = createReadStream(path);
    try {
      await (await disk()).putStream(key, contents, options);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await pause(PAUSE_MS * attempt);
      await putFrom(path, key, options, attempt + 1);
    } finally {
      contents.destroy();
    }
  }

  return {
    async keep({ memberId, kind, contentType, contents }) {
      const sha256 = createHash('sha256').update(contents).digest();
      const about = { content_type: contentType, bytes: contents.byteLength, sha256 };
      const name = await announce({ member_id: memberId, kind, ...about });
      await reaching(async () => (await disk()).put(keyOf(kind, name), contents, { contentType }));
      return name;
    },

    async keepArrived({ memberId, kind, contentType, file: { path, bytes, sha256 } }, within) {
      const name = await announce({ member_id: memberId, kind, content_type: contentType, bytes, sha256 }, within);
      await reaching(() => putFrom(path, keyOf(kind, name), { contentType, contentLength: bytes }));
      return name;
    },

    async read(kind, name) {
      const file = await findFileInUse(db, kind, name);
      if (!file) return null;
      const contents = await reaching(async () => (await disk()).getBytes(keyOf(kind, name)));
      return { contentType: file.content_type, contents };
    },

    async open(kind, name) {
      const file = await findFileInUse(db, kind, name);
      if (!file) return null;
      const contents = await reaching(async () => (await disk()).getStream(keyOf(kind, name)));
      return { contentType: file.content_type, bytes: Number(file.bytes), contents };
    },

    async removeUnused() {
      const before = new Date(now().getTime() - UNUSED_FOR_MS);
      let removed = 0;
      while (await removeOne(before)) removed += 1;
      await removeForgotten(env.DATA_DIR, now());
      return removed;
    },
  };
}

function keyOf(kind: FileKind, name: string): string {
  return `${kind}/${name}`;
}

/** What goes wrong with the disk or the bucket is for the log; the member may try again. */
async function reaching<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError(503, 'files_unavailable', 'Files cannot be reached at the moment. Please try again.', {
      cause,
      headers: { 'retry-after': '5' },
    });
  }
}
