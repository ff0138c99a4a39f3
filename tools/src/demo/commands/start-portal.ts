// `pnpm start [--empty]` and `pnpm dev [--empty]`: the portal with demo data.
import { runCommand } from 'api/server';
import { runPortal } from 'web/server';
import { demoPreparation } from '../demo-preparation.ts';

await runCommand(() => runPortal({ prepare: demoPreparation(process.argv.slice(2)) }));
