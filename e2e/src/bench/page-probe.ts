import type { Page } from '@playwright/test';

/** Timings that a page reports, in milliseconds since its request unless stated otherwise. */
export interface PageTimings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the sign-in form listens; 0 on a page without one. */
  readonly usable: number;
  /** From submitting the form to the dashboard's data painted; 0 until then. */
  readonly submitToDashboard: number;
  /** All shifts that no input explains, summed. */
  readonly layoutShift: number;
  /** The longest that an input waited for the page. */
  readonly inputDelay: number;
  /** What long tasks took beyond 50 ms, summed. */
  readonly blocking: number;
}

declare global {
  interface Window {
    /** What the probe has seen so far, in the page that is measured. */
    seenByProbe: { -readonly [Figure in keyof PageTimings]: PageTimings[Figure] };
  }
}

/** Watches every page that this one goes to. */
export async function probe(page: Page): Promise<void> {
  await page.addInitScript(watchPage);
}

/** What the page's probe has seen so far. */
export function readTimings(page: Page): Promise<PageTimings> {
  return page.evaluate(() => window.seenByProbe);
}

/** Waits until the dashboard stands with its data, painted, and gives what was seen until then. */
export async function timingsOfDashboard(page: Page): Promise<PageTimings> {
  await page.waitForFunction(() => window.seenByProbe.submitToDashboard > 0, null, { polling: 50 });
  return readTimings(page);
}

/** Runs in the page before anything of its own, as text: it can use nothing from outside itself. */
function watchPage(): void {
  const SUBMITTED_AT = 'probe-submitted-at';
  const seen = {
    firstPaint: 0,
    largestPaint: 0,
    usable: 0,
    submitToDashboard: 0,
    layoutShift: 0,
    inputDelay: 0,
    blocking: 0,
  };
  window.seenByProbe = seen;

  function observe(type: string, take: (entry: PerformanceEntry) => void): void {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    if ('hadRecentInput' in entry && !entry.hadRecentInput)
      seen.layoutShift += 'value' in entry ? Number(entry.value) : 0;
  });
  observe('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
  observe('event', (entry) => {
    const delay = entry instanceof PerformanceEventTiming ? entry.processingStart - entry.startTime : 0;
    seen.inputDelay = Math.max(seen.inputDelay, delay);
  });

  const listen = HTMLFormElement.prototype.addEventListener;
  HTMLFormElement.prototype.addEventListener = function (this: HTMLFormElement, ...args: Parameters<typeof listen>) {
    if (args[0] === 'submit' && seen.usable === 0) seen.usable = performance.now();
    listen.apply(this, args);
  };

  // Signing in may stay in this document or go to another one, so the time of submitting is kept beside both.
  addEventListener(
    'submit',
    () => sessionStorage.setItem(SUBMITTED_AT, String(performance.timeOrigin + performance.now())),
    { capture: true },
  );
  const whenDashboardStands = new MutationObserver(() => {
    // The dashboard's sections come with its data.
    if (!document.querySelector('main h2')) return;
    whenDashboardStands.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const submittedAt = Number(sessionStorage.getItem(SUBMITTED_AT)) || performance.timeOrigin;
        seen.submitToDashboard = performance.timeOrigin + performance.now() - submittedAt;
      }),
    );
  });
  whenDashboardStands.observe(document, { childList: true, subtree: true });
}
