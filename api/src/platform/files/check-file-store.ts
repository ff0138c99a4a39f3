import * as text from '../../messages/startup.generated.ts';
import { StartupError } from '../config/startup-error.ts';
import { newId } from '../db/new-id.ts';
import { type Database, inTransaction, type Tx } from '../db/transaction.ts';
import { type DiskSettings, openDisk } from './disk.ts';
import { insertMark, lockMark } from './file-repository.ts';

const KEY = 'store/mark';

/**
 * Throws `StartupError` if members' files are elsewhere: processes of one database with folders of their own would lose
 * sight of each other's files. The first process marks its store. A store that can't be reached now is no reason.
 */
export async function checkFileStore(db: Database, env: DiskSettings): Promise<void> {
  await inTransaction(db, async (tx) => {
    const mark = await lockMark(tx);
    if (mark === null) await writeMark(tx, env);
    else if (!(await hasMark(env, mark))) {
      const store = env.FILES_S3_BUCKET ?? env.DATA_DIR;
      throw new StartupError(() => text.filesElsewhere({ store }));
    }
  });
}

async function writeMark(tx: Tx, env: DiskSettings): Promise<void> {
  const mark = newId();
  try {
    await (await openDisk(env)).put(KEY, mark);
  } catch {
    // The next start tries again.
    return;
  }
  await insertMark(tx, mark);
}

async function hasMark(env: DiskSettings, mark: string): Promise<boolean> {
  try {
    const disk = await openDisk(env);
    return (await disk.exists(KEY)) && (await disk.get(KEY)) === mark;
  } catch {
    return true;
  }
}
