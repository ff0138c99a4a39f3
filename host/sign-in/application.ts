import type { ApplicationFiles } from '@counterpoint/contract/page-config';
import type { Session } from '@counterpoint/domain/schemas/members';
import { WAITING_EVENT } from '../src/session/hand-over.ts';

/** The application that is started behind the form. */
export interface Application {
  /** Hands the session over, and gives back whether there was an application ready to take it. */
  takeOver(session: Session): boolean;
}

/**
 * Brings the application into the HTTP cache while the member types, then starts it: it gets ready and waits. When
 * anything of this fails nothing is lost, since going to a page of the application starts it anew.
 */
export function startApplication(files: ApplicationFiles | undefined): Application {
  const { promise, resolve } = Promise.withResolvers<Session>();
  let isWaiting = false;
  if (files) {
    addEventListener(WAITING_EVENT, () => (isWaiting = true), { once: true });
    whenIdle(async () => {
      await Promise.all([files.entry, ...files.preload].map(intoCache));
      window.__counterpointSession = promise;
      addScript(files);
    });
  }
  return {
    takeOver(session) {
      if (isWaiting) resolve(session);
      return isWaiting;
    },
  };
}

/** Shows the page in the portal's typeface once it is there; until then in the system's, so that nothing waits for it. */
export function showTypeface(address: string): void {
  const face = new FontFace('Inter Variable', `url(${address}) format('woff2')`, {
    weight: '100 900',
    display: 'swap',
  });
  document.fonts.add(face);
}

/** A failed warming is no failure: the script's own request comes after it. */
async function intoCache(address: string): Promise<void> {
  await fetch(address, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

function addScript({ entry, integrity }: ApplicationFiles): void {
  const script = document.createElement('script');
  script.src = entry;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  document.head.append(script);
}

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => Promise<void>): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void work(), { timeout: 2_000 });
  else setTimeout(() => void work(), 200);
}
