// Loads an area beside the host in a page without a browser, and says what it saw. It runs code that nobody has tried yet,
// so `try-area.ts` starts it in a process that may read these files and nothing else.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import type { TrialOrder, TrialResult, TriedRoute } from './trial-result.ts';

const ORIGIN = 'https://portal.invalid';
const HOST = '/host/';
const AREA = '/r/';
const LOAD_TIMEOUT_MS = 10_000;

/** Browser APIs that jsdom lacks. */
const BROWSER_API = {
  BroadcastChannel,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  structuredClone,
};

interface Federation {
  registerRemotes(remotes: readonly { name: string; entry: string }[]): void;
  loadRemote(name: string): Promise<unknown>;
}

process.once('message', async (order: TrialOrder) => {
  const result = await tryArea(order);
  process.send?.(result, () => process.exit(0));
});
// A page survives rejections that nobody handles.
process.on('unhandledRejection', () => undefined);

async function tryArea(order: TrialOrder): Promise<TrialResult> {
  let federation: Federation;
  try {
    federation = await startHost(order);
  } catch (error) {
    return { kind: 'host_failed', reason: reasonOf(error) };
  }
  try {
    const { container: name } = order;
    federation.registerRemotes([{ name, entry: `${ORIGIN}${AREA}${order.area.entry}` }]);
    return await describe(await federation.loadRemote(`${name}/area`));
  } catch (error) {
    return { kind: 'area_failed', reason: reasonOf(error) };
  }
}

/** As behind the landing page: the host loads completely, then waits for a session that never comes. */
async function startHost({ host, area }: TrialOrder): Promise<Federation> {
  const readFrom = async (address: string): Promise<Buffer> => {
    const { pathname } = new URL(address);
    const { folder, integrity } = pathname.startsWith(AREA) ? area : host;
    const name = path.basename(pathname);
    const content = await readFile(path.join(folder, name));
    if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity[name])
      throw new Error(`${name} has another hash.`);
    return content;
  };
  const { window } = openPage(readFrom);
  const isReady = new Promise<void>((resolve, reject) => {
    window.addEventListener('counterpoint:waiting', () => resolve());
    window.addEventListener('error', ({ error, message }) => reject(error ?? new Error(message)));
    // The host hides its failure behind the landing page.
    setTimeout(() => reject(new Error(`not ready after ${LOAD_TIMEOUT_MS / 1000} s`)), LOAD_TIMEOUT_MS);
  });
  const script = window.document.createElement('script');
  script.src = `${ORIGIN}${HOST}${host.entry}`;
  script.onerror = () => window.dispatchEvent(new window.ErrorEvent('error', { message: host.entry }));
  window.document.head.append(script);
  await isReady;
  return window.__FEDERATION__.__INSTANCES__[0];
}

function openPage(readFrom: (address: string) => Promise<Buffer>): JSDOM {
  class FileLoader extends ResourceLoader {
    override fetch(address: string): ReturnType<ResourceLoader['fetch']> {
      // `abort` is for a page that closes earlier.
      return Object.assign(readFrom(address), { abort: () => undefined });
    }
  }
  const config = {
    session_secret: 'trial',
    load_timeout_ms: LOAD_TIMEOUT_MS,
    release: 'trial',
    integrity: {},
    registry: { areas: {} },
  };
  const html = `<!doctype html><html lang="en"><head><meta name="style-nonce" nonce="trial">
<script type="application/json" id="config">${JSON.stringify(config)}</script></head><body></body></html>`;
  return new JSDOM(html, {
    url: `${ORIGIN}/`,
    runScripts: 'dangerously',
    resources: new FileLoader(),
    virtualConsole: new VirtualConsole(),
    pretendToBeVisual: true,
    beforeParse: (window) =>
      Object.assign(window, BROWSER_API, {
        __counterpointSession: new Promise(() => undefined),
        fetch: async (address: string) => new Response(new Uint8Array(await readFrom(address))),
        matchMedia: () => new window.EventTarget(),
      }),
  });
}

async function describe(exposed: unknown): Promise<TrialResult> {
  const area = memberOf(exposed, 'area');
  const [id, contractVersion, given] = ['id', 'contractVersion', 'routes'].map((name) => memberOf(area, name));
  if (typeof id !== 'string' || typeof contractVersion !== 'string' || !Array.isArray(given))
    return { kind: 'no_area' };
  return { kind: 'loaded', id, contractVersion, routes: await Promise.all(given.map(describeRoute)) };
}

async function describeRoute(route: unknown): Promise<TriedRoute> {
  const [place, access, load] = ['path', 'access', 'load'].map((name) => memberOf(route, name));
  const known = { path: String(place), access: String(access) };
  if (typeof load !== 'function') return { ...known, hasPage: false, failure: null };
  try {
    return { ...known, hasPage: typeof memberOf(await load(), 'Page') === 'function', failure: null };
  } catch (error) {
    return { ...known, hasPage: false, failure: reasonOf(error) };
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Errors of the page belong to another realm, so `instanceof` doesn't know them. */
function reasonOf(error: unknown): string {
  const message = memberOf(error, 'message');
  return typeof message === 'string' ? message : String(error);
}
