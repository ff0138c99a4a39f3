import fs from 'node:fs/promises';
import { systemCall, systemCode } from 'api/system-errors';

interface ChangingFileOptions<T> {
  readonly file: string;
  readonly parse: (text: string | null) => T | Promise<T>;
  /** Used until the first valid content. */
  readonly initial: T;
  /** Called once per invalid content, and per time in which nothing can be read, while an older value stays in use. */
  readonly onBroken: (error: unknown) => void;
}

/**
 * Watches a file that may change while the server runs. Each call costs a `stat`; the file is parsed again only if its
 * time, size or inode differs. An invalid or unreadable file keeps the last good value.
 *
 * @returns a function that returns the current value
 */
export function changingFile<T>({ file, parse, initial, onBroken }: ChangingFileOptions<T>): () => Promise<T> {
  let value = initial;
  let isInitial = true;
  let seen: string | undefined;
  let isUnreadable = false;
  let reading: Promise<T> | undefined;

  async function read(stamp: string): Promise<void> {
    try {
      value = await parse(stamp === MISSING ? null : await fs.readFile(file, 'utf8'));
      isInitial = false;
    } catch (error) {
      // The same content may be readable at the next call.
      if (systemCall(error) !== null) throw error;
      if (seen !== stamp) onBroken(error);
    }
    seen = stamp;
  }

  async function current(): Promise<T> {
    try {
      const stamp = await fileStamp(file);
      if (stamp !== (isInitial ? MISSING : seen)) await read(stamp);
      isUnreadable = false;
    } catch (error) {
      if (!isUnreadable) onBroken(error);
      isUnreadable = true;
    }
    return value;
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
