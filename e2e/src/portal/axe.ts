import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A violation that axe reports. */
export interface Finding {
  readonly rule: string;
  readonly help: string;
  readonly where: string[];
}

/** All rules of axe, or only those on colour, which are all that a theme affects. */
export type Rules = 'all' | 'colours';

/** Reporting what passes takes axe longer than some of its rules; so does collecting all styles, for a rule on sound. */
const VIOLATIONS_ALONE = { resultTypes: ['violations'], selectors: false, preload: false };

/** Fails if axe finds violations on the page in its present state and theme. */
export async function expectAccessible(page: Page, rules: Rules = 'all'): Promise<void> {
  expect(await findingsOn(page, rules), `axe on ${page.url()}`).toEqual([]);
}

/** Returns axe's violations on the page in its present state and theme. */
export async function findingsOn(page: Page, rules: Rules = 'all'): Promise<Finding[]> {
  await animationsEnded(page);
  // The page's policy blocks foreign scripts; the debugger bypasses it.
  const session = await page.context().newCDPSession(page);
  const { result: there } = await session.send('Runtime.evaluate', { expression: 'typeof axe' });
  if (there.value === 'undefined') await session.send('Runtime.evaluate', { expression: AXE });
  const options = {
    ...VIOLATIONS_ALONE,
    ...(rules === 'colours' && { runOnly: ['color-contrast', 'link-in-text-block'] }),
  };
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(${JSON.stringify(options)}).then(({ violations }) => JSON.stringify(violations.map(({ id, help, nodes }) =>
      ({ rule: id, help, where: nodes.map(({ html, failureSummary }) => html.slice(0, 160) + ' ' + failureSummary) }))))`,
    awaitPromise: true,
  });
  await session.detach();
  return JSON.parse(String(result.value)) as Finding[];
}

/** Until an animation ends, contrast and a dialog's position are not final. */
async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // The end of one can start the next.
    for (let running = ending(); running.length > 0; running = ending())
      // An animation whose element is removed rejects; it has ended too.
      await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Fails if the page scrolls sideways after its layout has settled. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide, `how much too wide ${page.url()} is`).toBeLessThanOrEqual(0);
}
