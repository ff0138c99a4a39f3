import type { ApplicationFiles } from '@counterpoint/contract/page-config';
import { type SignedIn, WAITING_EVENT } from '../src/session/hand-over.ts';

export interface Application {
  /** Runs it behind the form, once. Resolves to whether it is ready to take over. */
  run(): Promise<boolean>;
  handOver(signedIn: SignedIn): void;
}

/** If it isn't ready by then, the next page is loaded instead. */
const START_LIMIT_MS = 10_000;

/**
 * Fetches the application at once, and runs it when the member submits. If it ran earlier, it would block a slow phone for a
 * second while the member types. Failures have no effect, because the navigation after signing in loads it anyway.
 */
export function prepareApplication(files: ApplicationFiles | undefined): Application {
  const { promise: signedIn, resolve: handOver } = Promise.withResolvers<SignedIn>();
  if (!files) return { run: () => Promise.resolve(false), handOver };
  const { font } = files;
  // After the files, which the member waits for longest on a slow line.
  void Promise.all([files.entry, ...files.preload].map(intoCache)).then(() => font && showTypeface(font));
  let isReady: Promise<boolean> | undefined;
  return {
    run() {
      window.__counterpointSession = signedIn;
      isReady ??= runScript(files);
      return isReady;
    },
    handOver,
  };
}

/** Resolves to whether the application is ready. */
function runScript(files: ApplicationFiles): Promise<boolean> {
  return new Promise((resolve) => {
    addEventListener(WAITING_EVENT, () => resolve(true), { once: true });
    setTimeout(() => resolve(false), START_LIMIT_MS);
    void addScript(files).then((isLoaded) => isLoaded || resolve(false));
  });
}

function showTypeface(address: string): void {
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

/** Resolves to whether it was loaded, once it has run. */
export function addScript({ entry, integrity }: Pick<ApplicationFiles, 'entry' | 'integrity'>): Promise<boolean> {
  const script = document.createElement('script');
  script.src = entry;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  document.head.append(script);
  return new Promise((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
  });
}
