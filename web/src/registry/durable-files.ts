import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from 'api/system-errors';

/** Null if there is no such file. */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  }
}

export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await fs.open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file atomically, even across a power failure. */
export async function replaceDurably(file: string, content: string): Promise<void> {
  const temporary = path.join(path.dirname(file), temporaryName(path.basename(file)));
  try {
    await writeDurably(temporary, content);
    await fs.rename(temporary, file);
  } catch (error) {
    await fs.rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Makes renames and new files in a folder durable. Not available or needed on Windows. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A dotfile, so that it's never served. */
export function temporaryName(name: string): string {
  return `${TEMPORARY}${name}-${randomBytes(4).toString('hex')}`;
}

/** Removes leftovers of a killed deployment. Requires the lock. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await fs.readdir(folder);
  for (const name of names.filter((one) => one.startsWith(TEMPORARY)))
    await fs.rm(path.join(folder, name), { recursive: true, force: true });
}

const TEMPORARY = '.unfinished-';
