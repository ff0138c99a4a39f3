import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { aPicture } from '../portal/a-picture.ts';
import { asMember } from '../portal/demo-member.ts';
import { settled } from '../portal/settled.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

interface Opening {
  readonly portal: Portal;
  readonly at: string;
  readonly email?: string;
}

async function open(page: Page, { email = 'ama.kusi@example.org', portal, at }: Opening) {
  await asMember(page, { portal, email, at });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

const avatar = (page: Page) => page.getByRole('button', { name: /account of/ }).locator('img');
const cropper = (page: Page) => page.getByRole('dialog', { name: 'Crop your picture' });

/** Whether the picture loaded: a broken one has no size. */
const edgeOf = (page: Page) => avatar(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

test('crops a picture by keyboard, uploads it, shows it in the top bar, and removes it', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await open(page, { portal, at: paths.account.profile() });
  await page.getByLabel('Given name').fill('Ama Adwoa');
  const portrait = await aPicture(page, { width: 1200, height: 1600 });
  await page.getByLabel('Picture file').setInputFiles(portrait);
  await expect(cropper(page)).toBeVisible();

  const circle = cropper(page).getByLabel(/Crop area/);
  const before = await circle.boundingBox();
  await circle.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await cropper(page)
    .getByLabel(/Lower right corner/)
    .focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  const after = await circle.boundingBox();
  expect(after?.y).toBeLessThan(before?.y ?? 0);
  expect(after?.width).toBeLessThan(before?.width ?? 0);
  expect(Math.abs((after?.width ?? 0) - (after?.height ?? 0))).toBeLessThan(2);

  const sent = page.waitForRequest((request) => request.url().includes('/user/picture'));
  await cropper(page).getByRole('button', { name: 'Use this picture' }).focus();
  await page.keyboard.press('Enter');
  const [x, y, size] = (new URL((await sent).url()).searchParams.get('crop') ?? '').split(',').map(Number);
  expect([x, y, size].every((value) => Number.isInteger(value))).toBe(true);
  await expect(page.getByRole('button', { name: 'Replace picture' })).toBeVisible();
  await expect(cropper(page)).toBeHidden();
  await expect(avatar(page)).toHaveAttribute('src', /^\/api\/v1\/pictures\/[\w-]{43}$/);
  await expect.poll(() => edgeOf(page)).toBe(Math.min(512, size ?? 0));
  // Other unsaved input is still there.
  await expect(page.getByLabel('Given name')).toHaveValue('Ama Adwoa');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  // Places show the member without a picture.
  await page.getByRole('button', { name: 'Remove picture' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove your picture?' });
  await question.getByRole('button', { name: 'Remove picture' }).click();
  await expect(avatar(page)).toHaveCount(0);
});

test('changes the whole profile and keeps it after a reload', { tag: '@phone' }, async ({ page, portal }) => {
  await open(page, { portal, at: paths.account.profile(), email: 'kofi.mensah@example.org' });
  const name = `K. M. ${Date.now()}`;
  await page.getByLabel('Name 1').fill(name);
  await page.getByLabel(/Country you live in/).selectOption({ label: 'Nigeria' });
  await page.getByRole('checkbox', { name: /Producer/ }).setChecked(true);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name 1')).toHaveValue(name);
  await expect(page.getByLabel(/Country you live in/)).toHaveValue('NG');
  await expect(page.getByRole('checkbox', { name: /Producer/ })).toBeChecked();
  // The rights holder's record has the name that works use.
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Rights holder' }).click();
  await expect(page.getByText(name)).toBeVisible();
  // It links to their works.
  const work = page
    .getByRole('region', { name: /^Works \d/ })
    .getByRole('listitem')
    .first()
    .getByRole('link');
  const title = await work.textContent();
  await work.click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});
