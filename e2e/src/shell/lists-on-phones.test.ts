import { paths } from '@counterpoint/contract/paths';
import type { Page } from '@playwright/test';
import { route } from '../photos/visit.ts';
import { asMember } from '../portal/demo-member.ts';
import { resizeTo } from '../portal/screens.ts';
import { expect, test } from '../portal/test.ts';

/** More than two fifths of the screen belong to the rows. */
const LOWEST_START = 500;

const drafts = `${paths.compositions.list()}?filter=draft`;

async function startOfFirstCard(page: Page): Promise<number> {
  const cards = page.getByRole('main').getByRole('listitem');
  const card = cards.filter({ has: page.getByRole('checkbox') }).first();
  return (await card.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
}

test('starts the first card of each list in the upper part of a phone, and shows the filter that a link has chosen', async ({
  page,
  portal,
}) => {
  await resizeTo(page, { width: 390, height: 844 });
  await asMember(page, { portal, email: 'ama.kusi@example.org', at: drafts });
  const starts = { works: await startOfFirstCard(page), recordings: 0, cases: 0 };
  const chosen = page.getByRole('group', { name: 'Status' }).getByRole('button', { pressed: true });
  await expect(chosen).toHaveText(/^Drafts \d/);
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await route(page, paths.recordings.list());
  starts.recordings = await startOfFirstCard(page);
  await route(page, paths.oppositions.list());
  starts.cases = await startOfFirstCard(page);
  expect(Object.entries(starts).filter(([, start]) => start > LOWEST_START)).toEqual([]);
});
