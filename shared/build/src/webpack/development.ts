import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { devApiUrl } from './dev-ports.ts';

/** Edits appear in the page with its state kept. */
export function developmentPlugins(uniqueName: string): WebpackPluginInstance[] {
  return [new ReactRefreshPlugin({ overlay: false, library: uniqueName })];
}

/** The page of an area by itself. */
export function standalonePage(containerName: string): WebpackPluginInstance {
  return new HtmlWebpackPlugin({
    template: fileURLToPath(new URL('./standalone.html', import.meta.url)),
    excludeChunks: [containerName],
  });
}

/** A development server; `/api` goes to the API, so that a session's cookies are those of this origin. */
export function devServer(port: number): DevServer {
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    historyApiFallback: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    proxy: [{ context: ['/api'], target: devApiUrl(), on: { error: tellOfMissingApi } }],
    client: { overlay: false, logging: 'error', webSocketURL: `ws://localhost:${port}/ws` },
    devMiddleware: { writeToDisk: false },
  };
}

const TELL_AGAIN_MS = 30_000;
let toldAt = Number.NEGATIVE_INFINITY;

/** In words, and not once for each request of a page. */
function tellOfMissingApi(): void {
  if (performance.now() - toldAt < TELL_AGAIN_MS) return;
  toldAt = performance.now();
  process.stderr.write(
    `No API answers at ${devApiUrl()}: what started it has stopped. Start this again, or \`pnpm dev\`.\n`,
  );
}
