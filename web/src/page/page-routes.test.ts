// cspell:ignore Espace connecter
import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pageConfig } from '@counterpoint/contract/page-config';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { deployBundle } from '../registry/deploy-bundle.ts';
import { deployHost, REASON, temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { buildWeb, NAVIGATION, startWeb, webEnv } from '../testing/a-web.ts';

let root: string;
let app: FastifyInstance;

beforeEach(async () => {
  root = await temporaryFolder();
  app = await startWeb(root, { SESSION_SECRET: '</script><!--"&', LOAD_TIMEOUT_MS: '4000' });
});

afterEach(async () => {
  await app.close();
  await fs.rm(root, { recursive: true, force: true });
});

async function deploy(area: 'compositions' | 'account') {
  const from = path.join(root, `dist-${area}`);
  const build = await writeBuild(from, { area });
  await deployBundle(area, { from, deployDir: path.join(root, 'areas'), reason: REASON });
  return build;
}

const visit = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...NAVIGATION, ...headers } });

function nonceIn(policy: unknown): string {
  return /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? 'none';
}

function configIn(html: string) {
  const text = /<script type="application\/json" id="config">(.*?)<\/script>/s.exec(html)?.[1];
  return pageConfig.parse(JSON.parse(text ?? ''));
}

describe('pages', () => {
  test('have a policy with a new nonce, which their styles use', async () => {
    for (const url of ['/', '/music-composition']) {
      const [one, two] = [await visit(url), await visit(url)];
      const nonce = nonceIn(one.headers['content-security-policy']);
      expect(nonce).toMatch(/^[\w+/]{24}$/);
      expect(nonceIn(two.headers['content-security-policy'])).not.toBe(nonce);
      expect(one.body.split(`<style nonce="${nonce}">`)).toHaveLength(2);
      expect(one.body).toContain(`<meta name="style-nonce" nonce="${nonce}">`);
      expect(one.body.match(/<style/g)).toHaveLength(1);
    }
  });

  test.each(['/', '/dashboard', '/nothing/here'])('at %s run only our scripts and cannot be framed', async (url) => {
    const { headers } = await visit(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src-attr 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ]),
    );
    expect(headers).toMatchObject({
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  test('run no inline script, and cannot be cached', async () => {
    const { headers, body } = await visit('/');
    expect(body).not.toMatch(/ on\w+=| style=/);
    expect([...body.matchAll(/<script ([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
      'type="application/json" id="config"',
      expect.stringMatching(/^defer src="\/r\/host\/[^/]*\/sign-in.* integrity="sha384-/),
    ]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('escape everything in their configuration element', async () => {
    const { body } = await visit('/');
    expect(configIn(body)).toMatchObject({ session_secret: '</script><!--"&', load_timeout_ms: 4000 });
    expect(body).not.toContain('</script><!--');
  });

  test('at / are the landing page, which names the application’s files', async () => {
    const { body } = await visit('/?next=1');
    expect(body).toContain('<h1>Sign in</h1>');
    expect(body).toContain('.landing{color:red}');
    expect(configIn(body).application).toEqual({
      entry: expect.stringMatching(/^\/r\/host\/1\.0\.0-\w+\/main\.[0-9a-f]{10}\.js$/),
      integrity: expect.stringMatching(/^sha384-/),
      preload: ['bootstrap', 'dashboard'].map((name) =>
        expect.stringMatching(new RegExp(`^/r/host/1\\.0\\.0-\\w+/${name}\\.[0-9a-f]{10}\\.js$`)),
      ),
    });
    expect(body).not.toContain('rel="preload"');
  });

  test('elsewhere are the application, with preloaded and hash-checked scripts', async () => {
    const { statusCode, body } = await visit('/no/such/page');
    expect(statusCode).toBe(200);
    expect(body).toMatch(
      /<link rel="preload" as="fetch" href="\/r\/host\/1\.0\.0-\w+\/bootstrap\.\w+\.js" crossorigin="anonymous" integrity="sha384-/,
    );
    expect(body).toMatch(
      /<script defer src="\/r\/host\/1\.0\.0-\w+\/main\.\w+\.js" crossorigin="anonymous" integrity="sha384-/,
    );
    expect(body).toContain('<div id="root"></div>');
    expect(configIn(body).application).toBeUndefined();
  });

  test("fetch the dashboard's scripts only there, in a session", async () => {
    const script = /<link rel="preload" as="fetch" href="\/r\/host\/1\.0\.0-\w+\/dashboard\.\w+\.js"/;
    expect((await visit('/dashboard', { cookie: 'session-id=x' })).body).toMatch(script);
    expect((await visit('/dashboard')).body).not.toMatch(script);
    expect((await visit('/profile', { cookie: 'session-id=x' })).body).not.toMatch(script);
  });

  test("fetch the scripts of the path's area too, where they will be needed", async () => {
    const [compositions, account] = [await deploy('compositions'), await deploy('account')];
    const base = `/r/compositions/${compositions.version}/`;
    const signedIn = await visit('/music-composition/details/7', { cookie: 'a=b; session-id=x' });
    for (const file of [compositions.entry, ...compositions.chunks])
      expect(signedIn.body).toContain(
        `href="${base}${file}" crossorigin="anonymous" integrity="${compositions.integrity[file]}"`,
      );
    expect(configIn(signedIn.body).registry.areas.compositions).toMatchObject({ version: compositions.version, base });
    expect((await visit('/music-composition')).body).not.toContain(`href="${base}`);
    const parts = /<link rel="preload" as="fetch" href="\/r\/host\/1\.0\.0-\w+\/parts\.\w+\.js"/;
    expect(signedIn.body).toMatch(parts);
    expect((await visit('/dashboard', { cookie: 'session-id=x' })).body).not.toMatch(parts);
    expect((await visit('/signup/individual')).body).toContain(`href="/r/account/${account.version}/`);
  });

  test.each([
    [{ 'accept-language': 'fr-CH,en;q=0.5' }, 'fr', 'Se connecter'],
    [{ 'accept-language': 'fr', cookie: 'a=b; language=en' }, 'en', 'Sign in'],
    [{ cookie: 'language=en-XA' }, 'en', 'Sign in'],
    [{}, 'en', 'Sign in'],
  ])('with %j are in %s', async (headers, language, heading) => {
    const landing = await visit('/', headers);
    expect(landing.body).toContain(`<h1>${heading}</h1>`);
    expect(landing.body).toContain(`<html lang="${language}">`);
    expect(String(landing.headers.vary)).toMatch(/accept-language, cookie/);
    expect((await visit('/dashboard', headers)).body).toContain(`<html lang="${language}">`);
  });

  test("name the scripts of the reader's language, with their hashes alone", async () => {
    const from = path.join(root, 'dist-account');
    const build = await writeBuild(from, { area: 'account', isTranslated: true });
    await deployBundle('account', { from, deployDir: path.join(root, 'areas'), reason: REASON });
    const [chunk = ''] = build.chunks;
    const inFrench = chunk.replace(/js$/, 'fr.js');
    for (const [language, shown, hidden] of [
      ['fr', inFrench, chunk],
      ['en', chunk, inFrench],
    ] as const) {
      const { body } = await visit('/signup/individual', { 'accept-language': language });
      const deployed = configIn(body).registry.areas.account;
      const label = language === 'fr' ? 'Espace de /profile' : 'Area of /profile';
      expect(deployed).toMatchObject({ label, shortLabel: label, entry: build.entry, chunks: [shown] });
      expect(deployed?.integrity).toMatchObject({ [shown]: build.integrity[shown] });
      expect(deployed?.integrity).not.toHaveProperty([hidden]);
      expect(body).toContain(`${shown}" crossorigin="anonymous" integrity="${build.integrity[shown]}"`);
      const { headers, ...answer } = await app.inject({
        url: '/registry.json',
        headers: { 'accept-language': language },
      });
      const { release: host, registry } = configIn(body);
      expect(answer.json()).toEqual({ ...registry, host });
      expect(headers.vary).toBe('accept-language, cookie');
    }
  });

  test('are in the pseudo-language if a setting allows it', async () => {
    const development = await startWeb(root, { PSEUDO_LANGUAGE: '1' });
    const response = await development.inject({ url: '/dashboard?language=en-XA', headers: NAVIGATION });
    expect(response.headers['set-cookie']).toContain('language=en-XA');
    expect(response.body).toContain('<html lang="en-XA">');
    const script = await development.inject(/src="(\/assets\/pseudo[^"]+)"/.exec(response.body)?.[1] ?? '');
    expect(script.body).toContain('globalThis.pseudoForm = function pseudoForm');
    await development.close();
  });

  test('are compressed if the browser accepts it', async () => {
    for (const refused of ['br;q=0', 'br; q=0.000, gzip', 'x-br', 'gzip'])
      expect((await visit('/', { 'accept-encoding': refused })).headers['content-encoding']).toBeUndefined();
    const packed = await visit('/', { 'accept-encoding': 'gzip, br;q=0.5' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('<h1>Sign in</h1>');
    expect((await visit('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  });

  test.each(['/robots.txt', '/api/unknown', '/assets/host/none.js', '/r/', '/assets', '/.env', '/.git/config'])(
    'respond 404 at %s',
    async (url) => {
      const { statusCode, headers } = await visit(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toContain('text/plain');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test('are served to browsers, but not to requests for other types', async () => {
    expect((await app.inject({ url: '/dashboard', headers: { accept: 'application/json' } })).statusCode).toBe(404);
  });

  test('answer an address with a malformed escape', async () => {
    const { statusCode, headers } = await visit('/%E0%A4%A?to=%E0%A4%A');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('are read only', async () => {
    for (const url of ['/', '/dashboard']) {
      const { statusCode, headers } = await app.inject({ method: 'POST', url, headers: NAVIGATION });
      expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
      expect((await app.inject({ method: 'HEAD', url, headers: NAVIGATION })).statusCode).toBe(200);
    }
  });

  test('follow a deployment of the host without a restart, and still serve the files of open tabs', async () => {
    const before = await visit('/dashboard');
    const { version, entry } = await deployHost(root, { text: 'two' });
    const after = await visit('/dashboard');
    expect(after.body).toContain(`src="/r/host/${version}/${entry}"`);
    const [, old = ''] = /<script defer src="([^"]+)"/.exec(before.body) ?? [];
    expect(old).not.toContain(version);
    expect((await app.inject({ url: old })).statusCode).toBe(200);
  });

  test('name the folder of the landing page’s scripts', async () => {
    const [, script = ''] = /data-script="([^"]+)"/.exec((await visit('/')).body) ?? [];
    expect((await app.inject({ url: script })).statusCode).toBe(200);
  });

  test('report that the portal is being built while there is none', async () => {
    const record = path.join(root, 'areas', 'registry.json');
    await fs.rm(record);
    const empty = await buildWeb(webEnv(root));
    const { statusCode, body } = await empty.inject({ url: '/dashboard', headers: NAVIGATION });
    expect([statusCode, body]).toEqual([503, 'The portal is being built. This page will reload automatically.']);
    await empty.close();
  });

  test('require TLS if the portal’s address does', async () => {
    const secure = await startWeb(root, { PUBLIC_URL: 'https://portal.example' });
    const { headers } = await secure.inject({ url: '/', headers: NAVIGATION });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.close();
  });
});
