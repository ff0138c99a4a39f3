import type { Page } from '@playwright/test';

interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
}

/** Where a test runs that says nothing of it. */
export const DESKTOP: Screen = { viewport: { width: 1440, height: 900 }, hasTouch: false };

/** Where a test runs that is tagged `@phone`. */
export const PHONE: Screen = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The screen that the tags of a test ask for. */
export function screenFor(tags: readonly string[]): Screen {
  return tags.includes('@phone') ? PHONE : DESKTOP;
}

/** The viewport of the other of both screens, to look at what was come to on this one. */
export function otherViewport(page: { viewportSize(): { readonly width: number } | null }): Screen['viewport'] {
  return page.viewportSize()?.width === PHONE.viewport.width ? DESKTOP.viewport : PHONE.viewport;
}

/**
 * Gives the page another size, and waits until it has it and has drawn what it asks of that width. Playwright alone waits until
 * the browser has heard of it: on a busy machine the page changes later, in the middle of what is looked at next.
 */
export async function resizeTo(page: Page, viewport: Screen['viewport']): Promise<void> {
  // Of two pages the one behind is given no frames.
  await page.bringToFront();
  await page.setViewportSize(viewport);
  await page.evaluate(async ({ width }) => {
    // A frame, or as long as none comes to a page that has nothing to draw.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    for (let tries = 0; innerWidth !== width; tries += 1) {
      if (tries === 40) throw new Error(`The page is ${innerWidth} px wide, and was to be ${width}.`);
      await frame();
    }
    // What follows a width is heard of in a frame, and drawn by the next.
    await frame();
    await frame();
  }, viewport);
}
