import { paths } from '@counterpoint/contract/paths';
import { expect } from '@playwright/test';
import { printedMember, signIn } from '../portal/demo-member.ts';
import { DESKTOP, resizeTo } from '../portal/screens.ts';
import { areFree, signInAlone } from './dev-command.ts';
import { wordsOutsideCatalogues } from './pseudo-texts.ts';
import { test } from './test.ts';

const LIST_PAGE = 'remote-recordings/src/features/list/list-page.tsx';
/** Two of the four areas; `area-alone.test.ts` opens the other two by their own command. */
const ALONE = [
  { path: paths.compositions.list(), offset: 1, heading: 'Music compositions' },
  { path: paths.recordings.list(), offset: 2, heading: 'Sound recordings, edited' },
];
const TOP_BAR = 'host/src/chrome/top-bar.tsx';

test('applies an edit in a remote to the host’s page, which keeps its state, and opens areas alone', async ({
  page,
  start,
  edit,
  place,
}) => {
  test.setTimeout(360_000);
  const command = await start('', /Everything is ready/);
  const member = printedMember(command.output(), 'ama.kusi@example.org');
  await signIn(page, member);
  await page.goto(paths.recordings.list());
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Sound recordings');
  await page.evaluate(() => Reflect.set(window, 'mark', 1));
  await page.getByRole('searchbox').fill('a');

  await edit(LIST_PAGE, 'title: titles.recordings()', "title: 'Sound recordings, edited'");
  await expect(title).toHaveText('Sound recordings, edited');
  await expect(page.getByRole('searchbox')).toHaveValue('a');
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(1);

  // After an edit of the host's own code, a reload must load all of it, not the update alone.
  const update = page.waitForResponse(/\/main\..*hot-update\.js$/);
  await edit(TOP_BAR, 'export function', '// edited\nexport function');
  await update;
  await page.reload();
  await expect(title).toHaveText('Sound recordings, edited');

  await test.step('shows the edited text alone outside the catalogues, in the pseudo-language', async () => {
    const edited = ['Sound', 'recordings', 'edited'];
    const at = (width: number) => `${paths.recordings.list()} at ${width}`;
    expect(await wordsOutsideCatalogues(page)).toEqual({ [at(1440)]: edited, [at(390)]: edited });
    await resizeTo(page, DESKTOP.viewport);
  });

  await test.step('opens an area alone at its own port', async () => {
    for (const { path, offset, heading } of ALONE) {
      // Cookies ignore ports: the area would get the session, and a page that loses its session navigates away.
      await page.goto('about:blank');
      await page.context().clearCookies();
      await page.goto(`http://localhost:${place.portBase + offset}${path}`);
      await signInAlone(page, member);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('table tbody tr').first()).toBeVisible();
    }
  });

  await page.close();
  expect(await command.stop()).toBe(0);
  expect(await areFree(place.portBase)).toBe(true);
});
