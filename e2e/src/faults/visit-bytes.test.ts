import { paths } from '@counterpoint/contract/paths';
import { builtAreas } from '../portal/builds.ts';
import { fillSignIn, printedMember } from '../portal/demo-member.ts';
import { startFaultProxy } from '../portal/fault-proxy.ts';
import { settled, watchRequests } from '../portal/settled.ts';
import { expect, test } from '../portal/test.ts';

test('sends no script twice in one visit, and no module under two names', async ({ browser, portal }) => {
  // A separate page, because requests of routed pages bypass the cache.
  const page = await browser.newPage();
  // A script interrupted by leaving the page would be loaded again.
  watchRequests(page);
  const proxy = await startFaultProxy(portal.origin);
  const ama = printedMember(portal.output(), 'ama.kusi@example.org');
  await page.goto(proxy.origin);
  await fillSignIn(page, ama);
  await page.getByRole('button', { name: /account of/ }).waitFor();
  await settled(page);
  const visits = [
    paths.compositions.list(),
    paths.recordings.list(),
    paths.oppositions.list(),
    paths.account.profile(),
  ];
  for (const path of visits) {
    await page.goto(proxy.origin + path);
    await settled(page);
  }
  const scripts = proxy.requests.filter((request) => request.path.endsWith('.js') && request.bytes > 0);
  await page.close();
  await proxy.stop();
  expect(scripts.length).toBeGreaterThan(15);
  const sent = scripts.map((request) => request.path);
  expect(sent.filter((path, index) => sent.indexOf(path) !== index)).toEqual([]);
  const ownCopies = builtAreas().flatMap(({ area, version, fallbacks }) =>
    fallbacks.map((file) => `/r/${area}/${version}/${file}`),
  );
  expect(ownCopies.length).toBeGreaterThan(20);
  expect(sent.filter((path) => ownCopies.includes(path))).toEqual([]);
});
