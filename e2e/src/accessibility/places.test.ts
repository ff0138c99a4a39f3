import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import type { Place } from '../photos/place.ts';
import { PLACES } from '../photos/places.ts';
import { MENU_DRAWER } from '../photos/shell-places.ts';
import { expectNoSidewaysScroll, findingsOn } from '../portal/axe.ts';
import { asMember } from '../portal/demo-member.ts';
import { DESKTOP, PHONE, resizeTo } from '../portal/screens.ts';
import { settled } from '../portal/settled.ts';
import { expect, test } from '../portal/test.ts';

// Some places show errors on purpose.
test.use({ expectedErrors: [/Failed to load resource|thrown on purpose/] });

const AMA = 'ama.kusi@example.org';
/** Places per test, so that workers share them evenly. Each test loads the portal, and finds out which entries to open. */
const SET = 40;

const PLACES_BY_VISITOR = Map.groupBy(PLACES, ({ isPublic = false, member = AMA }) =>
  isPublic ? 'a stranger' : member,
);
const SETS = [...PLACES_BY_VISITOR].flatMap(([visitor, places]) =>
  Array.from({ length: Math.ceil(places.length / SET) }, (_, index) => ({
    visitor,
    title: `the places of ${visitor}, from ${places[index * SET]?.name} on`,
    places: places.slice(index * SET, (index + 1) * SET),
  })),
);

for (const { visitor, title, places } of SETS)
  test(`${title}, are accessible in both themes and never scroll sideways`, async ({ page, portal }) => {
    test.setTimeout(900_000);
    if (visitor !== 'a stranger') await asMember(page, { portal, email: visitor });
    const findingsByPlace: Record<string, string[]> = {};
    for (const place of places) {
      const findings = [...(await findingsOnDesktop(page, place)), ...(await findingsOnPhone(page, place))];
      if (findings.length > 0) findingsByPlace[place.name] = findings;
    }
    expect(findingsByPlace).toEqual({});
  });

// One theme per width: the kit tests its colour pairs in both, and pages use only those.

async function findingsOnDesktop(page: Page, { go }: Place): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP.viewport);
  await go(page);
  // By element: behind a dialog the page has no roles.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await settled(page);
  return findingsAt(page, 'desktop, light');
}

async function findingsOnPhone(page: Page, { name, go }: Place): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await resizeTo(page, PHONE.viewport);
  // Only phones have the drawer, and the landing page reads the theme when it opens. Others request nothing.
  if (name === MENU_DRAWER) {
    await go(page);
    await settled(page);
  } else if (new URL(page.url()).pathname === paths.signIn()) {
    await page.reload();
    await settled(page);
  }
  await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
  return findingsAt(page, 'phone, dark');
}

async function findingsAt(page: Page, screen: string): Promise<string[]> {
  await expectNoSidewaysScroll(page);
  return (await findingsOn(page)).map(({ rule, where }) => `${screen}, ${rule}: ${where.join('; ')}`);
}
