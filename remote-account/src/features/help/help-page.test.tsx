// cspell:ignore registerd zzyzx
import { HELP_TOPICS } from '@counterpoint/contract/help-topics';
import { paths } from '@counterpoint/contract/paths';
import { ISNI_STATUSES } from '@counterpoint/domain/states';
import { fillIn, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HelpPage } from './help-page.tsx';
import { glossaryTerms } from './text/glossary.ts';
import { TOPIC_GROUPS, topicText } from './text/topics.ts';

const open = (path: string = paths.account.help()) =>
  renderWithHost(<HelpPage />, { route: paths.account.help(), path });

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const topicsFound = () =>
  within(screen.getByRole('region', { name: 'Topics' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search the help' });

describe('the start page', () => {
  test('lists every topic once and the society’s contact', () => {
    open();
    expect(TOPIC_GROUPS.flatMap(({ topics }) => topics).toSorted()).toEqual([...HELP_TOPICS].toSorted());
    for (const id of HELP_TOPICS)
      expect(screen.getByRole('link', { name: topicText(id).title })).toHaveAttribute('href', `/help?topic=${id}`);
    const contact = within(screen.getByRole('region', { name: 'Contact us' }));
    expect(contact.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0])).toEqual([
      'mailto',
      'tel',
    ]);
  });

  test('appears for an unknown topic', () => {
    const { host } = open('/help?topic=flying');
    expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    expect(host.setTitle).toHaveBeenLastCalledWith('Help');
  });
});

describe('a search', () => {
  test('finds topics and terms in any word order', async () => {
    const { user, location } = open();
    await fillIn(user, search(), 'shares AGREE');
    await screen.findByText(/^\d+ results for “shares AGREE”\.$/);
    expect(location()).toBe('/help?q=shares+AGREE');
    expect(topicsFound()[0]).toBe('Agreeing shares with the others');
  });

  test.each([
    ['how do I get an isni', 'Getting an ISNI'],
    ['forgotten password', 'Signing in again, and passwords'],
    ['login', 'Signing in again, and passwords'],
    ['unsubscribe', 'What needs your attention'],
    ['wrong IPI', 'Registering a work'],
    ['merge', 'A work in dispute: what to do'],
    ['splits', 'Agreeing shares with the others'],
    ['200%', 'Why shares total 100% here, and 200% elsewhere'],
    ['réading státus', 'Reading a status'],
    ['registerd incomplete', 'Reading a status'],
    ['excel', 'Importing a whole catalogue'],
    ['who can see my phone', 'Who sees what'],
  ])('for %j lists %j first', async (query, first) => {
    open(`/help?q=${encodeURIComponent(query)}`);
    await screen.findByRole('status');
    expect(topicsFound()[0]).toBe(first);
  });

  test('announces the number of results', async () => {
    open('/help?q=iswc');
    expect(await screen.findByRole('status')).toHaveTextContent(/^\d+ results for “iswc”\.$/);
    const terms = within(screen.getByRole('region', { name: 'Words and numbers' }));
    expect(terms.getAllByRole('term')[0]).toHaveTextContent('ISWC');
  });

  test('offers all topics when nothing is found', async () => {
    const { user, location } = open('/help?q=zzyzx');
    expect(await screen.findByRole('status')).toHaveTextContent('No results.');
    await user.click(screen.getByRole('link', { name: 'Show all topics' }));
    expect(await screen.findByRole('heading', { name: 'Works and shares' })).toBeVisible();
    expect([location(), search()]).toEqual(['/help', expect.objectContaining({ value: '' })]);
  });

  test('can be returned to from a topic', async () => {
    const { user, location } = open('/help?q=hold');
    await user.click(await screen.findByRole('link', { name: 'A work in dispute: what to do' }));
    await title('A work in dispute: what to do');
    await user.click(screen.getByRole('link', { name: 'Help: “hold”' }));
    expect(location()).toBe('/help?q=hold');
  });
});

describe('a topic', () => {
  test('opens at its URL and focuses its heading', async () => {
    const { host } = open(paths.account.helpTopic('registering-a-work'));
    await waitFor(async () => expect(await title('Registering a work')).toHaveFocus());
    expect(host.setTitle).toHaveBeenLastCalledWith('Registering a work');
    expect(screen.getByRole('link', { name: 'Register a composition' })).toHaveAttribute(
      'href',
      '/music-composition/add',
    );
  });

  test('links to related topics and focuses their heading', async () => {
    const { user } = open(paths.account.helpTopic('two-halves'));
    await user.click(await screen.findByRole('link', { name: 'Agreeing shares with the others' }));
    await waitFor(async () => expect(await title('Agreeing shares with the others')).toHaveFocus());
  });

  test('explains every status', async () => {
    open(paths.account.helpTopic('reading-a-status'));
    await title('Reading a status');
    const badges = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(badges).toHaveLength(8 + 7 + 11 + ISNI_STATUSES.length);
    expect(badges).toEqual(expect.arrayContaining(['Registered, incomplete', 'Split proposed', 'Lapsed']));
    expect(screen.getByText('Add the missing IPI name number. The ISWC then follows.')).toBeVisible();
  });
});

describe('the glossary', () => {
  test('is in alphabetical order', async () => {
    open(paths.account.helpTopic('glossary'));
    await title('Glossary of words and numbers');
    const shown = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(shown).toEqual(glossaryTerms().map(({ term }) => term));
    expect(shown.toSorted(new Intl.Collator('en').compare)).toEqual(shown);
  });

  test('opens at the term in the URL', async () => {
    open('/help?topic=glossary&term=p-line');
    await waitFor(() => expect(screen.getByText('P line')).toBeVisible());
    expect(screen.getByText('P line').closest('dt')).toHaveFocus();
  });
});
