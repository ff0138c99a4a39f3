import type { Page } from '@playwright/test';

/** How late what a page asks to do in its next frame comes: as on a slow phone that is busy. */
const LATE_MS = 250;

/** From the next page on, frames come late: what was pressed meanwhile comes before them. */
export async function withLateFrames(page: Page): Promise<void> {
  await page.addInitScript((late) => {
    const request = window.requestAnimationFrame.bind(window);
    const cancel = window.cancelAnimationFrame.bind(window);
    const timers = new Map<number, number>();
    window.requestAnimationFrame = (act) => {
      const frame = request((time) => timers.set(frame, window.setTimeout(act, late, time)));
      return frame;
    };
    // Also what waits here, behind its frame.
    window.cancelAnimationFrame = (frame) => {
      cancel(frame);
      clearTimeout(timers.get(frame));
    };
  }, LATE_MS);
}
