import { prefetch } from '@counterpoint/client/prefetch';
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
import type { SignInResult } from './session/hand-over.ts';

declare global {
  interface Window {
    /** Read by goober (in notistack) when its module runs. */
    __nonce__?: string | undefined;
  }
}

function start(): void {
  requireOwnScripts();
  // Otherwise zod probes `new Function`, which the content security policy reports.
  z.config({ jitless: true });
  window.__nonce__ = styleNonce();
  const config = readPageConfig();
  pageState().loadTimeoutMs = config.load_timeout_ms;
  addIntegrity(location.origin, config.integrity);
  setRegistry(config.registry);
  const signIn = window.__counterpointSignIn;
  const session = createSessionStore({ secret: config.session_secret }).get();
  if (!signIn && !enforceRoute(location, session !== null)) return;
  if (signIn) void signIn.then(prefetchPage);
  else if (session) prefetchPage({ token: session.token, target: location.pathname });
  import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch((error: unknown) => {
    // The landing page navigates to the dashboard itself if the application doesn't start.
    if (!signIn) showStartFailure(error);
  });
  setTimeout(warmFormatters);
}

/** Prefetches what the first page can't be shown without. */
function prefetchPage({ token, target }: SignInResult): void {
  prefetch(target === paths.dashboard() ? ['user/profile', 'dashboard'] : ['user/profile'], token);
}

/** A browser's first formatter takes 50 ms on a phone. At this point the page is only waiting for scripts. */
function warmFormatters(): void {
  const { lang } = document.documentElement;
  new Intl.NumberFormat(lang).format(0);
  new Intl.DateTimeFormat(lang).format(0);
}

start();
