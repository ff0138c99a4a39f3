import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { aPicture } from '../portal/a-picture.ts';
import { asMember } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';

const avatar = (page: Page) => page.getByRole('button', { name: /account of/ }).locator('img');
const cropper = (page: Page) => page.getByRole('dialog', { name: 'Crop your picture' });

/** Whether the picture loaded: a broken one has no size. */
const edgeOf = (page: Page) => avatar(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

test('crops a picture by keyboard, uploads it, shows it in the top bar, and removes it', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await asMember(page, { portal, email: 'ama.kusi@example.org', at: paths.account.profile() });
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
