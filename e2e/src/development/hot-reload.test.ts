import { paths } from '@counterpoint/contract/paths';
import { expect } from '@playwright/test';
import { printedMember, signIn } from '../portal/demo-member.ts';
import { areFree } from './dev-command.ts';
import { test } from './test.ts';

const LIST_HEADER = 'remote-recordings/src/features/list/list-header.tsx';
const TOP_BAR = 'host/src/chrome/top-bar.tsx';

test('an edit in a remote is seen in the page of the host, which keeps its state', async ({
  page,
  start,
  edit,
  place,
}) => {
  test.setTimeout(240_000);
  const command = await start('', /Everything is ready/);
  await signIn(page, printedMember(command.output(), 'ama.kusi@example.org'));
  await page.goto(paths.recordings.list());
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Sound recordings');
  await page.evaluate(() => Reflect.set(window, 'mark', 1));
  await page.getByRole('searchbox').fill('a');

  await edit(LIST_HEADER, 'title="Sound recordings"', 'title="Sound recordings, edited"');
  await expect(title).toHaveText('Sound recordings, edited');
  await expect(page.getByRole('searchbox')).toHaveValue('a');
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(1);

  // After an edit of the host's own code a page that is loaded anew starts from all of it, not from the update.
  const update = page.waitForResponse(/\/main\..*hot-update\.js$/);
  await edit(TOP_BAR, 'export function', '// edited\nexport function');
  await update;
  await page.reload();
  await expect(title).toHaveText('Sound recordings, edited');

  await page.close();
  expect(await command.stop()).toBe(0);
  expect(await areFree(place.portBase)).toBe(true);
});
