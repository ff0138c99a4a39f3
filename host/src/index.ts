import { createSessionStore } from '@counterpoint/client/session';
import * as z from 'zod/mini';
import { addIntegrity, pageState } from './areas/page-state.ts';
import { setRegistry } from './areas/registry-store.ts';
import { readPageConfig } from './config/page-config.ts';
import { styleNonce } from './config/style-nonce.ts';
import { requireOwnScripts } from './config/trusted-types.ts';
import { showStartFailure } from './errors/start-failure.ts';
import { admit } from './session/guard.ts';

declare global {
  interface Window {
    /** Read by goober (inside notistack), which makes its style element as soon as its module is evaluated. */
    __nonce__?: string | undefined;
  }
}

/** What must be settled before any chunk is asked for: limits and hashes, and whether this page may be shown at all. */
function start(): void {
  requireOwnScripts();
  // zod would otherwise probe for `new Function`, which the content policy reports.
  z.config({ jitless: true });
  window.__nonce__ = styleNonce();
  const config = readPageConfig();
  pageState().loadTimeoutMs = config.load_timeout_ms;
  addIntegrity(location.origin, config.integrity);
  setRegistry(config.registry);
  const isBehindLanding = window.__counterpointSession !== undefined;
  const isSignedIn = createSessionStore({ secret: config.session_secret }).get() !== null;
  if (!isBehindLanding && !admit(location, isSignedIn)) return;
  import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch((error: unknown) => {
    // The landing page goes to the dashboard by itself when the application does not come.
    if (!isBehindLanding) showStartFailure(error);
  });
}

start();
