import { paths } from '@counterpoint/contract/paths';
import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { asMember, openFromMenu } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { openSession } from '../portal/session-cookie.ts';
import { runSocietyCommand } from '../portal/society-command.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

const applications = z.array(z.object({ id: z.string() }));

/** The application submitted last. */
async function lastSubmitted(portal: Portal): Promise<string> {
  const [first] = applications.parse(await runSocietyCommand(portal, 'applications', 'list', '--state', 'submitted'));
  return first?.id ?? '';
}

const isniCard = (page: Page) => page.getByRole('region', { name: 'ISNI', exact: true });

/** A number with a valid check digit, unique per run. */
function aNumber(): string {
  const digits = `9990${String(Math.floor(Math.random() * 1e11)).padStart(11, '0')}`;
  const rest = [...digits].reduce((total, digit) => (2 * (total + Number(digit))) % 11, 0);
  const check = (12 - rest) % 11;
  return digits + (check === 10 ? 'X' : String(check));
}

test('applies for an ISNI, answers a question, and shows the number as soon as it is assigned', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const joiner = await freshMember(portal);
  const isni = aNumber();

  await test.step('signs in', async () => {
    await openSession(page.context(), portal, joiner);
    await page.goto(paths.dashboard());
    await expect(page.getByRole('banner').getByText('pending')).toBeVisible();
  });

  await test.step('opens the application', async () => {
    await openFromMenu(page, 'Account');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Personal identifiers' }).click();
    await expect(page.getByText('No ISNI yet')).toBeVisible();
    await page.getByRole('link', { name: 'Apply for an ISNI' }).click();
  });

  await test.step('searches first, and continues', async () => {
    await expect(page.getByText(/^The public ISNI index is unavailable/)).toBeVisible();
    await page.getByRole('button', { name: /continue$/i }).click();
  });

  await test.step('fills in the form, mostly from the profile', async () => {
    await expect(page.getByLabel('Family name, or only name')).toHaveValue(joiner.other_names);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Composer' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Enter the title of this work');
    await page.getByLabel('Title of work 1').fill('Seven Slow Rivers');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Date of birth' }).getByLabel('Year')).toHaveValue('1991');
    await page.getByLabel('City').fill('Kumasi');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
  });

  await test.step('continues after a reload', async () => {
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Kumasi');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('checkbox', { name: /The society may pass this on/ }).check();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(isniCard(page).getByText('Submitted', { exact: true })).toBeVisible();
  });

  const id = await lastSubmitted(portal);
  await test.step('receives a question while the page is open, and answers it', async () => {
    await runSocietyCommand(portal, 'applications', 'ask', id, '--question', 'Which band was it?');
    await expect(isniCard(page).getByText('Which band was it?')).toBeVisible();
    await page.getByRole('link', { name: 'Answer and send again' }).click();
    await page.getByLabel('Your answer to the society').fill('The Harbour Band');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(isniCard(page).getByText('Submitted', { exact: true })).toBeVisible();
  });

  await test.step('rejects a record of another member', async () => {
    await runSocietyCommand(portal, 'applications', 'candidates', id, '--records', `${aNumber()} Efua S., born 1970`);
    const record = page.getByRole('article', { name: 'Efua S.' });
    await expect(record).toContainText('born 1970');
    await record.getByRole('button', { name: 'Not me' }).click();
    await expect(isniCard(page).getByText('In review')).toBeVisible();
  });

  await test.step('shows the number at once on the page and in the top bar, with a notification', async () => {
    await runSocietyCommand(portal, 'applications', 'assign', id, isni);
    await expect(page.getByRole('banner').getByText(isni.slice(-4)).first()).toBeVisible();
    await expect(isniCard(page).getByText('Assigned', { exact: true })).toBeVisible();
    await page.goto(paths.dashboard());
    await page
      .getByRole('banner')
      .getByRole('button', { name: /notification/i })
      .click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await expect(bell.getByText('Your ISNI is assigned')).toBeVisible();
    // On a phone it covers the dashboard's list, which is the one that opens items.
    await page.keyboard.press('Escape');
    await expect(bell).toHaveCount(0);
    const notifications = page.getByRole('region', { name: 'Notifications' });
    await notifications.getByRole('link', { name: /Your ISNI is assigned/ }).click();
    await expect(page).toHaveURL(paths.account.personalIdentifiers());
  });
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The tabulator does not come to ${target}.`);
}

test('confirms an ISNI record by keyboard, which staff verify', async ({ page, portal }) => {
  await asMember(page, { portal, email: 'kofi.mensah@example.org', at: paths.account.personalIdentifiers() });
  const record = page.getByRole('article', { name: 'Kofi Mensah' });
  await tabTo(page, record.getByRole('button', { name: 'This is me' }));
  await page.keyboard.press('Enter');
  const yes = page.getByRole('button', { name: 'Yes, this is me' });
  await tabTo(page, yes);
  await page.keyboard.press('Enter');
  await expect(isniCard(page).getByText('Being verified')).toBeVisible();
  const claimed = await runSocietyCommand(portal, 'applications', 'list', '--state', 'claimed_existing');
  const [application] = applications.parse(claimed);
  await runSocietyCommand(portal, 'isni', 'verify', application?.id ?? '');
  await expect(isniCard(page).getByText('9990 0000 0000 0716')).toBeVisible();
  await expect(page.getByRole('banner').getByText('0716').first()).toBeVisible();
});

test('validates an existing number and submits it to the society', async ({ page, portal }) => {
  await openSession(page.context(), portal, await freshMember(portal));
  await page.goto(paths.account.personalIdentifiers());
  await page.getByRole('link', { name: 'I already have one' }).click();
  await page.getByLabel('Your ISNI').fill('0000 0000 0000 0000');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This ISNI isn’t valid.');
  const isni = aNumber();
  await page.getByLabel('Your ISNI').fill(`https://isni.org/isni/${isni}`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('checkbox', { name: /The society may pass this on/ }).check();
  await page.getByRole('button', { name: 'Send claim' }).click();
  await expect(isniCard(page).getByText('Being verified')).toBeVisible();
  await expect(page.getByRole('banner').getByText('pending')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('No ISNI yet')).toBeVisible();
});
