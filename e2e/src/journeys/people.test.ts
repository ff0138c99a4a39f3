import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { memberAtApi } from '../portal/api-member.ts';
import { fillSignIn, memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
import { newJoiner } from '../portal/joining.ts';
import { lastMailTo, linkIn } from '../portal/outbox.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

const OWNER = { given_name: 'Adwoa', other_names: 'Ofori' };

async function followInvitation(page: Page, portal: Portal, email: string): Promise<void> {
  const mail = await lastMailTo(portal, email, /^Adwoa Ofori invites you to act on their behalf$/);
  await page.goto(linkIn(mail, paths.account.peopleInvitation()));
}

test.describe('a person who is removed', () => {
  // The next request of their page learns that the session has ended.
  test.use({ expectedErrors: [/401|\/live/] });

  test('was invited by email, created an account and could only read', {
    tag: '@phone',
  }, async ({ page, browser, portal }) => {
    const { email, password } = newJoiner();
    const member = await freshMember(portal, OWNER);
    const owner = await memberPage(browser, { portal, member, at: paths.account.people() });
    await owner.getByRole('button', { name: 'Invite a person' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Invite a person' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByText('Reader', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(owner.getByRole('listitem').filter({ hasText: email })).toContainText('Invited');
    await followInvitation(page, portal, email);
    await page.getByLabel('Your name').fill('Efua Sarpong');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page.getByRole('heading', { name: 'You can now act for Adwoa Ofori' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).last().click();
    await fillSignIn(page, { email, password });
    await expect(page.getByRole('button', { name: /account of Adwoa Ofori/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Register/ })).toHaveCount(0);
    await page.goto(paths.compositions.add());
    await expect(page.getByRole('heading', { name: 'Your role doesn’t allow this' })).toBeVisible();
    await expectGoodScreen(page);

    await owner.getByRole('button', { name: 'Remove Efua Sarpong' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(owner.getByText('Efua Sarpong', { exact: true })).toHaveCount(0);
    // The page can leave by itself, which aborts this navigation.
    await expect(async () => {
      await page.goto(paths.dashboard());
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    }).toPass();
  });
});

test('a member accepts an invitation, and every tab shows for whom they act', async ({ browser, portal }) => {
  const efua = await freshMember(portal);
  const owner = await memberAtApi(portal, await freshMember(portal, OWNER));
  await owner.inviteManager(efua.email);
  await owner.stop();
  const own = await memberPage(browser, { portal, member: efua, at: paths.dashboard() });
  await followInvitation(own, portal, efua.email);
  await own.getByRole('button', { name: 'Accept invitation' }).click();
  await own.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(own.getByText('Acting for Efua Sarpong')).toBeVisible();
  const other = await own.context().newPage();
  await other.goto(paths.compositions.list());
  await expect(other.getByText('Acting for Efua Sarpong')).toBeVisible();
  await own.bringToFront();
  await own.getByRole('button', { name: /account of Efua Sarpong/ }).click();
  await own.getByRole('menuitemradio', { name: 'Adwoa Ofori' }).click();
  await expect(own.getByText('Acting for Adwoa Ofori')).toBeVisible();
  await expectGoodScreen(own);
  await other.bringToFront();
  await expect(other.getByText('Acting for Adwoa Ofori')).toBeVisible();
  await expect(other).toHaveURL(paths.dashboard());
});
