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

test('reads profile and dashboard once, after signing in and after a reload', async ({ page, portal }) => {
  const expected = ['/api/v1/user/profile', '/api/v1/dashboard'];
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (expected.includes(pathname)) reads.push(pathname);
  });
  await page.goto('/');
  await fillSignIn(page, printedMember(portal.output(), 'ama.kusi@example.org'));
  const list = page.getByRole('region', { name: 'Needs your attention' });
  await expect(list).toBeVisible();
  expect(reads).toEqual(expected);
  await page.reload();
  await expect(list).toBeVisible();
  expect(reads.slice(2)).toEqual(expected);
});
