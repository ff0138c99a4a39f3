// cspell:ignore markt nite
import { paths } from '@counterpoint/contract/paths';
import {
  aRepertoireRecording,
  aRepertoireRecordingPage,
  type FakeRoutes,
  failWith,
  fakeApi,
  renderWithHost,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { SearchPage } from './search-page.tsx';

const market = aRepertoireRecording({
  title: 'Night Market',
  version_title: 'Live',
  matches: [
    {
      field: 'title',
      parts: [
        { text: 'Night', is_match: true },
        { text: ' Market', is_match: false },
      ],
    },
    { field: 'contributor', parts: [{ text: 'Kwame Night', is_match: true }] },
  ],
});

function open(routes: FakeRoutes, query = '?query=night') {
  const api = fakeApi(routes);
  const route = paths.recordings.search();
  return { api, ...renderWithHost(<SearchPage />, { route, path: `${route}${query}` }) };
}

describe('a result', () => {
  test('shows the recording’s facts, marks each match and names other matching fields', async () => {
    open({ 'GET /repertoire/recordings': aRepertoireRecordingPage([market]) });
    const results = await screen.findByRole('list', { name: 'Recordings found' });
    const result = within(results).getByRole('listitem');
    expect(within(result).getByRole('link', { name: 'Night Market (Live)' })).toHaveAttribute(
      'href',
      paths.recordings.details(market.id),
    );
    expect(result).toHaveTextContent('The Tidewater Trio');
    expect(result).toHaveTextContent('ISRC GB-EMI-03-00013 · 3:42 · Harbour Light');
    expect(result).toHaveTextContent('Performed by Kwame Night');
    expect(within(result).getByText('Night').tagName).toBe('MARK');
  });

  test('links to claims, a case and a copy', async () => {
    open({ 'GET /repertoire/recordings': aRepertoireRecordingPage([market]) });
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf('Claim rights: Night Market')).toBe(paths.recordings.claim(market.id));
    expect(await hrefOf('I performed on this: Night Market')).toBe(paths.recordings.claimLineUp(market.id));
    expect(await hrefOf('Oppose: Night Market')).toBe(paths.oppositions.opposeRecording(market.id));
    expect(await hrefOf('Copy as a new recording: Night Market')).toBe(paths.recordings.copy(market.id));
  });

  test('offers no claim on the member’s own recording', async () => {
    open({ 'GET /repertoire/recordings': aRepertoireRecordingPage([{ ...market, is_mine: true }]) });
    expect(await screen.findByRole('link', { name: /Copy as a new recording/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Claim rights/ })).not.toBeInTheDocument();
  });
});

describe('a search', () => {
  test('reports a corrected spelling', async () => {
    const page = aRepertoireRecordingPage([market], { corrected_query: 'night market' });
    open({ 'GET /repertoire/recordings': page }, '?query=nite+markt');
    expect(await screen.findByText(/Nothing matches “nite markt”/)).toBeVisible();
  });

  test('filters by the member’s own recordings and reports no matches', async () => {
    const { user, api, location } = open({ 'GET /repertoire/recordings': aRepertoireRecordingPage([]) });
    await user.click(await screen.findByRole('button', { name: 'Your recordings' }));
    expect(location()).toBe('/sound-recording/search?query=night&filter=mine');
    expect(await screen.findByText('None of your registered recordings matches “night”')).toBeVisible();
    expect(api.to('GET /repertoire/recordings').at(-1)?.query).toMatchObject({ query: 'night', filter: 'mine' });
  });

  test('shows the error and offers to try again', async () => {
    const { user, api } = open({ 'GET /repertoire/recordings': () => failWith(503, { message: 'Back in a minute.' }) });
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
    api.use({ 'GET /repertoire/recordings': aRepertoireRecordingPage([market]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Night Market (Live)' })).toBeVisible();
  });

  test('explains what can be searched', async () => {
    open({}, '');
    expect(await screen.findByText('What are you looking for?')).toBeVisible();
  });
});
