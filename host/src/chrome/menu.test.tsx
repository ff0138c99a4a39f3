import { aPerson, aProfile, fakeApi } from '@counterpoint/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { deployedAreas, setRegistry } from '../areas/registry-store.ts';
import { aDeployedArea, workspaceAreas } from '../testing/deployed-areas.ts';
import { playWidth, renderPortal, SHELL_RESPONSES } from '../testing/render-portal.tsx';
import { isActive, menuEntries } from './menu-list.tsx';

const LABELS = ['Dashboard', 'Music Composition', 'Sound Recordings', 'Works in Dispute', 'Account', 'Help'];
const SHORT_LABELS = ['Dashboard', 'Works', 'Recordings', 'Disputes', 'Account', 'Help'];

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
/** The focused element, if it is in the page. */
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
const linkNames = () =>
  within(menu())
    .getAllByRole('link')
    .map((link) => link.textContent);

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  api = fakeApi(SHELL_RESPONSES);
});

afterEach(() => void jest.restoreAllMocks());

describe('the menu', () => {
  test('names every area from 768 wide', () => {
    playWidth(768);
    renderPortal('/nowhere');
    expect(linkNames()).toEqual(LABELS);
    expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  });

  test('leaves out areas that the person’s role doesn’t include', async () => {
    playWidth(768);
    api.use({ 'GET /user/profile': aProfile({ person: aPerson({ role: 'reader', areas: ['compositions'] }) }) });
    renderPortal('/nowhere');
    await waitFor(() => expect(linkNames()).toEqual(['Dashboard', 'Music Composition', 'Help']));
  });

  test('is a rail with short names from 480 to 767 wide', () => {
    const resize = playWidth(767);
    renderPortal('/nowhere');
    expect(linkNames()).toEqual(SHORT_LABELS);
    act(() => resize(480));
    expect(linkNames()).toEqual(SHORT_LABELS);
  });

  test('hides under 480 wide behind a button that opens it as a drawer', async () => {
    playWidth(479);
    const { user, location } = renderPortal('/nowhere');
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(linkNames()).toEqual(LABELS);
    await user.click(within(drawer).getByRole('link', { name: 'Sound Recordings' }));
    expect(location()).toBe('/sound-recordings');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
  });

  test('closes as a drawer with Escape and gives the focus back', async () => {
    playWidth(390);
    const { user } = renderPortal('/nowhere');
    const button = screen.getByRole('button', { name: 'Open menu' });
    await user.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer).toContainElement(focused()));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('marks no link as current on other pages', () => {
    playWidth(1440);
    renderPortal('/nowhere');
    expect(within(menu()).queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });

  test.each([
    ['/sound-recording/details/1', 'Sound Recordings'],
    ['/profile', 'Account'],
    ['/help', 'Help'],
  ])('marks one link as current: at %s %s', (path, name) => {
    playWidth(1440);
    renderPortal(path);
    expect(within(menu()).getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
  });

  test.each(['Works in Dispute', 'Help'])('warms the area of %s when it is pointed at', async (name) => {
    playWidth(1440);
    const { user } = renderPortal('/nowhere');
    await user.hover(within(menu()).getByRole('link', { name }));
    await waitFor(() => expect(api.to('GET /r/:area/:version/:file')).toHaveLength(1));
  });

  test('follows what is deployed', async () => {
    playWidth(768);
    const { user, location } = renderPortal('/nowhere');
    const royalties = aDeployedArea({ area: 'royalties', label: 'Royalties', home: '/royalties/this-year' });
    act(() => setRegistry({ areas: { ...workspaceAreas(), royalties } }));
    expect(linkNames()).toEqual([...LABELS.slice(0, -1), 'Royalties', 'Help']);
    await user.click(within(menu()).getByRole('link', { name: 'Royalties' }));
    expect(location()).toBe('/royalties/this-year');
    expect(within(menu()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Royalties');
    act(() => setRegistry({ areas: workspaceAreas() }));
    expect(linkNames()).toEqual(LABELS);
  });

  test('leaves out an area whose permission the person’s role doesn’t include', async () => {
    playWidth(768);
    api.use({ 'GET /user/profile': aProfile({ person: aPerson({ role: 'contributor', areas: ['compositions'] }) }) });
    renderPortal('/nowhere');
    act(() => setRegistry({ areas: { royalties: aDeployedArea({ permission: 'finance:read' }) } }));
    await waitFor(() => expect(linkNames()).toEqual(['Dashboard', 'Help']));
  });
});

describe('an entry', () => {
  beforeEach(() => setRegistry({ areas: workspaceAreas() }));

  test.each([
    ['/dashboard', 'Dashboard'],
    ['/music-composition', 'Music Composition'],
    ['/music-composition/details/1', 'Music Composition'],
    ['/music-composition/composer/add/search/1', 'Music Composition'],
    ['/sound-recordings', 'Sound Recordings'],
    ['/sound-recording/details/1', 'Sound Recordings'],
    ['/musical-opposition/details/1', 'Works in Dispute'],
    ['/profile', 'Account'],
    ['/personal-identifiers/apply', 'Account'],
    ['/rightsholder/details', 'Account'],
    ['/help', 'Account'],
  ])('%s is in %s', (path, label) => {
    const active = menuEntries(deployedAreas()).filter((entry) => isActive(entry, path));
    expect(active.map((entry) => entry.label)).toEqual([label]);
  });

  test.each(['/test', '/nowhere', '/signup/individual', '/music-compositions'])('%s is in no entry', (path) => {
    expect(menuEntries(deployedAreas()).some((entry) => isActive(entry, path))).toBe(false);
  });
});
