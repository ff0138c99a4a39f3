import { Readable } from 'node:stream';
import type { Message } from '@counterpoint/messages';
import type { DriverContract } from 'flydrive/types';
import * as text from '../../messages/backup.generated.ts';
import type { ConnectionConfig } from '../db/connection-config.ts';
import { keyOf } from '../files/file-store.ts';
import { type BackupFolder, createBackupFolder, MANIFEST, type Manifest, tableFile } from './backup-folder.ts';
import { type Snapshot, type StoredFile, withSnapshot } from './backup-repository.ts';

/** Files of a bucket take longer to answer than to arrive. */
const CONCURRENT_FILES = 8;
const MEGABYTE = 1_000_000;

export interface BackupSource {
  readonly connection: ConnectionConfig;
  readonly disk: DriverContract;
  readonly now: Date;
  readonly showProgress: (message: Message) => void;
}

type Table = Snapshot['tables'][number];
type Rows = ReturnType<Snapshot['copy']>;

/** Writes all tables and members' files as of one moment, while the portal runs. Throws if the folder isn't empty. */
export async function backUp(folder: string, source: BackupSource): Promise<Manifest> {
  const target = await createBackupFolder(folder);
  try {
    return await withSnapshot(source.connection, (snapshot) => writeBackup(snapshot, target, source));
  } finally {
    await target.close();
  }
}

async function writeBackup(snapshot: Snapshot, target: BackupFolder, source: BackupSource): Promise<Manifest> {
  const copies: { readonly table: Table; readonly rows: Rows }[] = [];
  for (const table of snapshot.tables)
    copies.push({ table, rows: await copyTable(snapshot, target, { table, source }) });
  const { files, damaged } = await copyFiles(snapshot.files(), target, source);
  const sequences = await snapshot.sequences();
  const manifest: Manifest = {
    format: 1,
    created_at: source.now.toISOString(),
    migrations: snapshot.migrations,
    tables: copies.map(({ table, rows }) => ({ ...table, rows: rows.rowCount })),
    sequences,
    files,
    damaged,
  };
  await target.write(MANIFEST, () => Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]));
  await target.finish();
  return manifest;
}

async function copyTable(
  snapshot: Snapshot,
  target: BackupFolder,
  { table, source }: { readonly table: Table; readonly source: BackupSource },
): Promise<Rows> {
  const rows = snapshot.copy(table);
  await target.write(tableFile(table.name), () => rows, {
    gzip: true,
    onBytes: (bytes) =>
      source.showProgress(() => text.tableProgress({ name: table.name, megabytes: Math.ceil(bytes / MEGABYTE) })),
  });
  return rows;
}

type CopiedFiles = Pick<Manifest, 'files' | 'damaged'>;

/** All files of the snapshot are still there: none is removed at once meanwhile, and others only after a day. */
async function copyFiles(
  listed: AsyncGenerator<StoredFile>,
  target: BackupFolder,
  { disk, showProgress }: BackupSource,
): Promise<CopiedFiles> {
  let files = 0;
  const damaged: string[] = [];
  const copyNext = async () => {
    for (let next = await listed.next(); !next.done; next = await listed.next()) {
      const file = next.value;
      const outcome = await copyFile(file, target, disk);
      if (outcome !== 'missing') files += 1;
      if (outcome !== 'copied' && file.is_used) damaged.push(keyOf(file.kind, file.name));
      showProgress(() => text.filesProgress({ count: files }));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_FILES }, copyNext));
  return { files, damaged };
}

async function copyFile(file: StoredFile, target: BackupFolder, disk: DriverContract) {
  const key = keyOf(file.kind, file.name);
  const name = `files/${key}`;
  try {
    const { sha256 } = await target.write(name, () => disk.getStream(key));
    return sha256 === file.sha256 ? 'copied' : 'changed';
  } catch (error) {
    if (await disk.exists(key)) throw error;
    await target.remove(name);
    return 'missing';
  }
}
