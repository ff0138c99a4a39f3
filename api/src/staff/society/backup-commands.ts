import path from 'node:path';
import * as text from '../../messages/backup.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { type BackupSource, backUp } from '../../platform/backup/back-up.ts';
import type { Manifest } from '../../platform/backup/backup-folder.ts';
import { restore } from '../../platform/backup/restore.ts';
import { readEnv } from '../../platform/config/env.ts';
import type { ConnectionConfig } from '../../platform/db/connection-config.ts';
import { createDatabase } from '../../platform/db/open-database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { requireDatabase, withServer } from '../../platform/db/with-server.ts';
import { openDisk } from '../../platform/files/disk.ts';
import type { SocietyCommand, StandaloneContext } from './command.ts';

type Work<Done extends Manifest> = (folder: string, source: BackupSource) => Promise<Done>;

export const backupCommands: readonly SocietyCommand[] = [
  {
    name: 'backup',
    operands: ['folder'],
    description: text.backup,
    async runAlone(context, { operands: [folder = ''] }) {
      requireDatabase(readEnv(context.settings));
      const manifest = await runWork(backUp, folder, { ...context, action: 'society.backup' });
      return {
        data: figuresOf(manifest),
        lines: [text.backedUp(figuresOf(manifest)), ...damagedIn(manifest)],
        hasFailed: manifest.damaged.length > 0,
      };
    },
  },
  {
    name: 'restore',
    operands: ['folder'],
    flags: { 'into-existing-files': text.intoExistingFilesOption },
    description: text.restore,
    async runAlone(context, { operands: [folder = ''], options }) {
      const isIntoExistingFiles = options['into-existing-files'] === true;
      const manifest = await runWork((from, target) => restore(from, { ...target, isIntoExistingFiles }), folder, {
        ...context,
        action: 'society.restore',
      });
      const { created_at, voided } = manifest;
      const tables = manifest.tables.filter(({ rows }) => rows > 0);
      const lines = [
        ...tables.map(({ name, rows }) => text.tableRestored({ name, count: rows })),
        text.restored({ ...figuresOf(manifest), time: created_at }),
        text.credentialsRestored(),
        ...(voided.links > 0 ? [text.linksVoided({ count: voided.links })] : []),
        ...(voided.mails > 0 ? [text.mailHeld({ count: voided.mails })] : []),
        ...damagedIn(manifest),
      ];
      return { data: { ...figuresOf(manifest), created_at, voided }, lines, hasFailed: false };
    },
  },
];

interface BackupContext extends StandaloneContext {
  readonly action: string;
}

async function runWork<Done extends Manifest>(
  work: Work<Done>,
  input: string,
  { settings, staff, showProgress, action }: BackupContext,
): Promise<Done> {
  const env = readEnv(settings);
  const disk = await openDisk(env);
  const folder = path.resolve(input);
  return withServer(env, async (connection) => {
    const manifest = await work(folder, { connection, disk, showProgress, now: new Date() });
    await recordWork(connection, { action, staff, after: { folder, ...figuresOf(manifest) } });
    return manifest;
  });
}

async function recordWork(
  connection: ConnectionConfig,
  event: { readonly action: string; readonly staff: string; readonly after: unknown },
): Promise<void> {
  const db = createDatabase(connection, 1);
  try {
    await inTransaction(db, (tx) => recordAudit(tx, { ...event, actor: null, subjectId: null }));
  } finally {
    await db.destroy();
  }
}

function figuresOf({ tables, files, damaged }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.length, rows, files, damaged: damaged.length };
}

function damagedIn({ damaged }: Manifest): string[] {
  return damaged.map((name) => text.damagedFile({ name }));
}
