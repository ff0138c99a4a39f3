import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { devApiUrl } from './dev-ports.ts';

export function developmentPlugins(uniqueName: string): WebpackPluginInstance[] {
  return [new ReactRefreshPlugin({ overlay: false, library: uniqueName })];
}

/** The folder with the page of an area by itself. */
export const STANDALONE_PAGE = fileURLToPath(new URL('./standalone/', import.meta.url));

/** Proxies `/api`, so that cookies belong to this origin. */
export function devServer(port: number, page: string | false = false): DevServer {
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    historyApiFallback: true,
    static: page && { directory: page, watch: false },
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    proxy: [{ context: ['/api'], target: devApiUrl(), changeOrigin: true, on: { error: reportMissingApi } }],
    client: { overlay: false, logging: 'error', webSocketURL: `ws://localhost:${port}/ws` },
    devMiddleware: { writeToDisk: false },
  };
}

const REPORT_EVERY_MS = 30_000;
let reportedAt = Number.NEGATIVE_INFINITY;

/** To the page on each request, to the terminal less often. */
function reportMissingApi(_error: Error, _request: IncomingMessage, answer: ServerResponse | Socket): void {
  const message = `No API answers at ${devApiUrl()}. If what started it was stopped, start this again.`;
  if ('writeHead' in answer && !answer.headersSent)
    answer.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'no_api', message }));
  if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
  reportedAt = performance.now();
  process.stderr.write(`${message}\n`);
}
