// cspell:ignore ghan
import { paths } from '@counterpoint/contract/paths';
import { fillSignIn } from '../portal/demo-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
import { continueTo, fillInAccount, fillInOrganisation, joinAndConfirm, newJoiner } from '../portal/joining.ts';
import { lastMailTo, linkIn } from '../portal/outbox.ts';
import { expect, test } from '../portal/test.ts';

test('signs up an organisation in three steps', { tag: '@phone' }, async ({ page, portal }) => {
  const joiner = newJoiner();
  const name = `Harbour Light ${joiner.email.split('@')[0]}`;
  await page.goto('/');
  await page.getByRole('link', { name: 'as a corporation' }).click();
  await fillInOrganisation(page, name);
  await continueTo(page, 'Your account');
  await fillInAccount(page, joiner);
  await continueTo(page, 'Check your answers');
  await joinAndConfirm(page, portal, joiner);
  await page.goto('/');
  await fillSignIn(page, joiner);
  await expect(page.getByRole('button', { name: new RegExp(`account of ${name}`, 'i') })).toBeVisible();
  await expectGoodScreen(page);
});

test('signs up a person by keyboard only, from the landing page to the first sign-in', async ({ page, portal }) => {
  const { email, password } = newJoiner();
  const keys = page.keyboard;
  /** Presses Tab until a control of that name has the focus. */
  const tabTo = async (name: string | RegExp, role: 'textbox' | 'combobox' | 'checkbox' | 'button' | 'link') => {
    const control = page.getByRole(role, { name }).first();
    for (let step = 0; step < 40; step += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await keys.press('Tab');
    }
    await expect(control).toBeFocused();
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await page.goto('/');
  await tabTo('Join as an individual', 'link');
  await keys.press('Enter');
  await heading('Join as an individual').waitFor();
  await tabTo('Given name', 'textbox');
  await keys.type('Efua');
  await tabTo('Other names', 'textbox');
  await keys.type('Sarpong');
  await tabTo('Day', 'combobox');
  await keys.type('14');
  await tabTo('Month', 'combobox');
  await keys.type('March');
  await tabTo('Year', 'combobox');
  await keys.type('1991');
  await tabTo('Nationality', 'combobox');
  await keys.type('Ghan');
  await tabTo('Country you live in', 'combobox');
  await keys.type('Ghan');
  await keys.press('Tab');
  await tabTo('Continue', 'button');
  await keys.press('Enter');
  await expect(heading('What you do')).toBeFocused();
  await tabTo('Author', 'checkbox');
  await keys.press('Space');
  await keys.press('Enter');
  await expect(heading('Your account')).toBeFocused();
  await tabTo('Email', 'textbox');
  await keys.type(email);
  await keys.press('Tab');
  await keys.type(password);
  await tabTo(/I accept/, 'checkbox');
  await keys.press('Space');
  await keys.press('Enter');
  await expect(heading('Check your answers')).toBeFocused();
  await expect(page.getByText('14 March 1991')).toBeVisible();
  await tabTo('Join the society', 'button');
  await keys.press('Enter');
  await expect(heading('Check your email')).toBeFocused();
  await expectGoodScreen(page);
  await page.goto(linkIn(await lastMailTo(portal, email), '/signup/success'));
  await tabTo('Confirm my address', 'button');
  await keys.press('Enter');
  await expect(heading('You’re now a member')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).focus();
  await keys.press('Enter');
  await expect(page).toHaveURL('/');
  await fillSignIn(page, { email, password });
  await expect(page.getByRole('heading', { level: 1, name: /Efua/ })).toBeVisible();
  await page.goto(paths.account.profile());
  await expect(page.getByLabel('Other names')).toHaveValue('Sarpong');
});
