import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { type ApiMember, memberAtApi } from '../portal/api-member.ts';
import { asMember, openFromMenu, printedMember } from '../portal/demo-member.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

const KOFI = 'kofi.mensah@example.org';
const OSU = 'osu.music@example.org';
const ASKED = 'gives you 50.00% performing and 50.00% mechanical';

interface Fixtures {
  osu: ApiMember;
  kofi: ApiMember;
}

/** Two members act through the API beside the member with a page open. */
const memberTest = test.extend<Fixtures>({
  osu: async ({ portal }, use) => {
    const member = await memberAtApi(portal, printedMember(portal.output(), OSU));
    await use(member);
    await member.stop();
  },
  kofi: async ({ portal }, use) => {
    const member = await memberAtApi(portal, printedMember(portal.output(), KOFI));
    await use(member);
    await member.stop();
  },
});

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /notification/i });
const dropdown = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const onDashboard = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** The bell's label; its badge shows the same number. */
async function unread(page: Page): Promise<number> {
  await expect(bell(page)).toHaveAccessibleName(/unread/);
  return Number.parseInt((await bell(page).getAttribute('aria-label')) ?? '', 10) || 0;
}

/** Opens the dashboard and returns the bell's label once the dashboard shows the notifications. */
async function openAndCount(page: Page, portal: Portal, email: string): Promise<number> {
  await asMember(page, { portal, email });
  await expect(onDashboard(page).getByRole('link').first()).toBeVisible();
  return unread(page);
}

/** A title that no other test has. */
const newTitle = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

memberTest(
  'a notification arrives live, is opened from the bell, and is read alone and with all others',
  async ({ page, context, portal, osu, kofi }) => {
    const before = await openAndCount(page, portal, KOFI);
    const other = await context.newPage();
    await other.goto(paths.dashboard());
    await page.bringToFront();
    await openFromMenu(page, 'Sound Recordings');
    const titles = [newTitle('First Light'), newTitle('Second Light')] as const;

    await test.step('shows and announces each notification while the page is open', async () => {
      for (const [index, title] of titles.entries()) {
        await osu.submitWorkWith(kofi, title);
        // One at a time: those that arrive together are announced as a number.
        await expect(bell(page)).toHaveAccessibleName(`${before + index + 1} unread notifications`);
        await expect(page.getByRole('status', { name: 'New notifications' })).toHaveText(
          `New notification from Osu Music Publishing: Confirm your shares. “${title}” ${ASKED}`,
        );
      }
      await expect(bell(page)).toHaveText(String(before + 2));
      await expect(page).toHaveURL(paths.recordings.list());
    });

    await test.step('the dropdown has the specified size and texts', async () => {
      await bell(page).click();
      await expect(dropdown(page).getByText('Notifications', { exact: true })).toBeVisible();
      const box = await dropdown(page).boundingBox();
      expect(box?.width).toBeCloseTo(320, -1);
      // Measured in layout: its position on the screen is a fraction of a pixel, which its bounding box includes.
      const height = await dropdown(page).evaluate((panel) => Number.parseFloat(getComputedStyle(panel).height));
      expect(height).toBeLessThanOrEqual(448);
      const newest = dropdown(page).getByRole('listitem').first();
      await expect(newest).toContainText('Confirm your shares');
      await expect(newest).toContainText(`“${titles[1]}” ${ASKED}`);
      await expect(newest).toContainText('a few moments ago');
      await expect(newest).toContainText('OP');
      await expect(newest.getByRole('link')).toHaveAccessibleName(/^Unread: /);
    });

    await test.step('a click opens the dashboard and marks that one as read', async () => {
      await dropdown(page).getByRole('link', { name: titles[1] }).click();
      await expect(page).toHaveURL(paths.dashboard());
      await expect(dropdown(page)).toHaveCount(0);
      await expect(bell(page)).toHaveAccessibleName(`${before + 1} unread notifications`);
    });

    await test.step('the dashboard shows that one in focus, with its direct link', async () => {
      const entry = onDashboard(page).getByRole('link', { name: titles[1] });
      await expect(entry).toBeFocused();
      await expect(entry).toHaveAttribute('href', new RegExp(`^${paths.compositions.details('')}`));
    });

    await test.step('marks all as read, which the server stores', async () => {
      await bell(page).click();
      await dropdown(page).getByRole('button', { name: 'Mark all as read' }).click();
      await expect(bell(page)).toHaveAccessibleName('Notifications, none unread');
      await expect(bell(page)).toHaveText('');
      await expect(dropdown(page).getByRole('link', { name: /^Unread/ })).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Notifications, none unread');
    });

    await test.step('the member’s other tab is updated', async () => {
      await other.bringToFront();
      await expect(bell(other)).toHaveAccessibleName('Notifications, none unread');
    });
  },
);
