// Builds one bundle in this process: `node bundle.ts <webpack configuration, from the workspace> [--watch]`.
import webpack, { type Stats } from 'webpack';
import { describeErrors } from './describe-errors.ts';
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
  if (stats?.hasErrors()) process.stderr.write(`${describeErrors(stats).join('\n')}\n`);
  if (stats?.hasWarnings()) process.stderr.write(`${stats.toString({ all: false, warnings: true })}\n`);
  // Warnings fail too, because unattended builds hide them.
  return !error && stats !== undefined && !stats.hasErrors() && !stats.hasWarnings();
}
