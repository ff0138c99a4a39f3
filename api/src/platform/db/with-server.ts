import fs from 'node:fs';
import path from 'node:path';
import { noDatabase } from '../../messages/startup.generated.ts';
import { StartupError } from '../config/startup-error.ts';
import { systemCode } from '../config/system-errors.ts';
import { type ConnectionConfig, remoteConnection } from './connection-config.ts';
import { startEmbedded } from './embedded/index.ts';
import { memorySettings } from './embedded/memory-settings.ts';
import type { DatabaseEnv } from './open-database.ts';

/** Throws if commands were given the settings of no portal: a start would make an empty database, and show that. */
export function requireDatabase({ DATABASE_URL, DATA_DIR }: Pick<DatabaseEnv, 'DATABASE_URL' | 'DATA_DIR'>): void {
  try {
    if (!DATABASE_URL) fs.accessSync(path.join(DATA_DIR, 'postgres/cluster/PG_VERSION'));
  } catch (error) {
    // Starting the server reports any other problem, such as missing permissions.
    if (systemCode(error) === 'ENOENT') throw new StartupError(() => noDatabase({ folder: DATA_DIR }), error);
  }
}

/** Starts or joins the server. Migrates nothing, unlike opening the database. */
export async function withServer<Result>(
  { DATABASE_URL, DATA_DIR }: Omit<DatabaseEnv, 'DATABASE_POOL'>,
  work: (connection: ConnectionConfig) => Promise<Result>,
): Promise<Result> {
  if (DATABASE_URL) return work(remoteConnection(DATABASE_URL));
  const { connection, stop } = await startEmbedded(DATA_DIR, memorySettings());
  try {
    return await work(connection);
  } finally {
    await stop();
  }
}
