import { queryOf } from '@counterpoint/client/queries';
import { createSessionStore } from '@counterpoint/client/session';
import { loadPage, profileQuery, rootElement } from '@counterpoint/frame';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createPortal, type Portal } from './app/portal.ts';
import { loadPageAhead } from './areas/load-area.ts';
import { takesNewerVersion, watchDeployments } from './areas/newer-version.ts';
import { pageState } from './areas/page-state.ts';
import { areaOfPath } from './areas/registry-store.ts';
import { ISNI } from './chrome/isni-api.ts';
import { readPageConfig } from './config/page-config.ts';
import { errorPlace } from './errors/error-place.ts';
import { startReporting, watchUncaughtErrors } from './errors/error-reporter.ts';
import { showStartFailure } from './errors/start-failure.ts';
import { DASHBOARD } from './pages/dashboard/dashboard-api.ts';
import { hostPages } from './pages/host-pages.ts';
import { LANDING_SELECTOR, WAITING_EVENT } from './session/hand-over.ts';
import { watchSession } from './session/watch-session.ts';
import { notify } from './toasts/notify.ts';

const QUIET_AFTER_MS = 10_000;

/** Behind the landing page, signals that the application is ready, and takes over once the member has signed in. */
async function replaceLanding(): Promise<void> {
  if (!window.__counterpointSignIn) return;
  dispatchEvent(new Event(WAITING_EVENT));
  const { target } = await window.__counterpointSignIn;
  history.replaceState(null, '', target);
  for (const element of document.querySelectorAll(LANDING_SELECTOR)) element.remove();
}

async function start(): Promise<void> {
  await replaceLanding();
  const { session_secret: secret, release } = readPageConfig();
  const portal = createPortal(createSessionStore({ secret }));
  startReporting({ http: portal.plainHttp, notify, release });
  watchUncaughtErrors();
  watchSession(portal);
  watchDeployments({
    live: portal.live,
    release,
    onOutdatedForADay,
    onOutdatedPreview: () => takeNewerVersion(portal),
  });
  startAhead(portal);
  measureLater(release, location.pathname);
  createRoot(rootElement()).render(<App portal={portal} />);
}

start().catch((error: unknown) => showStartFailure(error));

function takeNewerVersion({ place, queryClient, hasTypedOn }: Portal): void {
  if (!hasTypedOn(place.pathname) && takesNewerVersion(queryClient)) place.reload();
}

function onOutdatedForADay(): void {
  // If the offer can't be loaded, the next navigation takes the version anyway.
  import('./areas/newer-version-notice.tsx').then(({ showNewerVersion }) => showNewerVersion()).catch(() => undefined);
}

/** Late, so that measuring costs the page nothing. The browser keeps what happened before. */
function measureLater(release: string, pathname: string): void {
  setTimeout(() => {
    import(/* webpackChunkName: "vitals" */ './vitals/report-vitals.ts')
      .then(({ reportVitals }) => reportVitals(errorPlace(release, pathname)))
      .catch(() => undefined);
  }, QUIET_AFTER_MS);
}

/** Requests the first page's code and data before React renders. The page itself reports failures. */
function startAhead({ http, queryClient, session, place }: Portal): void {
  const page = hostPages.find(({ path }) => path === place.pathname);
  const area = areaOfPath(place.pathname)?.area;
  if (area) loadPageAhead(area.area, place.pathname);
  if (page) loadPage(page, pageState().loadTimeoutMs).catch(() => undefined);
  if (!session.get()) return;
  void queryClient.prefetchQuery(profileQuery(http));
  void queryClient.prefetchQuery(queryOf(http, ISNI));
  if (page === hostPages[0]) void queryClient.prefetchQuery(queryOf(http, DASHBOARD));
}
