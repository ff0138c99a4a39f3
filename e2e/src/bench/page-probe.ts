import type { Page } from '@playwright/test';

/** Timings that a page reports, in milliseconds since its request unless noted. */
export interface PageTimings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the sign-in form works; 0 on other pages. */
  readonly usable: number;
  /** From submitting the form until the dashboard's data is painted; 0 until then. */
  readonly submitToDashboard: number;
  /** Sum of all layout shifts without recent input. */
  readonly layoutShift: number;
  /** The longest delay of an input. */
  readonly inputDelay: number;
  /** Sum of long tasks beyond 50 ms each. */
  readonly blocking: number;
}

declare global {
  interface Window {
    /** The probe's values so far, in the measured page. */
    seenByProbe: { -readonly [Figure in keyof PageTimings]: PageTimings[Figure] };
  }
}

const DASHBOARD_SEEN = 'probe: dashboard';

/** Probes every page that this one navigates to. */
export async function probe(page: Page): Promise<void> {
  await page.addInitScript(watchPage, DASHBOARD_SEEN);
}

/** The probe's values so far. */
export function readTimings(page: Page): Promise<PageTimings> {
  return page.evaluate(() => window.seenByProbe);
}

/**
 * Opens the dashboard and waits until its data is painted; returns the probe's values. `waitForFunction` would compile
 * Playwright's script in the page meanwhile, 44 ms on the phone.
 */
export async function timingsOfDashboard(page: Page, open: () => Promise<unknown>): Promise<PageTimings> {
  const seen = page.waitForEvent('console', (message) => message.text() === DASHBOARD_SEEN);
  await Promise.all([open(), seen]);
  return readTimings(page);
}

/** Runs in the page before its own scripts, as text, so it can't use anything from outside. */
function watchPage(dashboardSeen: string): void {
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

  // Signing in may stay in this document or navigate, so the time of submitting is stored across both.
  addEventListener(
    'submit',
    () => sessionStorage.setItem(SUBMITTED_AT, String(performance.timeOrigin + performance.now())),
    { capture: true },
  );
  const whenDashboardStands = new MutationObserver(() => {
    // The dashboard's sections appear with its data.
    if (!document.querySelector('main h2')) return;
    whenDashboardStands.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const submittedAt = Number(sessionStorage.getItem(SUBMITTED_AT)) || performance.timeOrigin;
        seen.submitToDashboard = performance.timeOrigin + performance.now() - submittedAt;
        // biome-ignore lint/suspicious/noConsole: the message costs the page less than any other way to tell the program
        console.debug(dashboardSeen);
      }),
    );
  });
  whenDashboardStands.observe(document, { childList: true, subtree: true });
}
