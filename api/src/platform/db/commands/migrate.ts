// `pnpm db:migrate [--plan]`: applies missing migrations, or says what they would do to a running release.
import { parseArgs } from 'node:util';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import * as text from '../../../messages/startup.generated.ts';
import { readEnv } from '../../config/env.ts';
import { runCommand } from '../../config/run-command.ts';
import { breakingMigrations, breakingSteps } from '../breaking-steps.ts';
import type { ConnectionConfig } from '../connection-config.ts';
import { migrate, missingMigrations } from '../migrations.ts';
import { requireDatabase, withServer } from '../with-server.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { plan: { type: 'boolean', default: false } } });
  const env = readEnv();
  if (values.plan) requireDatabase(env);
  await withServer(env, async (connection) => {
    const lines = values.plan ? await plan(connection) : await apply(connection);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  });
});

async function apply(connection: ConnectionConfig): Promise<string[]> {
  const names = (await migrate(connection)).join(', ');
  return [inTerminalLanguage(() => (names ? text.migrationsApplied({ names }) : text.upToDate()))];
}

async function plan(connection: ConnectionConfig): Promise<string[]> {
  const missing = await missingMigrations(connection);
  const breaking = breakingMigrations(missing);
  return inTerminalLanguage(() => {
    if (missing.length === 0) return [text.upToDate()];
    return [
      text.migrationsMissing({ names: missing.map(({ name }) => name).join(', ') }),
      ...breaking.map(({ name, sql }) => text.migrationBreaks({ name, statements: breakingSteps(sql).join('; ') })),
      breaking.length > 0 ? text.stopFirst() : text.canRollOut(),
    ];
  });
}
