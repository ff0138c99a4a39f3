import type { Page } from '@playwright/test';

/** How late what a page asks to do in its next frame comes: as on a slow phone that is busy. */
const LATE_MS = 250;

/** From the next page on, frames come late: what was pressed meanwhile comes before them. */
export async function withLateFrames(page: Page): Promise<void> {
  await page.addInitScript((late) => {
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (act) => ask((time) => setTimeout(act, late, time));
  }, LATE_MS);
}
