import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { deployedInLanguage } from '../page/deployed-in-language.ts';
import { addPages } from '../page/page-routes.ts';
import { NAVIGATION } from '../testing/a-web.ts';
import { devFiles } from './dev-files.ts';

const HOST = {
  version: '1.0.0-0123456789',
  entry: 'main.js',
  preload: [],
  integrity: {},
  signIn: { entry: 'sign-in.js', integrity: {}, html: { en: '' }, css: '' },
  offers: { contract: '1.0.0', kit: '1.0.0' },
};
const AREA = {
  area: 'account',
  version: '1.0.0-0123456789',
  entry: 'remoteEntry.js',
  chunks: ['area.chunk.js'],
  needs: { contract: '1.0.0', kit: '1.0.0' },
  integrity: {},
  label: { en: 'Account' },
  icon: 'M4 12h16',
  order: 4,
  home: '/profile',
  publicPaths: ['/signup'],
  privatePaths: ['/profile'],
};

let server: Server;
let app: FastifyInstance;
let base: string;
let isHostUp: boolean;

beforeEach(async () => {
  isHostUp = true;
  server = createServer((request, answer) => {
    const record = { '/host.json': isHostUp ? HOST : null, '/area.json': AREA }[request.url ?? ''];
    answer.writeHead(record ? 200 : 404).end(JSON.stringify(record));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  // Nothing listens on port 1.
  const gone = 'http://127.0.0.1:1/';
  const areas = [gone, gone, base];
  app = Fastify();
  const files = devFiles({ host: base, areas });
  const settings = { sessionSecret: 's', loadTimeoutMs: 1 };
  const origins = { development: files.devOrigins, cdn: null };
  addPages(app, { deployedFor: async () => deployedInLanguage(await files.deployed(), 'en'), origins, settings });
});

afterEach(async () => {
  await app.close();
  await new Promise((resolve) => server.close(resolve));
});

describe('pages in development', () => {
  test('load host and areas from their servers, without hashes', async () => {
    const { body } = await app.inject({ url: '/signup/individual', headers: NAVIGATION });
    expect(body).toContain(`<script defer src="${base}main.js" crossorigin="anonymous"></script>`);
    expect(body).toContain(`<link rel="preload" as="fetch" href="${base}remoteEntry.js" crossorigin="anonymous">`);
    expect(body).toContain(`"base":"${base}"`);
    expect(body).not.toContain('"area":"compositions"');
  });

  test('allow those servers, their sockets and eval', async () => {
    const { headers } = await app.inject({ url: '/', headers: NAVIGATION });
    const policy = String(headers['content-security-policy']);
    const origin = new URL(base).origin;
    expect(policy).toMatch(new RegExp(`script-src 'self' [^;]*${origin}[^;]* 'unsafe-eval'`));
    expect(policy).toMatch(new RegExp(`connect-src 'self' [^;]*${origin.replace('http', 'ws')}`));
  });

  test('wait for the host', async () => {
    isHostUp = false;
    expect((await app.inject({ url: '/dashboard', headers: NAVIGATION })).statusCode).toBe(500);
    isHostUp = true;
    expect((await app.inject({ url: '/dashboard', headers: NAVIGATION })).statusCode).toBe(200);
  });
});
