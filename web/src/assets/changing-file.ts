import fs from 'node:fs/promises';
import { systemCode } from 'api/system-errors';

interface ChangingFileOptions<T> {
  readonly file: string;
  readonly parse: (text: string | null) => T | Promise<T>;
  /** Used until the first valid content; without it, calls throw until then. */
  readonly initial?: T;
  /** Called once per invalid content while an older value stays in use. */
  readonly onBroken: (error: unknown) => void;
}

/**
 * Watches a file that may change while the server runs. Each call costs a `stat`; the file is parsed again only if its
 * time, size or inode differs. An invalid file keeps the last good value.
 *
 * @returns a function that returns the current value; throws only if there is none
 */
export function changingFile<T>({ file, parse, initial, onBroken }: ChangingFileOptions<T>): () => Promise<T> {
  let seen: string | undefined;
  let good: { readonly value: T } | undefined;
  const start = initial === undefined ? undefined : { value: initial };
  let reading: Promise<T> | undefined;

  async function read(stamp: string): Promise<T> {
    if (stamp === MISSING && start && !good) return start.value;
    try {
      good = { value: await parse(stamp === MISSING ? null : await fs.readFile(file, 'utf8')) };
      seen = stamp;
      return good.value;
    } catch (error) {
      const last = good ?? start;
      if (!last) throw error;
      if (seen !== stamp) onBroken(error);
      seen = stamp;
      return last.value;
    }
  }

  async function current(): Promise<T> {
    const stamp = await stampOf(file);
    return good && stamp === seen ? good.value : read(stamp);
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

async function stampOf(file: string): Promise<string> {
  try {
    const { mtimeNs, size, ino } = await fs.stat(file, { bigint: true });
    return `${mtimeNs} ${size} ${ino}`;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return MISSING;
    throw error;
  }
}
