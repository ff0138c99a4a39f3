import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Something that axe objects to. */
export interface Finding {
  readonly rule: string;
  readonly help: string;
  readonly where: string[];
}

/** All that axe knows, or the rules that look at colours, which are what another theme changes. */
export type Rules = 'all' | 'colours';

/** Spares axe the report on all that is right, which takes it longer than some of its rules; the rules are the same. */
const VIOLATIONS_ALONE = { resultTypes: ['violations'] };

/** Fails with what axe finds on the page as it stands, in the theme it has. */
export async function expectAccessible(page: Page, rules: Rules = 'all'): Promise<void> {
  expect(await findingsOn(page, rules), `axe on ${page.url()}`).toEqual([]);
}

/** What axe finds on the page as it stands, in the theme it has. */
export async function findingsOn(page: Page, rules: Rules = 'all'): Promise<Finding[]> {
  await animationsEnded(page);
  // The page's policy forbids scripts of others; the debugger's way in is not bound by it.
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

/** What fades in has neither its contrast nor, for a dialog, its place over the page until it is there. */
async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One sets off the next where an element's own change follows what it inherits.
    for (let running = ending(); running.length > 0; running = ending())
      // One that is taken away with its element is rejected, and is over as well.
      await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Fails when the page can be scrolled sideways, once it has taken the form for its width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide, `how much too wide ${page.url()} is`).toBeLessThanOrEqual(0);
}
