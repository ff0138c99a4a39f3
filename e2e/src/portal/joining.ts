import type { Page } from '@playwright/test';
import type { Member } from './demo-member.ts';
import { lastMailTo, linkIn } from './outbox.ts';
import type { Portal } from './start-portal.ts';

export interface Joiner extends Member {
  readonly given_name: string;
  readonly other_names: string;
}

/** Unique per run, so that projects and repeats don't collide. */
export function newJoiner(): Joiner {
  const mark = Math.random().toString(36).slice(2, 8);
  const names = { given_name: 'Efua', other_names: 'Sarpong' };
  return { ...names, email: `efua.${mark}@example.org`, password: 'seven slow rivers to the coast' };
}

/** Fills the required fields of a person's first step. */
export async function fillInPerson(page: Page, { given_name, other_names }: Joiner): Promise<void> {
  await page.getByLabel('Given name').fill(given_name);
  await page.getByLabel('Other names').fill(other_names);
  const birthday = page.getByRole('group', { name: 'Date of birth' });
  await birthday.getByLabel('Day').selectOption('14');
  await birthday.getByLabel('Month').selectOption('March');
  await birthday.getByLabel('Year').selectOption('1991');
  await page.getByLabel('Nationality').selectOption({ label: 'Ghanaian' });
  await page.getByLabel('Country you live in').selectOption({ label: 'Ghana' });
}

/** Fills the required fields of an organisation's first step. */
export async function fillInOrganisation(page: Page, name: string): Promise<void> {
  await page.getByLabel('Corporation name').fill(name);
  await page.getByLabel('Type of organisation').selectOption('Record Company');
  await page.getByLabel('Country of registration').selectOption({ label: 'Ghana' });
  await page.getByLabel('Contact person').fill('Efua Sarpong');
}

export async function fillInAccount(page: Page, { email, password }: Member): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
}

/** Continues to the next step and waits for it. */
export async function continueTo(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: /^(Continue|Save and check again)$/ }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

export async function reachAnswers(page: Page, joiner: Joiner): Promise<void> {
  await fillInPerson(page, joiner);
  await continueTo(page, 'What you do');
  await page.getByRole('checkbox', { name: 'Composer' }).check();
  await continueTo(page, 'Your account');
  await fillInAccount(page, joiner);
  await continueTo(page, 'Check your answers');
}

/** Opens the link mailed to an address and confirms the address. */
export async function confirmBy(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
}

/** Submits the sign-up and follows the link in the mail. */
export async function joinAndConfirm(page: Page, portal: Portal, { email }: Pick<Joiner, 'email'>): Promise<void> {
  await page.getByRole('button', { name: 'Join the society' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  const mail = await lastMailTo(portal, email, /Confirm/);
  await confirmBy(page, linkIn(mail, '/signup/success'));
  await page.getByRole('heading', { level: 1, name: 'You’re now a member' }).waitFor();
}
