import type { Page } from '@playwright/test';

interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
}

/** The default screen of a test. */
export const DESKTOP: Screen = { viewport: { width: 1440, height: 900 }, hasTouch: false };

/** The screen of tests tagged `@phone`. */
export const PHONE: Screen = { viewport: { width: 390, height: 844 }, hasTouch: true };

export function screenFor(tags: readonly string[]): Screen {
  return tags.includes('@phone') ? PHONE : DESKTOP;
}

/** The other screen's viewport. */
export function otherViewport(page: { viewportSize(): { readonly width: number } | null }): Screen['viewport'] {
  return page.viewportSize()?.width === PHONE.viewport.width ? DESKTOP.viewport : PHONE.viewport;
}

/**
 * Resizes the page and waits until it has rendered at that width. Playwright only waits for the browser, so on a busy
 * machine the page could change later, during the next check.
 */
export async function resizeTo(page: Page, viewport: Screen['viewport']): Promise<void> {
  // A page in the background gets no frames.
  await page.bringToFront();
  await page.setViewportSize(viewport);
  await page.evaluate(async ({ width }) => {
    // The next frame, or a timeout for a page that has nothing to draw.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    for (let tries = 0; innerWidth !== width; tries += 1) {
      if (tries === 40) throw new Error(`The page is ${innerWidth} px wide, and was to be ${width}.`);
      await frame();
    }
    // One frame to handle the new width, and one to draw it.
    await frame();
    await frame();
  }, viewport);
}
