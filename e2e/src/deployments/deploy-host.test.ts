import { paths } from '@counterpoint/contract/paths';
import { memberPage, openFromMenu, printedMember } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';
import { runDeployCommand } from './deploy-command.ts';
import { createSecondBuild } from './second-build.ts';

const FIRST = 'Register a composition';
const SECOND = 'Register a composition, as released again';

test('releases a host with a newer kit under open tabs, which go on, and rolls it back', async ({
  browser,
  portal,
}) => {
  const member = printedMember(portal.output(), 'ama.kusi@example.org');
  const hearing = await memberPage(browser, { portal, member, at: paths.dashboard() });
  await expect(hearing.getByRole('link', { name: FIRST })).toBeVisible();
  const open = async (path: string) => {
    const page = await hearing.context().newPage();
    // As if it didn't hear of the release.
    await page.route('**/live', (route) => route.abort());
    await page.goto(path);
    return page;
  };
  const idle = await open(paths.dashboard());
  await expect(idle.getByRole('link', { name: FIRST })).toBeVisible();
  const form = await open(paths.compositions.add());
  await form.getByLabel('Title of the work').fill('Typed before the release');
  const landing = await (await browser.newContext({ baseURL: portal.origin })).newPage();
  await landing.goto(paths.signIn());
  await landing.getByLabel('Email').fill('stranger@example.org');

  const isHeard = hearing.waitForResponse('**/registry.json');
  const build = await createSecondBuild({ bundle: 'host', replace: [`"${FIRST}"`, `"${SECOND}"`] });
  expect(runDeployCommand(portal, 'deploy', ['host', '--from', build])).toMatchObject({ status: 0, stderr: '' });
  const fresh = await idle.context().newPage();
  await fresh.goto(paths.dashboard());
  await expect(fresh.getByRole('link', { name: SECOND })).toBeVisible();

  await test.step('a tab that hears of it takes it with a navigation', async () => {
    await isHeard;
    await openFromMenu(hearing, 'Works in Dispute');
    await expect(hearing.getByRole('heading', { level: 1, name: 'Works in dispute' })).toBeVisible();
    await openFromMenu(hearing, 'Dashboard');
    await expect(hearing.getByRole('link', { name: SECOND })).toBeVisible();
  });

  await test.step('an idle tab loads areas and lazy parts that it hasn’t loaded before', async () => {
    await openFromMenu(idle, 'Works in Dispute');
    await expect(idle.getByRole('heading', { level: 1, name: 'Works in dispute' })).toBeVisible();
    await idle.keyboard.press('ControlOrMeta+k');
    await expect(idle.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await idle.keyboard.press('Escape');
    await openFromMenu(idle, 'Dashboard');
    await expect(idle.getByRole('link', { name: FIRST })).toBeVisible();
  });

  await test.step('a half-filled form keeps its content and goes on', async () => {
    await form.getByRole('button', { name: /continue/i }).click();
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Typed before the release');
  });

  await test.step('an open sign-in page signs in', async () => {
    await landing.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(landing.getByRole('alert')).not.toHaveText(/couldn’t load/i);
    await landing.getByLabel('Email').fill(member.email);
    await landing.getByLabel('Password', { exact: true }).fill(member.password);
    await landing.getByRole('button', { name: 'Sign in' }).click();
    await expect(landing.getByRole('link', { name: FIRST })).toBeVisible();
  });

  expect(runDeployCommand(portal, 'rollback', ['host'])).toMatchObject({ status: 0, stderr: '' });
  await fresh.reload();
  await expect(fresh.getByRole('link', { name: FIRST })).toBeVisible();
});
