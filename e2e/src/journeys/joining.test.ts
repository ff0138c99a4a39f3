// cspell:ignore ghan
import { paths } from '@counterpoint/contract/paths';
import { fillSignIn } from '../portal/demo-member.ts';
import { expectGoodScreen } from '../portal/good-screen.ts';
import {
  confirmBy,
  continueTo,
  fillInAccount,
  fillInOrganisation,
  fillInPerson,
  joinAndConfirm,
  newJoiner,
} from '../portal/joining.ts';
import { lastMailTo, linkIn } from '../portal/outbox.ts';
import { expect, test } from '../portal/test.ts';

test('signs up a person from the landing page to the first sign-in', { tag: '@phone' }, async ({ page, portal }) => {
  const joiner = newJoiner();

  await test.step('enters name and details', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Join as an individual' }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await fillInPerson(page, joiner);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('textbox', { name: 'Name 1' }).fill('Efua S.');
    await page.getByRole('button', { name: 'Add another name' }).click();
    await page.getByRole('textbox', { name: 'Name 2' }).fill('<b>The "Harmattan"</b>');
    await page.getByRole('textbox', { name: /^Phone/ }).fill('24 555 0142');
  });

  await test.step('keeps the answers after a reload and when going back', async () => {
    await page.reload();
    await expect(page.getByLabel('Given name')).toHaveValue('Efua');
    await expect(page.getByRole('textbox', { name: 'Name 2' })).toHaveValue('<b>The "Harmattan"</b>');
    await continueTo(page, 'What you do');
    await expect(page).toHaveURL(paths.account.signupRole());
    await page.goBack();
    await expect(page.getByLabel('Nationality')).toHaveValue('GH');
    await continueTo(page, 'What you do');
  });

  await test.step('enters roles and chooses a password', async () => {
    await page.getByRole('checkbox', { name: 'Composer' }).check();
    await page.getByRole('checkbox', { name: 'Performer' }).check();
    await continueTo(page, 'Your account');
    await fillInAccount(page, { email: joiner.email, password: 'too short' });
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText(/at least 15 characters/i).first()).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(joiner.password);
    await expect(page.getByText('Strength: strong', { exact: true })).toBeVisible();
    await continueTo(page, 'Check your answers');
  });

  await test.step('checks the answers and changes one', async () => {
    await expect(page.getByText('Efua S., <b>The "Harmattan"</b>')).toBeVisible();
    await expect(page.getByText('+233 24 555 0142')).toBeVisible();
    await page.getByRole('link', { name: 'Change Other names' }).click();
    await expect(page.getByLabel('Other names')).toBeFocused();
    await page.getByLabel('Other names').fill('Sarpong Addo');
    await continueTo(page, 'Check your answers');
    await expect(page.getByText('Sarpong Addo')).toBeVisible();
  });

  await test.step('can’t sign in before following the link, and can afterwards', async () => {
    await page.getByRole('button', { name: 'Join the society' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expect(page.getByText(joiner.email)).toBeVisible();
    await expectGoodScreen(page);
    const link = linkIn(await lastMailTo(portal, joiner.email), '/signup/success');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
    await confirmBy(page, link);
    await expect(page.getByRole('heading', { name: 'Welcome! You’re now a member' })).toBeVisible();
    await expect(page).toHaveURL(paths.account.signupSuccess());
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/');
    await fillSignIn(page, joiner);
    await expect(page.getByRole('heading', { level: 1, name: /Efua/ })).toBeVisible();
    expect((await lastMailTo(portal, joiner.email)).subject).toBe('Welcome to Counterpoint');
  });

  await test.step('finds the answers in the profile', async () => {
    await page.goto(paths.account.profile());
    await expect(page.getByLabel('Other names')).toHaveValue('Sarpong Addo');
  });
});

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
});

test('signs up by keyboard only', async ({ page, portal }) => {
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
  await page.goto(linkIn(await lastMailTo(portal, email), '/signup/success'));
  await tabTo('Confirm my address', 'button');
  await keys.press('Enter');
  await expect(heading('Welcome! You’re now a member')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).focus();
  await keys.press('Enter');
  await expect(page).toHaveURL('/');
});
