import fs from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from 'api/system-errors';

/**
 * Makes a folder and what is missing above it. Node's own way to do so hides a read-only disk behind ENOENT, and never
 * returns below `/proc`.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder);
  } catch (error) {
    const parent = path.dirname(folder);
    if (systemCode(error) !== 'ENOENT' || parent === folder) throw error;
    await makeFolder(parent);
    await makeOne(folder);
  }
}

async function makeOne(folder: string): Promise<void> {
  try {
    await fs.mkdir(folder);
  } catch (error) {
    const isFolder = await fs.stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) throw error;
  }
}
