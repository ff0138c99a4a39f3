import { paths } from '@counterpoint/contract/paths';
import { hostScriptsOf } from '../portal/builds.ts';
import { asMember, goByMenu } from '../portal/demo-member.ts';
import { FAULTS, type FaultProxy, startFaultProxy } from '../portal/fault-proxy.ts';
import { START_LIMIT_MS, startPortal } from '../portal/start-portal.ts';
import { test as base, expect } from '../portal/test.ts';

const LOAD_TIMEOUT_MS = 4000;

interface WorkerFixtures {
  faults: FaultProxy;
}

/** A portal with a short limit on loading, behind a proxy that spoils what it is told to. */
const test = base.extend<object, WorkerFixtures>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const portal = await startPortal({ LOAD_TIMEOUT_MS: String(LOAD_TIMEOUT_MS), TRUST_PROXY: 'loopback' });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 2 * START_LIMIT_MS },
  ],
  faults: [
    async ({ portal }, use) => {
      const proxy = await startFaultProxy(portal.origin);
      await use(proxy);
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ faults }, use) => use(faults.origin),
});
// What the browser says of a file that did not come as it should.
test.use({ expectedErrors: [/Failed to load resource|integrity|SRI|ERR_|errorlogs|Fetch API/i] });

const FILES = {
  'the entry': /^\/r\/recordings\/.*remoteEntry/,
  'the exposed chunk': /^\/r\/recordings\/.*\/area\./,
  'a page’s chunk': /^\/r\/recordings\/.*\/(?!area\.|remoteEntry)[^/]+\.js/,
  'a shared module of the kit': hostScriptsOf('@counterpoint/kit/table'),
};

for (const [what, path] of Object.entries(FILES))
  for (const fault of FAULTS)
    test(`${what} ${fault}: error page in its place, another page opens, and it recovers in place`, async ({
      page,
      faults,
      portal,
    }) => {
      faults.heal();
      // Each case reports its errors as a member of its own: the log takes thirty a minute from one address.
      faults.newCaller();
      await asMember(page, portal, 'ama.kusi@example.org');
      await page.evaluate(() => Object.assign(window, { mark: 'same document' }));
      faults.spoil(path, fault);
      await goByMenu(page, 'Sound Recordings');
      await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
      await expect(page.getByText('Error reporting send successfully')).toBeVisible();
      await goByMenu(page, 'Account');
      await expect(page.getByRole('heading', { level: 1, name: /profile/i })).toBeVisible();
      await goByMenu(page, 'Sound Recordings');
      await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
      faults.heal();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sound recordings' })).toBeVisible();
      expect(await page.evaluate(() => 'mark' in window && window.mark)).toBe('same document');
    });

for (const fault of FAULTS)
  test(`a page of the host’s own ${fault}: error page in its place, and it recovers in place`, async ({
    page,
    faults,
    portal,
  }) => {
    faults.heal();
    faults.newCaller();
    await asMember(page, portal, 'ama.kusi@example.org');
    faults.spoil(/^\/assets\/host\/diagnostics\./, fault);
    await page.goto(paths.diagnostics());
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    await expect(
      page.getByText(/^The page “Diagnostics” (could not be loaded|did not load within 4 seconds)\.$/),
    ).toBeVisible();
    await expect(page.getByText('Error reporting send successfully')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { mark: 'same document' }));
    faults.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
    expect(await page.evaluate(() => 'mark' in window && window.mark)).toBe('same document');
  });

test('the API away: the shell stays, the list says so, and recovers', async ({ page, faults, portal }) => {
  await asMember(page, portal, 'ama.kusi@example.org');
  faults.spoil(/^\/api\/v1\/recordings/, 'error');
  await goByMenu(page, 'Sound Recordings');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  faults.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
