import { openFromMenu, printedMember, signIn } from '../portal/demo-member.ts';
import { startFaultProxy } from '../portal/fault-proxy.ts';
import { type Portal, startPortal } from '../portal/start-portal.ts';
import { expect, test } from '../portal/test.ts';

// Its own portal, because the setting holds for all its pages.
test('loads host and areas from a CDN, and from the portal when the CDN fails', async ({ browser }) => {
  let portal: Portal | undefined;
  const cdn = await startFaultProxy(() => portal?.origin ?? '');
  portal = await startPortal({ DEPLOY_CDN_URL: cdn.origin });
  try {
    const page = await (await browser.newContext({ baseURL: portal.origin })).newPage();
    const [scripts, errors] = [new Set<string>(), [] as string[]];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.endsWith('.js') || pathname.endsWith('.woff2')) scripts.add(origin);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await signIn(page, printedMember(portal.output(), 'ama.kusi@example.org'));
    await openFromMenu(page, 'Works in Dispute');
    await expect(page.getByRole('heading', { level: 1, name: 'Works in dispute' })).toBeVisible();
    expect([[...scripts], errors]).toEqual([[cdn.origin], []]);

    cdn.spoil(/^\/r\/recordings\//, 'gone');
    await openFromMenu(page, 'Sound Recordings');
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sound recordings' })).toBeVisible();
    expect(scripts).toEqual(new Set([cdn.origin, portal.origin]));
  } finally {
    await portal.stop();
    await cdn.stop();
  }
});
