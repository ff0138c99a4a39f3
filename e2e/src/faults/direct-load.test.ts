import { paths } from '@counterpoint/contract/paths';
import { asMember } from '../portal/demo-member.ts';
import { FAULTS, startFaultProxy } from '../portal/fault-proxy.ts';
import { expect, test } from '../portal/test.ts';

// A hanging file is no case here: with the usual limit it would take two minutes.
for (const fault of FAULTS.filter((each) => each !== 'hanging'))
  test.describe(fault, () => {
    test.use({ expectedErrors: [/Failed to load resource|integrity|SRI|ERR_|Fetch API|preload/i] });

    test(`an area asked for directly, its preloaded entry ${fault}: the first 'Try again' recovers`, async ({
      page,
      portal,
    }) => {
      const faults = await startFaultProxy(portal.origin);
      await asMember(page, portal, 'ama.kusi@example.org');
      faults.spoil(/^\/r\/recordings\/.*remoteEntry/, fault);
      await page.goto(faults.origin + paths.recordings.list());
      await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
      faults.heal();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sound recordings' })).toBeVisible();
      await page.goto('about:blank');
      await faults.stop();
    });
  });
