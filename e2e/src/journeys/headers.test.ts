import { asMember } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';

// `web/src/page/page-routes.test.ts` tests the policy. Every test here shows that no page violates it: a violation is an
// error in the console.
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
