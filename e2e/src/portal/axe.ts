import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly rule: string;
  readonly help: string;
  readonly where: string[];
}

/** Fails with what axe finds on the page as it stands, in the theme it has. */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsEnded(page);
  // The page's policy forbids scripts of others; the debugger's way in is not bound by it.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run().then(({ violations }) => JSON.stringify(violations.map(({ id, help, nodes }) =>
      ({ rule: id, help, where: nodes.map(({ html, failureSummary }) => html.slice(0, 160) + ' ' + failureSummary) }))))`,
    awaitPromise: true,
  });
  await session.detach();
  const findings = JSON.parse(String(result.value)) as Finding[];
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** What fades in has neither its contrast nor, for a dialog, its place over the page until it is there. */
async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One that is taken away with its element is rejected, and is over as well.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window ?? 0);
}
