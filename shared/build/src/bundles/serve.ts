// Serves one bundle with hot reload: `node serve.ts <webpack configuration, from the workspace>`.
import webpack, { type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { busyPortLine, isBusyPort } from '../processes/busy-port.ts';
import { onStop } from '../processes/on-stop.ts';
import { describeErrors } from './describe-errors.ts';
import { readConfiguration } from './read-configuration.ts';

const MAX_ERRORS = 3;

const [file] = process.argv.slice(2);
if (!file) throw new Error('Which configuration?');
const configuration = await readConfiguration(file);
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
  // As a plugin, it leaves the output to us.
  plugins: [
    ...(configuration.plugins ?? []),
    new WebpackDevServer({ ...configuration.devServer, onListening: handleListening }),
  ],
  // webpack logs a stack for each request that a browser aborts. Build errors come through `stats`.
  infrastructureLogging: { level: 'none' },
});
if (!compiler) throw new Error(`${file} is no configuration.`);
onStop(stop, () => process.exit(1));
compiler.watch({}, (error, stats) => {
  if (error) process.stderr.write(`${error.stack ?? error.message}\n`);
  if (stats) reportStats(stats);
});

function reportStats(stats: Stats): void {
  const isBroken = stats.hasErrors();
  if (isBroken) process.stderr.write(`${errorsOf(stats)}\n`);
  else if (wasBroken && isReady) process.stdout.write('builds again\n');
  isBuilt ||= !isBroken;
  wasBroken = isBroken;
  reportReady();
}

function handleListening(): void {
  isListening = true;
  reportReady();
}

function reportReady(): void {
  if (isReady || !isBuilt || !isListening) return;
  isReady = true;
  process.stdout.write(`ready at http://localhost:${port}/\n`);
}

/** First errors only: one mistake causes many, and several bundles report the same. */
function errorsOf(stats: Stats): string {
  const errors = describeErrors(stats);
  const rest = errors.length - MAX_ERRORS;
  return [...errors.slice(0, MAX_ERRORS), ...(rest > 0 ? [`and ${rest} more errors`] : [])].join('\n');
}

function stop(): void {
  // Closing also stops the server, and writes the cache for the next start.
  compiler?.close(() => process.exit(0));
}
