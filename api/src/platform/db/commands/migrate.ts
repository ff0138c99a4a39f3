import { inTerminalLanguage } from '@counterpoint/messages/node';
import * as text from '../../../messages/startup.generated.ts';
import { readEnv } from '../../config/env.ts';
import { runCommand } from '../../config/run-command.ts';
import { startEmbedded } from '../embedded/index.ts';
import { memorySettings } from '../embedded/memory-settings.ts';
import { migrate } from '../migrations.ts';

await runCommand(async () => {
  const env = readEnv();
  const server = env.DATABASE_URL ? null : await startEmbedded(env.DATA_DIR, memorySettings());
  try {
    const applied = await migrate(server?.connection ?? { connectionString: env.DATABASE_URL });
    const names = applied.join(', ');
    const result = inTerminalLanguage(() => (names ? text.migrationsApplied({ names }) : text.upToDate()));
    process.stdout.write(`${result}\n`);
  } finally {
    await server?.stop();
  }
});
