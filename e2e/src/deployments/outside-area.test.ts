import type { Browser, Page } from '@playwright/test';
import { memberPage, openFromMenu, printedMember } from '../portal/demo-member.ts';
import { type Portal, startPortal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';
import { createDeployAccess, runDeployCommand } from './deploy-command.ts';
import { createOutsideArea } from './outside-area.ts';

const [AMA, KOFI, OSU] = ['ama.kusi@example.org', 'kofi.mensah@example.org', 'osu.music@example.org'];
/** The limit for an automatic rollback. */
const LONGEST_MS = 30_000;

/** Of 100 buckets of members, the first that gets a version. */
async function bucketWith(portal: Portal, version: string): Promise<number> {
  for (let bucket = 0; bucket < 100; bucket += 1) {
    const served = await fetch(`${portal.origin}/registry.json`, { headers: { cookie: `member-bucket=${bucket}` } });
    if ((await served.text()).includes(version)) return bucket;
  }
  throw new Error(`No member gets ${version}.`);
}

/** `bucket` decides whether the member gets a canary: the API chooses it by the member's id. */
async function openAs(
  browser: Browser,
  portal: Portal,
  { email, bucket }: { email: string; bucket: number },
): Promise<Page> {
  const page = await memberPage(browser, { portal, member: printedMember(portal.output(), email) });
  await chooseBucket(page, portal, bucket);
  await page.goto('/live-shows');
  return page;
}

async function chooseBucket(page: Page, portal: Portal, bucket: number): Promise<void> {
  await page.context().addCookies([{ name: 'member-bucket', value: String(bucket), url: portal.origin }]);
}

// Its own portal, because it breaks an area.
test('serves an area from outside this repository, and ends its broken canary', async ({ browser }) => {
  const portal = await startPortal({ ROLLBACK_MEMBERS: '2' });
  const area = await createOutsideArea('live-shows', ['--label', 'Live Shows', '--label-fr', 'Concerts']);
  try {
    await area.run(['test']);
    await area.run(['build']);
    const access = createDeployAccess(portal, 'live-shows');
    expect(await area.run(['deploy'], access)).toMatch(/^live-shows: nothing → 0\.1\.0-/);
    const page = await memberPage(browser, { portal, member: printedMember(portal.output(), OSU), at: '/dashboard' });
    await openFromMenu(page, 'Live Shows');
    const heading = page.getByRole('heading', { level: 1, name: 'Live Shows' });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('table', { name: 'Your works, latest changes first' })).toBeVisible();

    area.edit('src/features/works/works-page.tsx', 'text.works()', '(() => { throw new Error("The list broke."); })()');
    await area.run(['build']);
    const deployed = await area.run(['deploy', '--canary', '10', '--why', 'a new list'], access);
    const broken = /^live-shows: (\S+) for 10 % of the members/.exec(deployed)?.[1] ?? deployed;
    const bucket = await bucketWith(portal, broken);
    for (const email of [AMA, KOFI]) {
      const tried = await openAs(browser, portal, { email, bucket });
      await expect(tried.getByText('The list broke.')).toBeVisible();
    }
    await chooseBucket(page, portal, (bucket + 50) % 100);
    await page.reload();
    await expect(heading).toBeVisible();
    const readLog = () => runDeployCommand(portal, 'rollback', ['--log']).stdout;
    await expect
      .poll(readLog, { timeout: LONGEST_MS })
      .toMatch(new RegExp(`${broken} -> .*by portal: 2 members with errors`));
    expect(readLog()).toContain('a new list');
    const recovered = await openAs(browser, portal, { email: AMA, bucket });
    await expect(recovered.getByRole('heading', { level: 1, name: 'Live Shows' })).toBeVisible();

    expect(await area.run(['remove'], access)).toMatch(/→ nothing\n$/);
    await page.reload();
    await expect(heading).toBeHidden();
  } finally {
    await area.remove();
    await portal.stop();
  }
});
