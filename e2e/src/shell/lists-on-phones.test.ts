import { paths } from '@counterpoint/contract/paths';
import { asMember } from '../portal/demo-member.ts';
import { resizeTo } from '../portal/screens.ts';
import { expect, test } from '../portal/test.ts';

/** More than two fifths of the screen belong to the rows. */
const LOWEST_START = 500;

const LISTS = {
  works: paths.compositions.list(),
  recordings: paths.recordings.list(),
  cases: paths.oppositions.list(),
};

test('starts the first card of each list in the upper part of a phone', async ({ page, portal }) => {
  await resizeTo(page, { width: 390, height: 844 });
  const starts: Record<string, number> = {};
  for (const [name, at] of Object.entries(LISTS)) {
    await asMember(page, { portal, email: 'ama.kusi@example.org', at });
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .first();
    starts[name] = (await card.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  }
  expect(Object.entries(starts).filter(([, start]) => start > LOWEST_START)).toEqual([]);
});

test('shows the filter that a link has chosen on a phone', async ({ page, portal }) => {
  await resizeTo(page, { width: 390, height: 844 });
  await asMember(page, { portal, email: 'ama.kusi@example.org', at: `${paths.compositions.list()}?filter=draft` });
  const chosen = page.getByRole('group', { name: 'Status' }).getByRole('button', { pressed: true });
  await expect(chosen).toHaveText(/^Drafts \d/);
  await expect(chosen).toBeInViewport({ ratio: 1 });
});
