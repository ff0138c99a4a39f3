import { paths } from '@counterpoint/contract/paths';
import { asMember, openFromMenu } from '../portal/demo-member.ts';
import { expect, test } from '../portal/test.ts';

test.beforeEach(async ({ page, portal }) => {
  await asMember(page, { portal, email: 'ama.kusi@example.org' });
});

test('finds, opens and leaves a help topic by keyboard', async ({ page }) => {
  await page.goto(paths.account.help());
  const search = page.getByRole('searchbox', { name: 'Search the help' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  // Accents, case and word order are ignored.
  await page.keyboard.type('RÉAD státus');
  await expect(page.getByText(/^\d+ results? for/)).toBeVisible();
  const topics = page.getByRole('region', { name: 'Topics' });
  await expect(topics.getByRole('link').first()).toHaveText('Reading a status');
  await expect(topics.locator('mark').first()).toHaveText(/^read$/i);

  await page.keyboard.press('Tab');
  await expect(topics.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reading a status' })).toBeFocused();
  await expect(page).toHaveURL(/topic=reading-a-status&q=/);
  await expect(page.getByText('Add the missing IPI name number. The ISWC then follows.')).toBeVisible();

  await page.goBack();
  await expect(search).toHaveValue('RÉAD státus');
  await expect(topics.getByRole('link').first()).toHaveText('Reading a status');
});

test('links a page to its topic, the topic to its page, and a URL to a term', { tag: '@phone' }, async ({ page }) => {
  await openFromMenu(page, 'Works in Dispute');
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

test('links every page that has a help topic to it', async ({ page }) => {
  const links = [
    ['Dashboard', paths.dashboard(), 'About this list', 'what-needs-you'],
    ['Music Composition', paths.compositions.list(), 'What each status means', 'reading-a-status'],
    ['Sound Recordings', paths.recordings.list(), 'About this list', 'sound-recordings'],
    ['Account', paths.account.profile(), 'What you can change', 'your-profile'],
  ] as const;
  for (const [entry, path, name, topic] of links) {
    await openFromMenu(page, entry);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
      'href',
      paths.account.helpTopic(topic),
    );
  }
  await page.goto(paths.compositions.add());
  const link = page.getByRole('main').getByRole('link', { name: 'How to register a work' });
  await expect(link).toHaveAttribute('href', paths.account.helpTopic('registering-a-work'));
});
