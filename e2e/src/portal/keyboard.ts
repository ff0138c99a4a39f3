import { expect, type Locator, type Page } from '@playwright/test';

/** More than the stops of any page; a focus that is trapped never reaches the end. */
const MAX_STOPS = 120;

/** The focus is inside the window and visible, by an outline or a shadow. */
export async function expectFocus(place: Locator): Promise<void> {
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
  const isDrawn = () =>
    place.evaluate((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (
        element.matches(':focus-visible') &&
        ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none')
      );
    });
  await expect.poll(isDrawn, `the focus on ${place} is drawn`).toBe(true);
}

/** Presses Tab, or Shift and Tab, until an element has the focus. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(place).toBeVisible();
  const isThere = () => place.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < MAX_STOPS && !(await isThere()); step += 1) await page.keyboard.press(key);
  await expectFocus(place);
}
