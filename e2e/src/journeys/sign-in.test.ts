import { APPLICATION_FILE } from '../portal/builds.ts';
import { fillSignIn, printedMember } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';

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
