import { paths } from '@counterpoint/contract/paths';
import type { Browser, Page } from '@playwright/test';
import { memberAtApi } from '../portal/api-member.ts';
import { memberPage } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodDialog, expectGoodScreen } from '../portal/good-screen.ts';
import { lastMailTo, linkIn } from '../portal/outbox.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

/** The page of a work whose second writer isn't a member, as its submitter sees it. */
async function sharedWork(browser: Browser, portal: Portal) {
  const member = await freshMember(portal);
  const mark = member.email.slice(5, 11);
  const name = { given_names: 'Nana', family_name: `Darko-${mark}` };
  const submitter = await memberAtApi(portal, member);
  const title = `Letters Home ${mark}`;
  const id = await submitter.submitWork(title, [
    [submitter, 60],
    [await submitter.addComposer(name), 40],
  ]);
  await submitter.stop();
  const work = await memberPage(browser, { portal, member, at: paths.compositions.details(id) });
  return { work, title, invited: `Nana ${name.family_name}`, address: `nana.${mark}@example.org` };
}

type SharedWork = Awaited<ReturnType<typeof sharedWork>>;

async function invite({ work, invited, address }: SharedWork): Promise<void> {
  await work.getByRole('button', { name: `Invite to confirm: ${invited}` }).click();
  const dialog = work.getByRole('dialog', { name: `Invite ${invited} to confirm` });
  await expect(dialog.getByText(/performing 40.00% and mechanical 40.00%/)).toBeVisible();
  await expectGoodDialog(work);
  await dialog.getByLabel('Their email address').fill(address);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(work.getByText(/^Invited on .* at n•••@example.org. Not opened yet./)).toBeVisible();
}

/** Opens the mailed link in a browser without a session. */
async function followInvitation(page: Page, portal: Portal, { title, address }: SharedWork): Promise<void> {
  const mail = await lastMailTo(portal, address);
  expect(mail.subject).toContain(title);
  await page.goto(linkIn(mail, paths.compositions.invitation()));
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText('40.00%').first()).toBeVisible();
}

test('invites a co-writer by email, who confirms without an account', {
  tag: '@phone',
}, async ({ page, browser, portal }) => {
  const shared = await sharedWork(browser, portal);
  await invite(shared);
  await followInvitation(page, portal, shared);
  await expect(shared.work.getByText(/Opened on/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm my shares' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/You confirm that you’re Nana/)).toBeVisible();
  await question.getByRole('button', { name: 'Confirm my shares' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your shares are confirmed' })).toBeVisible();
  await expectGoodScreen(page);
  await expect(shared.work.getByText(/^Confirmed by email on/)).toBeVisible();
  await expect(shared.work.getByText(`${shared.invited} confirmed their shares`).first()).toBeVisible();
});
