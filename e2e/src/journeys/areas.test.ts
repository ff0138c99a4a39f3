import { paths } from '@counterpoint/contract/paths';
import { expectAccessible, expectNoSidewaysScroll } from '../portal/axe.ts';
import { printedMember, signIn } from '../portal/demo-member.ts';
import { settled } from '../portal/settled.ts';
import { expect, test } from '../portal/test.ts';

const PAGES = [
  [paths.dashboard(), /Ama/],
  [paths.compositions.list(), 'Music compositions'],
  [paths.compositions.search(), /repertoire/i],
  [paths.compositions.add(), /Register a composition/],
  [paths.recordings.list(), 'Sound recordings'],
  [paths.oppositions.list(), 'Works in dispute'],
  [paths.account.profile(), /profile/i],
  [paths.account.rightsHolder(), 'Rights holder'],
  [paths.diagnostics(), /Diagnostics/],
  ['/nothing/here', /does not exist/],
] as const;

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('every first page stands, is accessible and does not scroll sideways', async ({ page, portal }) => {
      await signIn(page, printedMember(portal.output(), 'ama.kusi@example.org'));
      for (const [path, heading] of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await settled(page);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  });
