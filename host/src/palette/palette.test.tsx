import {
  aCaseListPage,
  aPerson,
  aProfile,
  aRecordingPage,
  aRecordingRow,
  aWorkPage,
  aWorkRow,
  failWith,
  fakeApi,
  neverRespond,
} from '@counterpoint/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPortal, SHELL_RESPONSES } from '../testing/render-portal.tsx';
import { fixedChoices } from './choices.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
const ROWS = Array.from({ length: 7 }, (_, index) => aWorkRow({ id: idOf(index), title: `Night Rain ${index}` }));

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  localStorage.clear();
  api = fakeApi({
    ...SHELL_RESPONSES,
    'GET /live': neverRespond,
    'GET /compositions': aWorkPage(ROWS),
    'GET /recordings': aRecordingPage([]),
    'GET /oppositions': aCaseListPage([]),
  });
});
afterEach(() => void jest.restoreAllMocks());

const field = () => screen.findByRole('combobox', { name: /search pages/i });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

async function open() {
  const view = renderPortal('/nowhere');
  await screen.findByRole('button', { name: /account of/ });
  await view.user.keyboard('{Control>}k{/Control}');
  // Without a layout the dialog takes every field for hidden and keeps the focus.
  const input = await field();
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  act(() => input.focus());
  return view;
}

describe('the palette', () => {
  test('opens by its keys, offers pages and actions, and closes with Escape', async () => {
    const { user } = await open();
    const pages = within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option');
    expect(pages.map((option) => option.textContent)).toEqual([
      'Dashboard',
      'Music Composition',
      'Sound Recordings',
      'Works in Dispute',
      'Account',
      'Composers',
      'Profile',
      'Personal identifiers',
      'Rights holder',
      'Password and sessions',
      'Security',
      'Email preferences',
      'People',
      'Mandates',
      'Help',
    ]);
    expect(within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('option')).toHaveLength(7);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    expect(api.to('GET /compositions')).toHaveLength(0);
  });

  test('opens by its button, which gets the focus back', async () => {
    const { user } = renderPortal('/nowhere');
    const button = screen.getByRole('button', { name: 'Search' });
    await user.click(button);
    await field();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('opens with a slash on pages without a search field', async () => {
    const { user } = renderPortal('/nowhere');
    await screen.findByRole('button', { name: /account of/ });
    await user.keyboard('/');
    expect(await field()).toHaveValue('');
  });

  test('moves with the arrows, wraps around, and announces the active option', async () => {
    const { user } = await open();
    const input = await field();
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    expect(active()).toBe('Dashboard');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Music Composition');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Logout');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Logout');
  });

  test('opens the chosen option', async () => {
    const { user, location } = await open();
    await user.type(await field(), 'sound');
    expect(options()).toEqual(['Sound Recordings']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/sound-recordings'));
  });

  test('runs the chosen action', async () => {
    const { user } = await open();
    await user.type(await field(), 'dark');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each([
    ['log out', 'Logout'],
    ['sign out', 'Logout'],
    ['change password', 'Password and sessions'],
  ])('finds by %j what has another name', async (query, label) => {
    const { user } = await open();
    await user.type(await field(), query);
    expect(options()).toEqual([label]);
  });

  test('offers to register both works and recordings', async () => {
    const { user } = await open();
    await user.type(await field(), 'register');
    expect(options()).toEqual(['Register a composition', 'Register a recording']);
  });

  test('finds pages by what they are about', async () => {
    const { user } = await open();
    await user.keyboard('isni');
    await waitFor(() => expect(options()).toEqual(['Personal identifiers']));
  });

  test('finds French labels without their accents', () => {
    document.documentElement.lang = 'fr';
    const found = fixedChoices("preferences d'e-mail", aProfile()).flatMap(({ choices }) => choices);
    expect(found.map(({ label }) => label)).toEqual(['Préférences d’e-mail']);
    expect(fixedChoices('oeuvre', aProfile())).toMatchObject([{ choices: [{ label: 'Déclarer une œuvre' }] }]);
    document.documentElement.lang = 'en';
  });

  test('finds works, at most five, from two letters on and once typing rests', async () => {
    const { user, location } = await open();
    await user.type(await field(), 'r');
    await user.type(await field(), 'ain');
    const works = await screen.findByRole('group', { name: 'Your works' });
    expect(within(works).getAllByRole('option')).toHaveLength(5);
    expect(api.to('GET /compositions')).toHaveLength(1);
    expect(api.to('GET /compositions')[0]?.query.query).toBe('rain');
    await user.click(within(works).getByRole('option', { name: /Night Rain 3/ }));
    await waitFor(() => expect(location()).toBe(`/music-composition/details/${idOf(3)}`));
  });

  test('distinguishes versions of a recording, with codes formatted as elsewhere', async () => {
    const live = aRecordingRow({ title: 'Rain', version_title: 'Live', display_artist: 'Ama', isrc: 'GHZZ92600009' });
    api.use({
      'GET /compositions': aWorkPage([aWorkRow({ title: 'Rain', iswc: 'T9000000237' })]),
      'GET /recordings': aRecordingPage([live]),
    });
    const { user } = await open();
    await user.type(await field(), 'rain');
    expect(await screen.findByRole('option', { name: /Rain \(Live\).*Ama · GH-ZZ9-26-00009/ })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /T-900\.000\.023-7/ })).toBeInTheDocument();
  });

  test('reports which search failed, and shows the other results', async () => {
    api.use({ 'GET /recordings': () => failWith(503) });
    const { user } = await open();
    await user.type(await field(), 'rain');
    expect(
      await screen.findByText('Your recordings could not be searched. Keep typing to try again.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Your works' })).toBeInTheDocument();
  });

  test('searches only what the person may open', async () => {
    const person = aPerson({ role: 'reader', areas: ['recordings'] });
    api.use({ 'GET /user/profile': aProfile({ person }) });
    const { user } = await open();
    await user.type(await field(), 'rain');
    expect(await screen.findByText('No results.')).toBeInTheDocument();
    expect(api.requests.filter(({ query }) => query.query === 'rain').map(({ path }) => path)).toEqual(['/recordings']);
  });

  test('reports that nothing was found', async () => {
    api.use({ 'GET /compositions': aWorkPage([]) });
    const { user } = await open();
    await user.type(await field(), 'zzz');
    expect(await screen.findByText('No results.')).toBeInTheDocument();
    expect(screen.queryByText(/could not be searched/)).not.toBeInTheDocument();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
