import { paths } from '@counterpoint/contract/paths';
import type { APIResponse } from '@playwright/test';
import { asMember } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';

const NAVIGATION = { accept: 'text/html' };

function policyOf(answer: APIResponse): string {
  return answer.headers()['content-security-policy'] ?? '';
}

test('runs only our own scripts and can’t be framed', async ({ request }) => {
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

test('serves assets, registry, API and errors with their exact content types', async ({ request }) => {
  const page = await (await request.get(paths.dashboard(), { headers: NAVIGATION })).text();
  const script = /<script defer src="([^"]+)"/.exec(page)?.[1] ?? 'none';
  const answers: readonly [string, number][] = [
    [script, 200],
    ['/registry.json', 200],
    ['/r/host/none.js', 404],
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

// Every test shows that no page violates the policy: a violation is an error in the console.
test('blocks a script of another origin', async ({ page, portal }) => {
  await asMember(page, { portal, email: 'ama.kusi@example.org' });
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
