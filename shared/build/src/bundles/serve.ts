// Serves one bundle with hot reload: `node serve.ts <webpack configuration below the workspace's root>`.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { busyPortLine, isBusyPort } from '../processes/busy-port.ts';
import { onStop } from '../processes/on-stop.ts';
import { WORKSPACE } from '../workspace.ts';

const MOST_ERRORS = 3;

const [file] = process.argv.slice(2);
if (!file) throw new Error('Which configuration?');
const { default: configuration } = (await import(pathToFileURL(path.join(WORKSPACE, file)).href)) as {
  // Each webpack.config.ts is checked against this type where it is written.
  default: Configuration;
};
const port = Number(configuration.devServer?.port);
if (await isBusyPort(port)) {
  process.stderr.write(`${busyPortLine(port)}\n`);
  process.exit(1);
}

let isListening = false;
let isBuilt = false;
let isReady = false;
let wasBroken = false;
const compiler = webpack({
  ...configuration,
  // As a plugin it leaves it to us what is printed.
  plugins: [
    ...(configuration.plugins ?? []),
    new WebpackDevServer({ ...configuration.devServer, onListening: handleListening }),
  ],
  // Its own log tells with a stack of each request that a browser gave up. What fails a build comes by `stats`.
  infrastructureLogging: { level: 'none' },
});
if (!compiler) throw new Error(`${file} is no configuration.`);
onStop(stop, () => process.exit(1));
compiler.watch({}, (error, stats) => {
  if (error) process.stderr.write(`${error.stack ?? error.message}\n`);
  if (stats) tell(stats);
});

/** Words for what a person must mend, and for its end. */
function tell(stats: Stats): void {
  const isBroken = stats.hasErrors();
  if (isBroken) process.stderr.write(`${errorsOf(stats)}\n`);
  else if (wasBroken && isReady) process.stdout.write('builds again\n');
  isBuilt ||= !isBroken;
  wasBroken = isBroken;
  tellReady();
}

/** The server listens once the first build is through. */
function handleListening(): void {
  isListening = true;
  tellReady();
}

function tellReady(): void {
  if (isReady || !isBuilt || !isListening) return;
  isReady = true;
  process.stdout.write(`ready at http://localhost:${port}/\n`);
}

/** The first errors, each with its place. One mistake brings many, and several bundles tell of the same. */
function errorsOf(stats: Stats): string {
  const errors = stats.toJson({ all: false, errors: true }).errors ?? [];
  const told = errors
    .slice(0, MOST_ERRORS)
    .map(({ moduleName, loc, message }) => `${[moduleName, loc].filter(Boolean).join(' ')}\n${withoutTrace(message)}`);
  const rest = errors.length - told.length;
  return [...told, ...(rest > 0 ? [`and ${rest} more errors`] : [])].join('\n');
}

/** Of a loader's failure what it says of the source: not which loader, nor the stack that swc puts below. */
function withoutTrace(message: string): string {
  return message
    .replace(/^Module build failed .*\n(Error:\s*)?/, '')
    .replace(/\n\s*Caused by:[\s\S]*/, '')
    .trim();
}

function stop(): void {
  // Closing also ends the server, and writes the cache from which the next start is quick.
  compiler?.close(() => process.exit(0));
}
