import type { ApplicationFiles } from '@counterpoint/contract/page-config';
import type { Session } from '@counterpoint/domain/schemas/members';
import { WAITING_EVENT } from '../src/session/hand-over.ts';

export interface Application {
  /** Returns whether the application was ready to take the session. */
  takeOver(session: Session): boolean;
}

/**
 * Prefetches the application while the member types, then starts it in the background. Failures have no effect, because the
 * navigation after signing in loads it anyway.
 */
export function startApplication(files: ApplicationFiles | undefined): Application {
  const { promise, resolve } = Promise.withResolvers<Session>();
  let isWaiting = false;
  if (files) {
    addEventListener(WAITING_EVENT, () => (isWaiting = true), { once: true });
    whenIdle(async () => {
      await Promise.all([files.entry, ...files.preload].map(intoCache));
      window.__counterpointSession = promise;
      void addScript(files);
    });
  }
  return {
    takeOver(session) {
      if (isWaiting) resolve(session);
      return isWaiting;
    },
  };
}

export function showTypeface(address: string): void {
  const face = new FontFace('Inter Variable', `url(${address}) format('woff2')`, {
    weight: '100 900',
    display: 'swap',
  });
  document.fonts.add(face);
}

/** Ignores failures: the script element requests the file again. */
async function intoCache(address: string): Promise<void> {
  await fetch(address, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

/** Resolves once it has run, or failed to load. */
export function addScript({ entry, integrity }: Pick<ApplicationFiles, 'entry' | 'integrity'>): Promise<unknown> {
  const script = document.createElement('script');
  script.src = entry;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  document.head.append(script);
  return new Promise((resolve) => (script.onload = script.onerror = resolve));
}

function whenIdle(work: () => Promise<void>): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void work(), { timeout: 2_000 });
  else setTimeout(() => void work(), 200);
}
