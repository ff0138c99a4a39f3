import { paths } from '@counterpoint/contract/paths';
import { asMember } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';

test('links a page to its topic, the topic to its page, and a URL to a term', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  await asMember(page, { portal, email: 'ama.kusi@example.org', at: paths.oppositions.list() });
  await page.getByRole('link', { name: 'How a dispute works' }).click();
  await expect(page).toHaveURL(paths.account.helpTopic('answering-a-dispute'));
  await expect(page.getByRole('heading', { level: 1, name: 'A work in dispute: what to do' })).toBeFocused();
  await expect(page).toHaveTitle(/A work in dispute: what to do/);
  await page.getByRole('main').getByRole('link', { name: 'Works in dispute', exact: true }).click();
  await expect(page).toHaveURL(paths.oppositions.list());

  await page.goto(`${paths.account.helpTopic('glossary')}&term=p-line`);
  const term = page.getByRole('term').filter({ hasText: 'P line' });
  await expect(term).toBeFocused();
  await expect(term).toBeInViewport();
});
