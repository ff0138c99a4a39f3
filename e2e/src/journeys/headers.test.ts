import { paths } from '@counterpoint/contract/paths';
import type { APIResponse, Page } from '@playwright/test';
import { asMember, goByMenu, printedMember, signIn } from '../portal/demo-member.ts';
import { settled } from '../portal/settled.ts';
import { expect, test } from '../portal/test.ts';

const NAVIGATION = { accept: 'text/html' };

function policyOf(answer: APIResponse): string {
  return answer.headers()['content-security-policy'] ?? '';
}

test('pages run our own scripts alone and are framed by nobody', async ({ request }) => {
  for (const path of ['/', paths.dashboard(), paths.account.signupIndividual(), '/nothing/here']) {
    const answer = await request.get(path, { headers: NAVIGATION });
    expect(answer.status(), path).toBe(200);
    const directives = policyOf(answer).split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ]),
    );
    expect(policyOf(answer)).not.toContain('unsafe');
    expect(answer.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(answer.headers()['permissions-policy']).toContain('camera=()');
    const scripts = [...(await answer.text()).matchAll(/<script (?!type="application\/json")([^>]*)>/g)];
    for (const [, attributes] of scripts) expect(attributes).toMatch(/ integrity="sha384-/);
    expect(scripts).not.toHaveLength(0);
  }
});

test('assets, the registry, the API and errors are no pages, and are not guessed at', async ({ request }) => {
  const page = await (await request.get(paths.dashboard(), { headers: NAVIGATION })).text();
  const script = /<script defer src="([^"]+)"/.exec(page)?.[1] ?? 'none';
  const answers: readonly [string, number][] = [
    [script, 200],
    ['/registry.json', 200],
    ['/assets/host/none.js', 404],
    ['/api/v1/health', 200],
    ['/api/v1/user/profile', 401],
    ['/api/v1/nothing', 404],
  ];
  for (const [path, status] of answers) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
    expect(policyOf(answer), path).toContain("default-src 'none'");
    expect(policyOf(answer), path).toContain("frame-ancestors 'none'");
  }
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

/** Notes every violation, from before the page's first script on; the notes outlive a change of the page. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) => {
      const note: unknown = Reflect.get(window, 'noteViolation');
      if (typeof note === 'function') note(`${violatedDirective} ${blockedURI} ${sample} ${sourceFile}`);
    });
  });
  return violations;
}

test('a visit over all pages violates no policy', async ({ page, portal }) => {
  const violations = await watchViolations(page);
  for (const path of [paths.account.signupIndividual(), paths.account.signupCorporate()]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await signIn(page, printedMember(portal.output(), 'ama.kusi@example.org'));
  for (const path of [
    paths.dashboard(),
    paths.compositions.list(),
    paths.compositions.search(),
    paths.compositions.add(),
    paths.recordings.list(),
    paths.oppositions.list(),
    paths.account.profile(),
    paths.diagnostics(),
    '/nothing/here',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
  }
  await page.goto(paths.compositions.list());
  await page
    .getByRole('main')
    .locator(`a[href*="${paths.compositions.details('')}"]`)
    .first()
    .click();
  await page.waitForURL(`**${paths.compositions.details('')}*`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('where something fails', () => {
  test.use({ expectedErrors: [/on purpose|Failed to load resource|recordings/] });

  test('the error page and trying again violate no policy', async ({ page, portal }) => {
    const violations = await watchViolations(page);
    await asMember(page, portal, 'ama.kusi@example.org', paths.diagnostics());
    await page.getByRole('button', { name: 'Throw an error' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    await expect(page.getByText('Error reporting send successfully')).toBeVisible();
    let isBroken = true;
    await page.route(/\/r\/recordings\//, (route) => (isBroken ? route.abort() : route.continue()));
    await goByMenu(page, 'Sound Recordings');
    // Its message tells this error page from the one before, which has the same heading.
    await expect(page.getByText(/recordings\/.* could not be loaded/)).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sound recordings' })).toBeVisible();
    expect(violations).toEqual([]);
  });

  test('a script of another origin is refused', async ({ page, portal }) => {
    await asMember(page, portal, 'ama.kusi@example.org');
    const outcome = await page.evaluate(() => {
      try {
        document.createElement('script').src = 'https://evil.example/x.js';
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
    expect(outcome).toBe('refused');
  });
});
