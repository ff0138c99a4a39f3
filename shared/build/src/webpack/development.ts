import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';

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
    proxy: [{ context: ['/api'], target: process.env.API_URL ?? 'http://127.0.0.1:3000' }],
    client: { overlay: false, logging: 'error', webSocketURL: `ws://localhost:${port}/ws` },
    devMiddleware: { writeToDisk: false },
  };
}
