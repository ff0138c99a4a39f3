import { readEnv, runCommand, startApi, stopOnSignals } from 'api/server';
import { demoPreparation } from '../demo-preparation.ts';

await runCommand(async () => {
  const prepare = demoPreparation(process.argv.slice(2));
  const { address, notices, close } = await startApi({ env: readEnv(), prepare });
  stopOnSignals(close);
  process.stdout.write(`${[`The API is at ${address}`, ...notices].join('\n')}\n`);
});
