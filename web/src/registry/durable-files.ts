import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Writes a new file and returns when it is on the disk. */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await fs.open(file, 'wx', 0o644);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Puts a file in place of another in one step: a reader sees the old one or the new one, also after a power cut. */
export async function replaceDurably(file: string, content: string): Promise<void> {
  const beside = path.join(path.dirname(file), temporaryName(path.basename(file)));
  try {
    await writeDurably(beside, content);
    await fs.rename(beside, file);
  } catch (error) {
    await fs.rm(beside, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Makes renames and new names in a folder durable. Windows has no such call, and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A name for something unfinished: begins with a dot, so that it is never served, and is told by its first part. */
export function temporaryName(name: string): string {
  return `${TEMPORARY}${name}-${randomBytes(4).toString('hex')}`;
}

/** Removes what a killed deployment left unfinished in a folder. Under the lock only. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await fs.readdir(folder);
  for (const name of names.filter((one) => one.startsWith(TEMPORARY)))
    await fs.rm(path.join(folder, name), { recursive: true, force: true });
}

const TEMPORARY = '.unfinished-';
