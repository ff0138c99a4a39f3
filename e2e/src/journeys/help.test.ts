import { paths } from '@counterpoint/contract/paths';
import { asMember, goByMenu } from '../portal/demo-member.ts';
import { expectGoodAtBothWidths } from '../portal/good-screen.ts';
import { expect, test } from '../portal/test.ts';

test.beforeEach(async ({ page, portal }) => {
  await asMember(page, portal, 'ama.kusi@example.org');
});

test('a question is answered by keyboard alone: searched, opened, read, gone back from', async ({ page }) => {
  await page.goto(paths.account.help());
  const search = page.getByRole('searchbox', { name: 'Search the help' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  // Accents, case and the order of the words do not count.
  await page.keyboard.type('RÉAD státus');
  await expect(page.getByText(/^\d+ found for/)).toBeVisible();
  const topics = page.getByRole('region', { name: 'Topics' });
  await expect(topics.getByRole('link').first()).toHaveText('Reading a status');
  await expect(topics.locator('mark').first()).toHaveText(/^read$/i);
  await expectGoodAtBothWidths(page);

  await page.keyboard.press('Tab');
  await expect(topics.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reading a status' })).toBeFocused();
  await expect(page).toHaveURL(/topic=reading-a-status&q=/);
  await expect(page.getByText('Add the missing IPI name number and the ISWC follows.')).toBeVisible();
  await expectGoodAtBothWidths(page);

  await page.goBack();
  await expect(search).toHaveValue('RÉAD státus');
  await expect(topics.getByRole('link').first()).toHaveText('Reading a status');
});

test('a page leads to its topic, and the topic to where it is done', { tag: '@phone' }, async ({ page }) => {
  await goByMenu(page, 'Works in Dispute');
  await page.getByRole('link', { name: 'How a dispute works' }).click();
  await expect(page).toHaveURL(paths.account.helpTopic('answering-a-dispute'));
  await expect(page.getByRole('heading', { level: 1, name: 'A work in dispute: what to do' })).toBeFocused();
  await expect(page).toHaveTitle(/A work in dispute: what to do/);
  await page.getByRole('main').getByRole('link', { name: 'Works in dispute', exact: true }).click();
  await expect(page).toHaveURL(paths.oppositions.list());
});

test('every page that has a topic of its own links to it', async ({ page }) => {
  const links = [
    [paths.dashboard(), 'What stands here', 'what-needs-you'],
    [paths.compositions.list(), 'What each status means', 'reading-a-status'],
    [paths.compositions.add(), 'How registering works', 'registering-a-work'],
    [paths.recordings.list(), 'What stands here', 'sound-recordings'],
    [paths.account.profile(), 'What you can change', 'your-profile'],
  ] as const;
  for (const [path, name, topic] of links) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
      'href',
      paths.account.helpTopic(topic),
    );
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a topic and a term open by their address, accessible and no wider than the screen', async ({ page }) => {
      await page.goto(paths.account.help());
      await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
      await expectGoodAtBothWidths(page);

      await page.goto(paths.account.helpTopic('two-halves'));
      await expect(page.getByRole('heading', { level: 1, name: /^Why shares total 100%/ })).toBeFocused();
      await expectGoodAtBothWidths(page);

      await page.goto(`${paths.account.helpTopic('glossary')}&term=p-line`);
      const term = page.getByRole('term').filter({ hasText: 'P line' });
      await expect(term).toBeFocused();
      await expect(term).toBeInViewport();
      await expectGoodAtBothWidths(page);
    });
  });
