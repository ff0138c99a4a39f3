import { callAhead } from '@counterpoint/client/ahead';
import { createSessionStore } from '@counterpoint/client/session';
import { paths } from '@counterpoint/contract/paths';
import * as z from 'zod/mini';
import { addIntegrity, pageState } from './areas/page-state.ts';
import { setRegistry } from './areas/registry-store.ts';
import { readPageConfig } from './config/page-config.ts';
import { styleNonce } from './config/style-nonce.ts';
import { requireOwnScripts } from './config/trusted-types.ts';
import { showStartFailure } from './errors/start-failure.ts';
import { enforceRoute } from './session/guard.ts';
import type { SignedIn } from './session/hand-over.ts';

declare global {
  interface Window {
    /** Read by goober (in notistack) when its module runs. */
    __nonce__?: string | undefined;
  }
}

const { lang: LANGUAGE } = document.documentElement;

function start(): void {
  requireOwnScripts();
  // Otherwise zod probes `new Function`, which the content security policy reports.
  z.config({ jitless: true });
  window.__nonce__ = styleNonce();
  const config = readPageConfig();
  pageState().loadTimeoutMs = config.load_timeout_ms;
  addIntegrity(location.origin, config.integrity);
  setRegistry(config.registry);
  const behindLanding = window.__counterpointSession;
  const session = createSessionStore({ secret: config.session_secret }).get();
  if (behindLanding) void behindLanding.then(readAhead);
  else if (!enforceRoute(location, session !== null)) return;
  else if (session) readAhead({ token: session.token, target: location.pathname });
  import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch((error: unknown) => {
    // The landing page navigates to the dashboard itself if the application doesn't start.
    if (!behindLanding) showStartFailure(error);
  });
  setTimeout(warmFormatters);
}

/** Sends the reads without which the first page can't be shown. */
function readAhead({ token, target }: SignedIn): void {
  const reads = target === paths.dashboard() ? ['user/profile', 'dashboard'] : ['user/profile'];
  callAhead(reads, { token, baseUrl: `${location.origin}/api/v1`, language: LANGUAGE });
}

/** A browser's first formatter takes 50 ms on a phone. At this point the page is only waiting for scripts. */
function warmFormatters(): void {
  new Intl.NumberFormat(LANGUAGE).format(0);
  new Intl.DateTimeFormat(LANGUAGE).format(0);
}

start();
