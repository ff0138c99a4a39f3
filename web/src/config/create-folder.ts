import fs from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from 'api/system-errors';

/** Node's recursive mkdir reports a read-only disk as ENOENT, and hangs below `/proc`. */
export async function createFolder(folder: string, mode = 0o700): Promise<void> {
  try {
    await createOne(folder, mode);
  } catch (error) {
    const parent = path.dirname(folder);
    if (systemCode(error) !== 'ENOENT' || parent === folder) throw error;
    await createFolder(parent, mode);
    await createOne(folder, mode);
  }
}

async function createOne(folder: string, mode: number): Promise<void> {
  try {
    await fs.mkdir(folder, { mode });
  } catch (error) {
    const isFolder = await fs.stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) throw error;
  }
}
