// cspell:ignore harbuor
import { paths } from '@counterpoint/contract/paths';
import { fillSignIn } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

test('signs in, registers a work with a co-writer, finds it again and signs out', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const member = await freshMember(portal);
  // Unique per run, so that projects and repeats don't collide.
  const title = `Harbour Lights ${member.email.slice(5, 11)}`;

  await test.step('signs in', async () => {
    await page.goto('/');
    await fillSignIn(page, member);
    await expect(page.getByRole('heading', { level: 1, name: /Efua/ })).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step('searches first, then enters title and facts', async () => {
    await page.getByRole('link', { name: 'Register your first composition' }).click();
    await page.getByLabel('Title of the work').fill(title);
    await page.getByRole('button', { name: /continue/i }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
    await page.getByLabel('Duration').fill('3:42');
    await page.getByRole('button', { name: /^Continue/ }).click();
  });

  await test.step('enters the shares', async () => {
    await page.getByRole('combobox', { name: 'Add a writer' }).fill('Mensah');
    await page
      .getByRole('option', { name: /Kofi Mensah/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Split evenly' }).click();
    await expect(page.getByLabel('Performing % of Kofi Mensah')).toHaveValue('50.00');
    await expect(page.getByText(/Draft saved/).first()).toBeVisible();
    for (const next of ['publishers', 'recordings', 'review'])
      await page.getByRole('button', { name: `Continue to ${next}` }).click();
  });

  await test.step('submits, and reads what happens next', async () => {
    await page.getByRole('button', { name: /^Submit/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Awaiting confirmation').first()).toBeVisible();
  });

  await test.step('sees the work in the list and opens it', async () => {
    await page.goto(paths.compositions.list());
    await page.getByRole('searchbox').fill(title.replace('Harbour', 'Harbuor'));
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('50.00%').first()).toBeVisible();
  });

  await test.step('signs out', async () => {
    await page.getByRole('button', { name: /Efua Sarpong/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
