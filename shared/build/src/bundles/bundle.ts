// Builds one bundle in this process: `node bundle.ts <webpack configuration, from the workspace> [--watch]`.
import webpack, { type Stats } from 'webpack';
import { errorHint } from './error-hints.ts';
import { readConfiguration } from './read-configuration.ts';

const [file, option] = process.argv.slice(2);
if (!file) throw new Error('Which configuration?');
const configuration = await readConfiguration(file);
const compiler = webpack(configuration);
if (option === '--watch')
  compiler.watch({}, (error, stats) => {
    if (report(error, stats)) process.stdout.write('built\n');
  });
else
  compiler.run((error, stats) => {
    const isGood = report(error, stats);
    compiler.close(() => process.exit(isGood ? 0 : 1));
  });

/** Returns whether the bundle was built. */
function report(error: Error | null, stats: Stats | undefined): boolean {
  if (error) process.stderr.write(`${error.stack ?? error.message}\n`);
  if (stats?.hasErrors() || stats?.hasWarnings())
    process.stderr.write(`${stats.toString('errors-warnings')}\n${hintsOf(stats)}`);
  // Warnings fail too: nobody reads them in unattended builds.
  return !error && stats !== undefined && !stats.hasErrors() && !stats.hasWarnings();
}

function hintsOf(stats: Stats): string {
  const errors = stats.toJson({ all: false, errors: true }).errors ?? [];
  const hints = new Set(errors.map(({ message }) => errorHint(message)).filter((hint) => hint !== null));
  return [...hints].map((hint) => `${hint}\n`).join('');
}
