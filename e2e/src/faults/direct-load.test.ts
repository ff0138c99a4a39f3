import { paths } from '@counterpoint/contract/paths';
import { printedMember } from '../portal/demo-member.ts';
import { FAULTS } from '../portal/fault-proxy.ts';
import { openSession } from '../portal/session-cookie.ts';
import { expect } from '../portal/test.ts';
import { test } from './test.ts';

// Without a hanging file: with the usual limit it would take two minutes.
for (const fault of FAULTS.filter((each) => each !== 'hanging'))
  test.describe(fault, () => {
    test.use({ expectedErrors: [/Failed to load resource|integrity|SRI|ERR_|Fetch API|preload/i] });

    test(`recovers with the first ‘Try again’ when an area’s preloaded entry ${fault}`, async ({
      page,
      portal,
      faults,
    }) => {
      await openSession(page.context(), portal, printedMember(portal.output(), 'ama.kusi@example.org'));
      faults.spoil(/^\/r\/recordings\/.*remoteEntry/, fault);
      await page.goto(paths.recordings.list());
      await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
      faults.heal();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sound recordings' })).toBeVisible();
    });
  });
