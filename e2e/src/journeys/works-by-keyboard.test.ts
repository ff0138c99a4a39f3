import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectFocus, tabTo } from '../portal/keyboard.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function press(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, button(page, name), key);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

/** Picks the first result of a search. */
async function pick(page: Page, label: string, name: string): Promise<void> {
  await type(page, label, name);
  const found = page.getByRole('option', { name });
  await expect(found.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(found.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

test('registers a work with a co-writer and a publisher, which the co-writer confirms, by keyboard alone', async ({
  page,
  portal,
  browser,
}) => {
  // No other test's member has the co-writer's name, which the search finds.
  const [akosua, kwabena] = [
    await freshMember(portal, { given_name: 'Akosua', other_names: 'Addo' }),
    await freshMember(portal, { given_name: 'Kwabena', other_names: 'Gyamfi' }),
  ];
  const title = `Tabbed Hymn ${akosua.email.slice(5, 11)}`;
  await openSession(page.context(), portal, akosua);
  await page.goto(paths.dashboard());

  await test.step('opens the form from the dashboard and searches first', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Register your first composition' }));
    await page.keyboard.press('Enter');
    await type(page, 'Title of the work', title);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
    await press(page, 'Continue to writers');
  });

  await test.step('adds the co-writer', async () => {
    await pick(page, 'Add a writer', 'Kwabena Gyamfi');
    await press(page, 'Split evenly', 'Shift+Tab');
    await expect(page.getByLabel('Performing % of Kwabena Gyamfi')).toHaveValue('50.00');
    await press(page, 'Continue to publishers');
  });

  await test.step('adds a publisher', async () => {
    await pick(page, 'Add a publisher', 'Osu Music');
    await press(page, 'Split 50/50', 'Shift+Tab');
    await expect(page.getByLabel(/^Performing % of Osu Music/)).toHaveValue('25.00');
    await press(page, 'Continue to recordings');
    await press(page, 'Continue to review');
  });

  await test.step('submits it and arrives at the work', async () => {
    await press(page, 'Submit for registration');
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeFocused();
    await expect(page.getByText(/^Awaiting confirmation from/)).toBeVisible();
  });

  await test.step('the co-writer opens it from the dashboard and confirms', async () => {
    const other = await memberPage(browser, { portal, member: kwabena, at: paths.dashboard() });
    await tabTo(other, other.getByRole('main').getByRole('link').filter({ hasText: title }).first());
    await other.keyboard.press('Enter');
    const opener = button(other, 'Confirm my shares');
    const dialog = other.getByRole('dialog', { name: 'Confirm your shares' });
    await press(other, 'Confirm my shares');
    await expect(dialog).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectFocus(opener);
    await other.keyboard.press('Enter');
    await tabTo(other, dialog.getByRole('button', { name: 'Confirm my shares' }));
    await other.keyboard.press('Enter');
    await expect(other.getByText('Your shares are confirmed.')).toBeVisible();
  });
});
