import type { ApplicationFiles } from '@counterpoint/contract/page-config';
import { type SignInResult, WAITING_EVENT } from '../src/session/hand-over.ts';

export interface Application {
  /** Runs it behind the form, once. */
  run(): void;
  /** Resolves to whether it takes over. */
  handOver(result: SignInResult): Promise<boolean>;
}

/** If it isn't ready this long after signing in, the next page is loaded instead. */
const START_LIMIT_MS = 10_000;

/**
 * Fetches the application at once, and runs it when the member submits. If it ran earlier, it would block a slow phone for a
 * second while the member types. Failures have no effect, because the navigation after signing in loads it anyway.
 */
export function prepareApplication(files: ApplicationFiles | undefined): Application {
  if (!files) return { run: () => undefined, handOver: () => Promise.resolve(false) };
  const { promise: signIn, resolve: finishSignIn } = Promise.withResolvers<SignInResult>();
  const { font } = files;
  // The typeface would slow down the files, which the member waits for.
  void Promise.all([files.entry, ...files.preload].map(intoCache)).then(() => font && showTypeface(font));
  let isReady: Promise<boolean> | undefined;
  return {
    run() {
      window.__counterpointSignIn = signIn;
      isReady ??= runScript(files);
    },
    async handOver(result) {
      finishSignIn(result);
      const isTooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), START_LIMIT_MS));
      return Promise.race([isReady ?? false, isTooLate]);
    },
  };
}

/** Resolves to whether the application has become ready. */
function runScript(files: ApplicationFiles): Promise<boolean> {
  return new Promise((resolve) => {
    addEventListener(WAITING_EVENT, () => resolve(true), { once: true });
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
