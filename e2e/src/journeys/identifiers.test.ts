import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { freshMember } from '../portal/fresh-member.ts';
import { tabTo } from '../portal/keyboard.ts';
import { openSession } from '../portal/session-cookie.ts';
import { runSocietyCommand } from '../portal/society-command.ts';
import { expect, test } from '../portal/test.ts';

const isniCard = (page: Page) => page.getByRole('region', { name: 'ISNI', exact: true });

/** A number with a valid check digit, unique per run. */
function aNumber(): string {
  const digits = `9990${String(Math.floor(Math.random() * 1e11)).padStart(11, '0')}`;
  const rest = [...digits].reduce((total, digit) => (2 * (total + Number(digit))) % 11, 0);
  const check = (12 - rest) % 11;
  return digits + (check === 10 ? 'X' : String(check));
}

test('applies for an ISNI, recognises a record of the index, and shows its number once staff verify it', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const joiner = await freshMember(portal);
  const isni = aNumber();
  let id = '';

  await test.step('opens the application, which searches first', async () => {
    await openSession(page.context(), portal, joiner);
    await page.goto(paths.account.personalIdentifiers());
    await expect(page.getByRole('banner').getByText('pending')).toBeVisible();
    await page.getByRole('link', { name: 'Apply for an ISNI' }).click();
    await expect(page.getByText(/^The public ISNI index is unavailable/)).toBeVisible();
    await page.getByRole('button', { name: /continue$/i }).click();
  });

  await test.step('fills in the form, mostly from the profile, and sends it', async () => {
    await expect(page.getByLabel('Family name, or only name')).toHaveValue(joiner.other_names);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Composer' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Title of work 1').fill('Seven Slow Rivers');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Date of birth' }).getByLabel('Year')).toHaveValue('1991');
    await page.getByLabel('City').fill('Kumasi');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('checkbox', { name: /The society may pass this on/ }).check();
    const submitting = page.waitForRequest(/\/submission$/);
    await page.getByRole('button', { name: 'Submit application' }).click();
    id = /[^/]+(?=\/submission$)/.exec((await submitting).url())?.[0] ?? '';
    await expect(isniCard(page).getByText('Submitted', { exact: true })).toBeVisible();
  });

  await test.step('confirms a record by keyboard, which arrives while the page is open', async () => {
    await runSocietyCommand(portal, 'applications', 'candidates', id, '--records', `${isni} Efua S., born 1970`);
    const record = page.getByRole('article', { name: 'Efua S.' });
    await expect(record).toContainText('born 1970');
    await tabTo(page, record.getByRole('button', { name: 'This is me' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Yes, this is me' }));
    await page.keyboard.press('Enter');
    await expect(isniCard(page).getByText('Being verified')).toBeVisible();
  });

  await test.step('shows the number at once on the page and in the top bar, with a notification', async () => {
    await runSocietyCommand(portal, 'applications', 'assign', id, isni);
    await expect(page.getByRole('banner').getByText(isni.slice(-4)).first()).toBeVisible();
    await expect(isniCard(page).getByText('Assigned', { exact: true })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /notification/i })
      .click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await expect(bell.getByText('Your ISNI is assigned')).toBeVisible();
  });
});
