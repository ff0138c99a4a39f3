// Serves one bundle with hot reload: `node serve.ts <webpack configuration below the workspace's root>`.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { WORKSPACE } from '../workspace.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Which configuration?');
const { default: configuration } = (await import(pathToFileURL(path.join(WORKSPACE, file)).href)) as {
  // Each webpack.config.ts is checked against this type where it is written.
  default: Configuration;
};
const compiler = webpack(configuration);
let isFirst = true;
compiler.hooks.done.tap('serve', (stats) => {
  if (stats.hasErrors()) process.stderr.write(`${stats.toString('errors-only')}\n`);
  else if (isFirst) process.stdout.write(`ready at http://localhost:${server.options.port}/\n`);
  isFirst = false;
});
const server = new WebpackDevServer({ ...configuration.devServer, setupExitSignals: true }, compiler);
await server.start();
