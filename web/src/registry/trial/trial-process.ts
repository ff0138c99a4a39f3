// Opens each page of the areas in the host and reports the results. Runs untrusted code, so `try-areas.ts` starts it in a
// process that may read these files and nothing else.
import { memberOf, reasonOf, TrialPage } from './trial-page.ts';
import type { TrialArea, TrialMessage, TrialOrder, TrialResult, TriedArea, TriedRoute } from './trial-result.ts';

/** Stands for each parameter of a path. */
const AN_ID = '01900000-0000-7000-8000-000000000002';

process.once('message', async (order: TrialOrder) => {
  const result = await tryAll(order);
  send(result, () => process.exit(0));
});
// A page survives rejections that nobody handles.
process.on('unhandledRejection', () => undefined);

function send(message: TrialMessage, onSent: () => void = () => undefined): void {
  process.send?.(message, onSent);
}

async function tryAll(order: TrialOrder): Promise<TrialResult> {
  const page = new TrialPage(order);
  await page.live(() => page.isHost);
  const failure = page.takeFailure();
  if (failure !== undefined) return { kind: 'host_failed', reason: failure };
  const areas: TriedArea[] = [];
  for (const [index, area] of page.isHost ? order.areas.entries() : []) {
    send({ kind: 'opening', area: index, path: null });
    areas.push(await tryArea(area, page, (path) => send({ kind: 'opening', area: index, path })));
  }
  return { kind: 'tried', areas };
}

type OnOpening = (path: string) => void;

async function tryArea(area: TrialArea, page: TrialPage, onOpening: OnOpening): Promise<TriedArea> {
  try {
    return await tryRoutes(await page.loadArea(area), page, onOpening);
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  }
}

async function tryRoutes(area: unknown, page: TrialPage, onOpening: OnOpening): Promise<TriedArea> {
  const [id, contractVersion, given] = ['id', 'contractVersion', 'routes'].map((name) => memberOf(area, name));
  if (typeof id !== 'string' || typeof contractVersion !== 'string' || !Array.isArray(given))
    return { kind: 'no_area' };
  const routes: TriedRoute[] = [];
  for (const route of given) {
    onOpening(String(memberOf(route, 'path')));
    routes.push(await tryRoute(route, page));
  }
  return { kind: 'loaded', id, contractVersion, routes };
}

async function tryRoute(route: unknown, page: TrialPage): Promise<TriedRoute> {
  const [place, access, load] = ['path', 'access', 'load'].map((name) => memberOf(route, name));
  const known = { path: String(place), access: String(access) };
  try {
    const Page = typeof load === 'function' ? memberOf(await load(), 'Page') : undefined;
    if (typeof route !== 'object' || route === null || typeof Page !== 'function')
      return { ...known, problem: { kind: 'no_page', reason: '' } };
    return { ...known, problem: await show(page, { route, Page, pathname: known.path.replaceAll(/:\w+/g, AN_ID) }) };
  } catch (error) {
    return { ...known, problem: { kind: 'not_loaded', reason: reasonOf(error) } };
  }
}

interface ShownPage {
  readonly route: object;
  // biome-ignore lint/complexity/noBannedTypes: a function or a class, which only React calls
  readonly Page: Function;
  readonly pathname: string;
}

/** Null if the host shows the page, while it waits for data and when it gets none. */
async function show(page: TrialPage, { route, Page, pathname }: ShownPage): Promise<TriedRoute['problem']> {
  let isShown = false;
  const Seen = new Proxy(Page, {
    apply(target, self, args) {
      isShown = true;
      return Reflect.apply(target, self, args);
    },
    construct(target, args) {
      isShown = true;
      return Reflect.construct(target, args);
    },
  });
  Reflect.set(route, 'load', async () => ({ Page: Seen }));
  page.open(pathname);
  await page.live(() => isShown);
  const reason = page.takeFailure();
  if (reason !== undefined) return { kind: 'not_shown', reason };
  return isShown ? null : { kind: 'not_opened', reason: '' };
}
