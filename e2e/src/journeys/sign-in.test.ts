import { paths } from '@counterpoint/contract/paths';
import { APPLICATION_FILE } from '../portal/builds.ts';
import { fillSignIn, printedMember } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: [/401/] });

  test('reports it, keeps the address, and continues to the requested page', { tag: '@phone' }, async ({
    page,
    portal,
  }) => {
    const ama = printedMember(portal.output(), 'ama.kusi@example.org');
    await page.goto(paths.recordings.list());
    await expect(page).toHaveURL('/');
    await fillSignIn(page, { ...ama, password: 'this is not the password' });
    await expect(page.getByRole('alert')).toContainText('password is wrong');
    await expect(page.getByLabel('Email')).toHaveValue(ama.email);
    await fillSignIn(page, ama);
    await expect(page).toHaveURL(paths.recordings.list());
    await expect(page.getByRole('heading', { level: 1, name: 'Sound recordings' })).toBeVisible();
  });
});

test('accepts a submission before the application is ready', async ({ page, portal }) => {
  const ama = printedMember(portal.output(), 'ama.kusi@example.org');
  const { promise: isSubmitted, resolve: releaseScripts } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => APPLICATION_FILE.test(pathname),
    async (route) => {
      await isSubmitted;
      await route.continue();
    },
  );
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await fillSignIn(page, ama);
  releaseScripts();
  await expect(page.getByRole('heading', { level: 1, name: /Ama/ })).toBeVisible();
});
