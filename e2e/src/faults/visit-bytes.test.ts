import { paths } from '@counterpoint/contract/paths';
import { printedMember, type signIn } from '../portal/demo-member.ts';
import { startFaultProxy } from '../portal/fault-proxy.ts';
import { settled } from '../portal/settled.ts';
import { expect, test } from '../portal/test.ts';

test('no script is sent twice in one visit, and no module comes under two names', async ({ page, portal }) => {
  const proxy = await startFaultProxy(portal.origin);
  await page.goto(proxy.origin);
  await page.getByLabel('Email').waitFor();
  const ama = printedMember(portal.output(), 'ama.kusi@example.org');
  await signInAt(page, proxy.origin, ama);
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
  await proxy.stop();
  expect(scripts.length).toBeGreaterThan(15);
  const sent = scripts.map((request) => request.path);
  expect(sent.filter((path, index) => sent.indexOf(path) !== index)).toEqual([]);
  // A shared module has the same bytes in every build that holds it: only the host's copy may have been sent.
  const fallbacks = scripts.filter((request) => /^\/r\/.*\/(kit|contract|react)[-.]/.test(request.path));
  expect(fallbacks).toEqual([]);
});

async function signInAt(page: Parameters<typeof signIn>[0], origin: string, member: Parameters<typeof signIn>[1]) {
  await page.goto(origin);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
}
