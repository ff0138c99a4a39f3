import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** Downloads the certificate of the work on the page and returns its verification code. */
export async function certificateOf(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Certificate' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^CERT-\d{4}-\d{5}\.pdf$/);
  const text = (await readFile(await download.path())).toString('latin1');
  // The link is an annotation, which, unlike the text, isn't compressed.
  const code = /\/verify\/([0-9A-Z-]+)\)/.exec(text)?.[1];
  if (!code) throw new Error('The certificate says nowhere where to check it.');
  return code;
}
