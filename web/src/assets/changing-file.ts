import fs from 'node:fs/promises';
import { systemCode } from 'api/system-errors';

interface ChangingFileOptions<T> {
  readonly file: string;
  /** Makes a value of the file's text; null stands for a file that is not there. */
  readonly parse: (text: string | null) => T | Promise<T>;
  /** In force until there was a good content; without it, asking throws as long. */
  readonly initial?: T;
  /** Told once for each content that could not be used while an older one goes on being used. */
  readonly onBroken: (error: unknown) => void;
}

/**
 * A file that may change under the running server. Asking costs one look at its date; it is read again only when that
 * or its size or its place on the disk differs. A broken one leaves the last good value in force.
 *
 * @returns a function that gives the value in force; it throws only where there is none
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
    // Visitors that come together share one look.
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
