import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { route } from '../photos/visit.ts';
import { hostScriptsOf } from '../portal/builds.ts';
import { asMember, openFromMenu } from '../portal/demo-member.ts';
import { FAULTS, type Fault } from '../portal/fault-proxy.ts';
import { expect } from '../portal/test.ts';
import { test } from './test.ts';

// The browser's messages about a broken file.
test.use({
  expectedErrors: [/Failed to load resource|integrity|SRI|ERR_|errorlogs|Fetch API|preload/i],
  loadTimeoutMs: 4000,
});

/** A document loads a file once, so each file is of another page. */
const FILES = [
  {
    what: 'the exposed chunk of an area',
    file: /^\/r\/compositions\/.*\/area\./,
    open: (page: Page) => openFromMenu(page, 'Music Composition'),
    heading: 'Music compositions',
  },
  {
    what: 'a shared module of the kit',
    file: hostScriptsOf('@counterpoint/kit/wizard'),
    open: (page: Page) => route(page, paths.compositions.add()),
    heading: 'Register a composition',
  },
  {
    what: 'a page’s chunk',
    file: /^\/r\/compositions\/.*\/(?!area\.|remoteEntry)[^/]+\.js/,
    open: (page: Page) => route(page, paths.compositions.search()),
    heading: 'Search the repertoire',
  },
];

const errorPage = (page: Page) => page.getByRole('heading', { name: 'Something went wrong.' });
const failure = (page: Page, what: string) =>
  page.getByText(new RegExp(`^The ${what} (could not be loaded|did not load within 4 seconds)\\.$`));

async function tryAgain(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
}

/** A page handles faults of one kind alike, so its files take turns with them. */
function* inTurn<Value>(values: readonly Value[]): Generator<Value, never> {
  for (;;) yield* values;
}

for (const [outcome, alike] of Object.entries(FAULTS))
  test(`shows an error page when a file of a page ${outcome}, and recovers in place`, async ({
    page,
    faults,
    portal,
  }) => {
    const turns = inTurn<Fault>(alike);
    const spoil = (file: RegExp) => faults.spoil(file, turns.next().value);

    await test.step('the entry of an area, which the page preloads', async () => {
      spoil(/^\/r\/account\/.*remoteEntry/);
      await asMember(page, { portal, email: 'ama.kusi@example.org', at: paths.account.profile() });
      await page.evaluate(() => Object.assign(window, { mark: 'same document' }));
      await expect(errorPage(page)).toBeVisible();
      faults.heal();
      await tryAgain(page, /profile/i);
    });

    await test.step('a page of the host', async () => {
      spoil(/^\/r\/host\/[^/]+\/diagnostics\./);
      await route(page, paths.diagnostics());
      await expect(errorPage(page)).toBeVisible();
      await expect(failure(page, 'page “Diagnostics”')).toBeVisible();
      await expect(page.getByText('Error reporting send successfully').last()).toBeVisible();
      faults.heal();
      await tryAgain(page, 'Diagnostics');
    });

    for (const { what, file, open, heading } of FILES)
      await test.step(what, async () => {
        spoil(file);
        await open(page);
        await expect(errorPage(page)).toBeVisible();
        faults.heal();
        await tryAgain(page, heading);
      });

    await test.step('the entry of an area, while other pages open', async () => {
      spoil(/^\/r\/oppositions\/.*remoteEntry/);
      const isReported = page.waitForResponse((answer) => answer.url().endsWith('/errorlogs') && answer.ok());
      await openFromMenu(page, 'Works in Dispute');
      await expect(errorPage(page)).toBeVisible();
      await expect(failure(page, 'area “Works in Dispute”')).toBeVisible();
      await isReported;
      await openFromMenu(page, 'Sound Recordings');
      await expect(page.getByRole('heading', { level: 1, name: 'Sound recordings' })).toBeVisible();
      await openFromMenu(page, 'Works in Dispute');
      await expect(errorPage(page)).toBeVisible();
      faults.heal();
      await tryAgain(page, 'Works in dispute');
    });
  });
