// `pnpm firefox`: the main journeys in an installed Firefox (Debian: firefox-esr), over WebDriver BiDi.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildBundles } from '@counterpoint/build/bundles';
import { paths } from '@counterpoint/contract/paths';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { memberAtApi } from '../portal/api-member.ts';
import { type Member, printedMember } from '../portal/demo-member.ts';
import { freshMember } from '../portal/fresh-member.ts';
import { type Portal, startPortal } from '../portal/start-portal.ts';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

let portal: Portal;
let browser: Browser;

before(async () => {
  await buildBundles({ onProgress: (text) => process.stdout.write(`${text}\n`) });
  portal = await startPortal();
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
});

after(async () => {
  await browser?.close();
  await portal?.stop();
});

/** A page in a browser context of its own, at 1440 × 900 or 390 × 844. */
async function openPage(width: 1440 | 390 = 1440): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => {
    // Fails the running test.
    throw error;
  });
  await page.setViewport({ width, height: width === 390 ? 844 : 900 });
  return page;
}

async function signIn(page: Page, { email, password }: Member, at = paths.dashboard()): Promise<void> {
  await page.goto(`${portal.origin}${at}`);
  await fill(page, 'Email', email);
  await fill(page, 'Password', password);
  await press(page, 'Sign in');
  await page.waitForSelector('::-p-aria([role="main"])');
}

/** The name is the accessible one, in full. */
async function press(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
}

async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.locator(`::-p-aria([name="${label}"]) >>> ::-p-xpath(self::input | self::textarea)`).fill(text);
}

async function shows(page: Page, text: string): Promise<void> {
  await page.waitForSelector(`::-p-text(${text})`);
}

/** Joins two or three members of this test alone. */
async function joined(...names: readonly [string, string][]) {
  const members = await Promise.all(
    names.map(([given_name, other_names]) => freshMember(portal, { given_name, other_names })),
  );
  return Promise.all(members.map(async (member) => ({ member, api: await memberAtApi(portal, member) })));
}

async function addWriter(page: Page, name: string): Promise<void> {
  await fill(page, 'Add a writer', name);
  await page.locator(`::-p-xpath(//*[@role="option"][contains(., "${name}")])`).click();
}

test('signs in on a phone after a wrong password', async () => {
  const page = await openPage(390);
  const ama = printedMember(portal.output(), 'ama.kusi@example.org');
  await page.goto(portal.origin);
  await fill(page, 'Email', ama.email);
  await fill(page, 'Password', 'not the password');
  await press(page, 'Sign in');
  await page.waitForSelector('[role="alert"]:not(:empty)');
  await fill(page, 'Password', ama.password);
  await press(page, 'Sign in');
  await shows(page, 'Needs your attention');
  assert.equal(new URL(page.url()).pathname, paths.dashboard());
});

test('registers a work, which a co-writer confirms', async () => {
  const [akosua, yaw] = await joined(['Akosua', 'Addo'], ['Yaw', 'Badu']);
  assert(akosua && yaw);
  const title = `Firefox Hymn ${akosua.member.email.slice(5, 11)}`;
  const page = await openPage();
  await signIn(page, akosua.member, paths.compositions.add());
  await fill(page, 'Title of the work', title);
  await press(page, 'Continue');
  await press(page, 'Continue to writers');
  await addWriter(page, 'Yaw Badu');
  await press(page, 'Split evenly');
  await press(page, 'Continue to publishers');
  await press(page, 'Continue to recordings');
  await press(page, 'Continue to review');
  await press(page, 'Submit for registration');
  await shows(page, 'Awaiting confirmation from Yaw Badu');

  const { pathname } = new URL(page.url());
  const other = await openPage(390);
  await signIn(other, yaw.member, `${pathname}${new URL(page.url()).search}`);
  await press(other, 'Confirm my shares');
  await other.locator('::-p-xpath(//*[@role="dialog"]//button[. = "Confirm my shares"])').click();
  await shows(other, 'Your shares are confirmed.');
  await page.bringToFront();
  await shows(page, 'Registered by the society');
});

test('settles a case by a split', async () => {
  const [akosua, yaw] = await joined(['Akosua', 'Addo'], ['Yaw', 'Badu']);
  assert(akosua && yaw);
  const work = await akosua.api.submitWork(`Firefox Bridge ${akosua.member.email.slice(5, 11)}`, [
    [akosua.api, 60],
    [yaw.api, 40],
  ]);
  await yaw.api.confirm(work);
  const found = paths.oppositions.details(await yaw.api.fileCase(work, 60));
  const [one, other] = [await openPage(), await openPage()];
  await signIn(one, akosua.member, found);
  await signIn(other, yaw.member, found);
  await press(one, 'Propose a split');
  await press(one, 'Split evenly');
  await press(one, 'Propose this split');
  await press(other, 'Accept this split');
  await other.locator('::-p-xpath(//*[@role="dialog"]//button[. = "Accept this split"])').click();
  await shows(other, 'The parties agreed.');
  await one.bringToFront();
  await shows(one, 'The parties agreed.');
});

test('keeps a change of the profile', async () => {
  const [akosua] = await joined(['Akosua', 'Addo']);
  assert(akosua);
  const page = await openPage(390);
  await signIn(page, akosua.member, paths.account.profile());
  await fill(page, 'Given name', 'Abena');
  await press(page, 'Save changes');
  await shows(page, 'Profile saved.');
  await page.reload();
  const field = await page.waitForSelector('::-p-aria([name="Given name"]) >>> ::-p-xpath(self::input)');
  assert.equal(await field?.evaluate((input) => (input instanceof HTMLInputElement ? input.value : '')), 'Abena');
});

test('imports a table of works', async () => {
  const [akosua] = await joined(['Akosua', 'Addo']);
  assert(akosua);
  const page = await openPage();
  await signIn(page, akosua.member, paths.compositions.importing());
  const [chooser] = await Promise.all([page.waitForFileChooser(), press(page, 'Choose a file')]);
  await chooser.accept([fileURLToPath(new URL('./two-works.csv', import.meta.url))]);
  await press(page, 'Check the file');
  await shows(page, 'Check results');
});
