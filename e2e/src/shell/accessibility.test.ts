import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { PLACES, type Place } from '../photos/places.ts';
import { MENU_DRAWER } from '../photos/shell-places.ts';
import { expectNoSidewaysScroll, findingsOn } from '../portal/axe.ts';
import { asMember } from '../portal/demo-member.ts';
import { resizeTo } from '../portal/screens.ts';
import { settled } from '../portal/settled.ts';
import { expect, test } from '../portal/test.ts';

// Some places stand for what was refused or went wrong.
test.use({
  expectedErrors: [/Failed to load resource|thrown on purpose/],
  contextOptions: { reducedMotion: 'reduce' },
});

const WIDTHS = [1440, 390];
const AMA = 'ama.kusi@example.org';
/** So many places to a test, that the tests can share the machine evenly. */
const SET = 12;

const WHOSE = Map.groupBy(PLACES, ({ isPublic = false, member = AMA }) => (isPublic ? 'a stranger' : member));
const SETS = [...WHOSE].flatMap(([who, places]) =>
  Array.from({ length: Math.ceil(places.length / SET) }, (_, index) => ({
    who,
    title: `the places of ${who}, from ${places[index * SET]?.name} on`,
    places: places.slice(index * SET, (index + 1) * SET),
  })),
);

for (const { who, title, places } of SETS)
  test(`${title}: accessible in both themes, and no sideways scroll, at 1440 and 390`, async ({ page, portal }) => {
    test.setTimeout(300_000);
    if (who !== 'a stranger') await asMember(page, portal, who);
    const wrong: Record<string, string[]> = {};
    for (const place of places) {
      const found = await complaints(page, place);
      if (found.length > 0) wrong[place.name] = found;
    }
    expect(wrong).toEqual({});
  });

/** What is wrong with a place, at both widths and in both themes. */
async function complaints(page: Page, { name, go }: Place): Promise<string[]> {
  const found: string[] = [];
  for (const [index, width] of WIDTHS.entries()) {
    await resizeTo(page, { width, height: 900 });
    if (index === 0 || name === MENU_DRAWER) await go(page);
    // By its element: behind a dialog the page has no roles.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await settled(page);
    await expectNoSidewaysScroll(page);
    for (const finding of await inBothThemes(page)) found.push(`${width}, ${finding}`);
  }
  return found;
}

/** What axe finds in the light theme, and in the dark one of what a theme can change. */
async function inBothThemes(page: Page): Promise<string[]> {
  const light = await findingsOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The landing page takes the theme that there is when it is opened.
  if (new URL(page.url()).pathname === paths.signIn()) await page.reload();
  await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
  const dark = await findingsOn(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map(inWords('light')), ...dark.map(inWords('dark'))];
}

function inWords(theme: string) {
  return ({ rule, where }: { rule: string; where: string[] }) => `${theme}, ${rule}: ${where.join('; ')}`;
}
