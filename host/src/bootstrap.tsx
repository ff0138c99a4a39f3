import { createSessionStore } from '@counterpoint/client/session';
import { rootElement } from '@counterpoint/frame';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createPortal } from './app/portal.ts';
import { startAhead } from './app/start-ahead.ts';
import { readPageConfig } from './config/page-config.ts';
import { startReporting } from './errors/error-reporter.ts';
import { LANDING_SELECTOR, WAITING_EVENT } from './session/hand-over.ts';
import { watchSession } from './session/watch-session.ts';
import { notify } from './toasts/notify.ts';

/** Started behind the landing page, the application is ready from here on and waits for a session. */
async function sessionHandedOver(): Promise<void> {
  if (!window.__counterpointSession) return;
  dispatchEvent(new Event(WAITING_EVENT));
  await window.__counterpointSession;
  for (const element of document.querySelectorAll(LANDING_SELECTOR)) element.remove();
}

async function start(): Promise<void> {
  await sessionHandedOver();
  const { session_secret: secret, release } = readPageConfig();
  const portal = createPortal(createSessionStore({ secret }));
  startReporting({ http: portal.plainHttp, notify, release });
  watchSession(portal);
  startAhead(portal);
  createRoot(rootElement()).render(<App portal={portal} />);
}

void start();
