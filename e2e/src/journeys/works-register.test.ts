import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { memberAtApi } from '../portal/api-member.ts';
import { type Member, memberPage, printedMember } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog } from '../portal/good-screen.ts';
import { resizeTo } from '../portal/screens.ts';
import { openSession } from '../portal/session-cookie.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

const { compositions } = paths;

/** Continues to the next step. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue/ }).press('Enter');
}

function saved(page: Page) {
  return page.getByText(/^Draft saved/).first();
}

/** A work shared equally with Kofi, who has confirmed it; returns its ID. */
async function registeredWork(portal: Portal, member: Member, title: string) {
  const [own, kofi] = await Promise.all([
    memberAtApi(portal, member),
    memberAtApi(portal, printedMember(portal.output(), 'kofi.mensah@example.org')),
  ]);
  const id = await own.submitWorkWith(kofi, title);
  await kofi.confirm(id);
  await own.stop();
  return { id, kofi };
}

test('registers a modified version with an unknown writer by keyboard', async ({ page, portal }) => {
  const member = await freshMember(portal);
  const title = `Harmattan Hymn ${member.email.slice(5, 11)}`;
  await openSession(page.context(), portal, member);

  await test.step('searches first', async () => {
    await page.goto(compositions.add());
    await page.getByLabel('Title of the work').focus();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
  });

  await test.step('enters the type of change and the original work', async () => {
    await page.getByRole('radio', { name: 'Original work' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByLabel('The music').selectOption('The music is arranged');
    await page.getByLabel('The lyrics').selectOption('The lyrics are translated');
    await page.getByLabel('Its title').fill('Old Hymn');
    await page.getByRole('button', { name: /^Use of AI/ }).press('Enter');
    await page.getByRole('radio', { name: 'Made entirely by people' }).press('Space');
    await goOn(page);
  });

  await test.step('assigns the arranger’s share to an unknown writer', async () => {
    await page.getByRole('button', { name: 'Add an unknown writer' }).press('Enter');
    await expect(page.getByText('No ISWC with an unknown writer')).toBeVisible();
    await page.getByLabel('Role of Unknown writer').selectOption('Arranger');
    await page.getByRole('button', { name: 'Split evenly' }).press('Enter');
    await expect(page.getByLabel('Performing % of Unknown writer')).toHaveValue('50.00');
    await page.getByRole('button', { name: 'More about Unknown writer' }).press('Enter');
    await goOn(page);
  });

  await test.step('skips publishers and recordings, and submits', async () => {
    await expect(page.getByRole('button', { name: 'Continue to recordings' })).toBeVisible();
    await goOn(page);
    await expect(page.getByRole('button', { name: 'Continue to review' })).toBeVisible();
    await goOn(page);
    await expect(page.getByText('Old Hymn')).toBeVisible();
    await page.getByRole('button', { name: 'Submit for registration' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(compositions.details('')));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

test('copies writers and shares from an earlier work, and copies a whole work', async ({ page, portal }) => {
  const member = await freshMember(portal);
  const title = `Keta Lagoon ${member.email.slice(5, 11)}`;
  const { id, kofi } = await registeredWork(portal, member, title);
  await kofi.stop();
  await openSession(page.context(), portal, member);

  await test.step('replaces the entered writers, with undo', async () => {
    await page.goto(compositions.add());
    await page.getByLabel('Title of the work').fill(`Second ${title}`);
    await page.getByRole('button', { name: /continue/i }).click();
    await page.getByRole('button', { name: 'Continue to writers' }).click();
    await page.getByRole('button', { name: 'Copy from another work' }).click();
    await page.getByRole('button', { name: `Copy from ${title}` }).click();
    await expect(page.getByLabel('Performing % of Kofi Mensah')).toHaveValue('50.00');
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
    await expect(saved(page)).toBeVisible();
  });

  await test.step('copies it as a new draft', async () => {
    await page.goto(compositions.copy(id));
    await expect(page.getByText(`Copied from “${title}”`)).toBeVisible();
    await expect(page.getByLabel('ISWC')).toHaveValue('');
    await page.waitForURL(/draft=/);
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Performing % of Kofi Mensah')).toHaveValue('50.00');
  });
});

test('submits on the first press of Continue, even if a validation message moves the button', async ({
  page,
  portal,
}) => {
  const { button, before } = await wrongDurationAbove(page, portal);
  await page.mouse.move(before.x + before.width / 2, before.y + 2);
  await page.mouse.down();
  await expect(page.getByLabel('Duration')).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(async () => (await button.boundingBox())?.y).toBeGreaterThan(before.y + 2);
  await page.mouse.up();
  await expect(page.getByRole('alert').filter({ hasText: 'There’s a problem' })).toBeVisible();

  await test.step('cancels a press that is dragged off the button', async () => {
    await page.getByLabel('Duration').fill('3:42');
    await button.hover();
    await page.mouse.down();
    await page.getByLabel('Genre').hover();
    await page.mouse.up();
    // A second after the last key: without the error, the next step would have opened.
    await expect(saved(page)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('step')).toBe('about');
    await expect(page.getByLabel('Duration')).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test('submits on a tap of Continue, even if the button moves when the finger is lifted', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const { button, before } = await wrongDurationAbove(page, portal);
  await page.touchscreen.tap(before.x + before.width / 2, before.y + 2);
  await expect(page.getByRole('alert').filter({ hasText: 'There’s a problem' })).toBeVisible();
  await expect.poll(async () => (await button.boundingBox())?.y).toBeGreaterThan(before.y + 2);
});

/** The step about the work with an invalid duration, still focused. */
async function wrongDurationAbove(page: Page, portal: Portal) {
  await openSession(page.context(), portal, await freshMember(portal));
  await page.goto(compositions.add());
  await page.getByLabel('Title of the work').fill('Steady Rain');
  await page.getByRole('button', { name: /continue/i }).click();
  const button = page.getByRole('button', { name: 'Continue to writers' });
  // Until then the page scrolls by itself.
  await expect(saved(page)).toBeVisible();
  // Hidden content doesn't move the rest.
  await resizeTo(page, { width: page.viewportSize()?.width ?? 0, height: 3000 });
  await page.getByLabel('Duration').fill('soon');
  const before = await button.boundingBox();
  if (!before) throw new Error('The button is nowhere.');
  return { button, before };
}

test.describe('one draft in two places', () => {
  // The error that tells one tab about the other.
  test.use({ expectedErrors: [/412/] });

  test('warns of another tab, and continues in another browser', async ({ page, portal, browser }) => {
    const member = await freshMember(portal);
    const title = `Two Rivers ${member.email.slice(5, 11)}`;
    await openSession(page.context(), portal, member);
    await page.goto(compositions.add());
    await page.getByLabel('Title of the work').fill(title);
    await page.getByRole('button', { name: /continue/i }).click();
    await page.waitForURL(/draft=.*/);
    await expect(saved(page)).toBeVisible();

    await test.step('shows both versions of two tabs, and saves the chosen one', async () => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByLabel('Genre').fill('Highlife');
      await expect(saved(other)).toBeVisible();
      await other.close();
      await page.getByLabel('Duration').fill('3:42');
      const dialog = page.getByRole('alertdialog', { name: 'This draft was changed elsewhere' });
      await expect(dialog.getByText('Highlife')).toBeVisible();
      await expect(dialog.getByText('3 minutes 42 seconds')).toBeVisible();
      await expectGoodDialog(page);
      await dialog.getByRole('button', { name: 'Use the other version' }).click();
      await expect(page.getByLabel('Genre')).toHaveValue('Highlife');
      await expect(page.getByLabel('Duration')).toHaveValue('');
    });

    await test.step('continues in another browser', async () => {
      const at = `${compositions.list()}?query=${encodeURIComponent(title)}`;
      const elsewhere = await memberPage(browser, { portal, member, at });
      await elsewhere.getByRole('link', { name: title }).first().click();
      await elsewhere.getByRole('link', { name: /^Continue/ }).click();
      await expect(elsewhere.getByLabel('Genre')).toHaveValue('Highlife');
      await elsewhere.context().close();
    });
  });
});
