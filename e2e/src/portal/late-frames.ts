import type { Page } from '@playwright/test';

/** Delay of animation frames, as on a busy phone. */
const LATE_MS = 250;

/** Delays the frames of all later pages, so that input comes before them. */
export async function withLateFrames(page: Page): Promise<void> {
  await page.addInitScript((late) => {
    const request = window.requestAnimationFrame.bind(window);
    const cancel = window.cancelAnimationFrame.bind(window);
    const timers = new Map<number, number>();
    window.requestAnimationFrame = (act) => {
      const frame = request((time) => timers.set(frame, window.setTimeout(act, late, time)));
      return frame;
    };
    window.cancelAnimationFrame = (frame) => {
      cancel(frame);
      clearTimeout(timers.get(frame));
    };
  }, LATE_MS);
}
