import { inTerminalLanguage } from '@counterpoint/messages/node';
import { readEnv, runCommand, startApi, stopOnSignals } from 'api/server';
import { listening } from '../../messages/commands.generated.ts';
import { demoPreparation } from '../demo-preparation.ts';

await runCommand(async () => {
  const prepare = demoPreparation(process.argv.slice(2));
  const { address, notices, close } = await startApi({ env: readEnv(), prepare });
  stopOnSignals(close);
  const first = inTerminalLanguage(() => listening({ address }));
  process.stdout.write(`${[first, ...notices].join('\n')}\n`);
});
