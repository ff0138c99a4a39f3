import { type ConnectionConfig, remoteConnection } from './connection-config.ts';
import { startEmbedded } from './embedded/index.ts';
import { memorySettings } from './embedded/memory-settings.ts';
import type { DatabaseEnv } from './open-database.ts';

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
