// Builds one bundle in this process: `node bundle.ts <webpack configuration, from the workspace>`.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import { WORKSPACE } from '../workspace.ts';
import { errorHint } from './error-hints.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Which configuration?');
const { default: configuration } = (await import(pathToFileURL(path.resolve(WORKSPACE, file)).href)) as {
  // Each webpack.config.ts is type-checked in its package.
  default: Configuration;
};
const compiler = webpack(configuration);
compiler.run((error, stats) => {
  if (error) process.stderr.write(`${error.stack ?? error.message}\n`);
  if (stats?.hasErrors() || stats?.hasWarnings())
    process.stderr.write(`${stats.toString('errors-warnings')}\n${hintsOf(stats)}`);
  // Warnings fail too: nobody reads them in unattended builds.
  const isGood = !error && stats && !stats.hasErrors() && !stats.hasWarnings();
  compiler.close(() => process.exit(isGood ? 0 : 1));
});

function hintsOf(stats: Stats): string {
  const errors = stats.toJson({ all: false, errors: true }).errors ?? [];
  const hints = new Set(errors.map(({ message }) => errorHint(message)).filter((hint) => hint !== null));
  return [...hints].map((hint) => `${hint}\n`).join('');
}
