// `pnpm dev`: host, areas, API and web with hot reload, at http://localhost:3000.
import { buildBundles } from '../bundles/build-bundles.ts';
import { BUNDLES } from '../bundles/bundles.ts';
import { supervise } from '../processes/supervise.ts';
import { WORKSPACE } from '../workspace.ts';

const SERVE = `${WORKSPACE}shared/build/src/bundles/serve.ts`;
const development = { NODE_ENV: 'development' };

// The landing page is light enough to be built as it is deployed.
await buildBundles({ names: ['sign-in'], onProgress: (line) => process.stdout.write(`${line}\n`) });
supervise([
  {
    name: 'api and web',
    args: ['--watch', '--watch-preserve-output', `${WORKSPACE}web/src/server.ts`, ...process.argv.slice(2)],
    env: { COUNTERPOINT_DEV: '1' },
  },
  ...BUNDLES.filter(({ name }) => name !== 'sign-in').map(({ name, config }) => ({
    name,
    args: [SERVE, config],
    env: development,
  })),
]);
