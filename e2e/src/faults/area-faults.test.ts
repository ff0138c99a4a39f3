import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { hostScriptsOf } from '../portal/builds.ts';
import { asMember, openFromMenu } from '../portal/demo-member.ts';
import { FAULTS } from '../portal/fault-proxy.ts';
import type { Portal } from '../portal/start-portal.ts';
import { expect } from '../portal/test.ts';
import { test } from './test.ts';

const AMA = 'ama.kusi@example.org';

// The browser's messages about a broken file.
test.use({ expectedErrors: [/Failed to load resource|integrity|SRI|ERR_|errorlogs|Fetch API/i], loadTimeoutMs: 4000 });

const ENTRY = /^\/r\/recordings\/.*remoteEntry/;
const OTHER_FILES = {
  'the exposed chunk': /^\/r\/recordings\/.*\/area\./,
  'a page’s chunk': /^\/r\/recordings\/.*\/(?!area\.|remoteEntry)[^/]+\.js/,
  'a shared module of the kit': hostScriptsOf('@counterpoint/kit/table'),
};

const errorPage = (page: Page) => page.getByRole('heading', { name: 'Something went wrong.' });
const recordings = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sound recordings' });
const isSameDocument = (page: Page) => page.evaluate(() => 'mark' in window);

/** Opens the dashboard and marks its document. */
async function begin(page: Page, portal: Portal): Promise<void> {
  await asMember(page, { portal, email: AMA });
  await page.evaluate(() => Object.assign(window, { mark: 'same document' }));
}

for (const fault of FAULTS)
  test(`shows an error page when the entry ${fault}, opens another page, and recovers in place`, async ({
    page,
    faults,
    portal,
  }) => {
    await begin(page, portal);
    faults.spoil(ENTRY, fault);
    await openFromMenu(page, 'Sound Recordings');
    await expect(errorPage(page)).toBeVisible();
    await expect(
      page.getByText(/^The area “Sound Recordings” (could not be loaded|did not load within 4 seconds)\.$/),
    ).toBeVisible();
    await expect(page.getByText('Error reporting send successfully')).toBeVisible();
    await openFromMenu(page, 'Account');
    await expect(page.getByRole('heading', { level: 1, name: /profile/i })).toBeVisible();
    await openFromMenu(page, 'Sound Recordings');
    await expect(errorPage(page)).toBeVisible();
    faults.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(recordings(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

for (const [what, path] of Object.entries(OTHER_FILES))
  for (const fault of FAULTS)
    test(`shows an error page when ${what} ${fault}, and recovers in place`, async ({ page, faults, portal }) => {
      await begin(page, portal);
      faults.spoil(path, fault);
      await openFromMenu(page, 'Sound Recordings');
      await expect(errorPage(page)).toBeVisible();
      faults.heal();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(recordings(page)).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });

for (const fault of FAULTS)
  test(`shows an error page when a page of the host ${fault}, and recovers in place`, async ({
    page,
    faults,
    portal,
  }) => {
    faults.spoil(/^\/r\/host\/[^/]+\/diagnostics\./, fault);
    await asMember(page, { portal, email: AMA, at: paths.diagnostics() });
    await expect(errorPage(page)).toBeVisible();
    await expect(
      page.getByText(/^The page “Diagnostics” (could not be loaded|did not load within 4 seconds)\.$/),
    ).toBeVisible();
    await page.evaluate(() => Object.assign(window, { mark: 'same document' }));
    faults.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
