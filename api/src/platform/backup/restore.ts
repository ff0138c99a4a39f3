import fs from 'node:fs/promises';
import path from 'node:path';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/backup.generated.ts';
import { type Migration, readMigrations } from '../db/migrations.ts';
import { isMarked } from '../files/check-file-store.ts';
import { putFrom } from '../files/file-store.ts';
import { AppError } from '../http/app-error.ts';
import type { BackupSource } from './back-up.ts';
import { checkBackupFolder, damaged, MANIFEST, type Manifest, manifestSchema, tableFile } from './backup-folder.ts';
import { withRestoring } from './backup-repository.ts';

const FILES = 'files/';

interface RestoreTarget extends Omit<BackupSource, 'now'> {
  /** Whether the file store may be that of a portal, whose database was lost. */
  readonly isIntoExistingFiles: boolean;
}

/**
 * Restores a backup into an empty database and a file store that no portal uses, unless told otherwise. Throws before it
 * writes if any checksum differs.
 */
export async function restore(folder: string, target: RestoreTarget) {
  const { connection, disk, showProgress } = target;
  const names = await checkBackupFolder(folder, (count) => showProgress(() => text.checkProgress({ count })));
  const manifest = await readManifest(folder, names);
  const migrations = await migrationsOf(manifest);
  return withRestoring(connection, async (restoring) => {
    if (!(await restoring.isEmpty())) throw new AppError(409, 'not_empty', text.databaseNotEmpty());
    if (!target.isIntoExistingFiles && (await isMarked(disk)))
      throw new AppError(409, 'files_in_use', text.filesInUse({ option: '--into-existing-files' }));
    // Before the rows, so that every file in use is there.
    await restoreFiles(folder, names, { disk, showProgress });
    await restoring.createSchema(migrations);
    for (const table of manifest.tables) {
      showProgress(() => text.restoreProgress({ name: table.name, count: table.rows }));
      await restoring.fill(table, path.join(folder, tableFile(table.name)));
    }
    const voided = await restoring.voidPending();
    await restoring.finish(manifest.sequences);
    return { ...manifest, voided };
  });
}

async function readManifest(folder: string, names: readonly string[]): Promise<Manifest> {
  const listed = new Set(names);
  if (!listed.has(MANIFEST)) throw damaged(MANIFEST);
  const parsed = manifestSchema.safeParse(JSON.parse(await fs.readFile(path.join(folder, MANIFEST), 'utf8')));
  if (!parsed.success) throw new AppError(409, 'unknown_format', text.unknownFormat());
  const { tables, files } = parsed.data;
  const isComplete = tables.every(({ name }) => listed.has(tableFile(name)));
  if (!isComplete || names.length !== 1 + tables.length + files) throw damaged(MANIFEST);
  return parsed.data;
}

/** The schema of the backup; the next start applies what is newer. */
async function migrationsOf(manifest: Manifest): Promise<Migration[]> {
  const migrationsByName = new Map((await readMigrations()).map((migration) => [migration.name, migration]));
  return manifest.migrations.map(({ name, checksum }) => {
    const migration = migrationsByName.get(name);
    if (migration?.checksum !== checksum) throw new AppError(409, 'unknown_release', text.unknownRelease({ name }));
    return migration;
  });
}

async function restoreFiles(
  folder: string,
  names: readonly string[],
  { disk, showProgress }: Pick<BackupSource, 'disk'> & { readonly showProgress: (message: Message) => void },
): Promise<void> {
  let count = 0;
  for (const name of names) {
    if (!name.startsWith(FILES)) continue;
    const place = path.join(folder, name);
    const { size } = await fs.stat(place);
    await putFrom(disk, { path: place, key: name.slice(FILES.length), contentLength: size });
    count += 1;
    showProgress(() => text.filesProgress({ count }));
  }
}
