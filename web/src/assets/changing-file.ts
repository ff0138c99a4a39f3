import fs from 'node:fs/promises';
import { systemCall, systemCode } from 'api/system-errors';

interface ChangingFileOptions<T> {
  readonly file: string;
  readonly parse: (text: string | null) => T | Promise<T>;
  /** Used until the first valid content; without it, calls throw until then. */
  readonly initial?: T;
  /** Called once per invalid content, and per time in which nothing can be read, while an older value stays in use. */
  readonly onBroken: (error: unknown) => void;
}

/**
 * Watches a file that may change while the server runs. Each call costs a `stat`; the file is parsed again only if its
 * time, size or inode differs. An invalid or unreadable file keeps the last good value.
 *
 * @returns a function that returns the current value; throws only if there is none
 */
export function changingFile<T>({ file, parse, initial, onBroken }: ChangingFileOptions<T>): () => Promise<T> {
  let seen: string | undefined;
  let good: { readonly value: T } | undefined;
  let isUnreadable = false;
  const start = initial === undefined ? undefined : { value: initial };
  let reading: Promise<T> | undefined;

  async function read(stamp: string): Promise<T> {
    if (stamp === MISSING && start && !good) return start.value;
    try {
      good = { value: await parse(stamp === MISSING ? null : await fs.readFile(file, 'utf8')) };
      seen = stamp;
      isUnreadable = false;
      return good.value;
    } catch (error) {
      const last = good ?? start;
      if (!last) throw error;
      if (systemCall(error) === null) reportInvalid(stamp, error);
      else reportUnreadable(error);
      return last.value;
    }
  }

  function reportInvalid(stamp: string, error: unknown): void {
    if (seen !== stamp) onBroken(error);
    seen = stamp;
  }

  /** The same content may be readable at the next call. */
  function reportUnreadable(error: unknown): void {
    if (!isUnreadable) onBroken(error);
    isUnreadable = true;
  }

  async function current(): Promise<T> {
    try {
      const stamp = await fileStamp(file);
      if (!good || stamp !== seen) return await read(stamp);
      isUnreadable = false;
    } catch (error) {
      if (!good) throw error;
      reportUnreadable(error);
    }
    return good.value;
  }

  return () => {
    // Concurrent requests share one check.
    reading ??= current().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

const MISSING = 'missing';

async function fileStamp(file: string): Promise<string> {
  try {
    const { mtimeNs, size, ino } = await fs.stat(file, { bigint: true });
    return `${mtimeNs} ${size} ${ino}`;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return MISSING;
    throw error;
  }
}
