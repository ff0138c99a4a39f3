import { COLOR_MODE_KEY } from '@counterpoint/kit/tokens';
import { fakeApi, respondWithNothing } from '@counterpoint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal, SHELL_RESPONSES } from '../testing/render-portal.tsx';
import { renderUnsavedPage } from '../testing/unsaved-page.tsx';

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  localStorage.clear();
  api = fakeApi({ ...SHELL_RESPONSES, 'DELETE /session': respondWithNothing });
});

async function openByKeyboard() {
  const portal = renderPortal('/nowhere');
  const trigger = await screen.findByRole('button', { name: 'AS, account of Ama Serwaa' });
  trigger.focus();
  await portal.user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  return { ...portal, trigger };
}

describe('the avatar menu by keyboard', () => {
  test('shows who is signed in, with links to their pages', async () => {
    await openByKeyboard();
    expect(screen.getByText('ama@example.org')).toBeInTheDocument();
    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Profile', '/profile'],
      ['Change Password', '/password-change'],
      ['Security', '/security'],
      ['Email preferences', '/email-preferences'],
      ['People', '/people'],
      ['Logout', null],
    ]);
  });

  test('closes with Escape and gives the focus back', async () => {
    const { user, trigger } = await openByKeyboard();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  test('opens the chosen page', async () => {
    const { user, location } = await openByKeyboard();
    const [first, second] = screen.getAllByRole('menuitem');
    await user.keyboard('{Home}');
    await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(second).toHaveAttribute('data-highlighted'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/password-change'));
  });

  test('changes the colours', async () => {
    const { user } = await openByKeyboard();
    // One letter: what follows after a third of a second starts a new word.
    await user.keyboard('d{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    expect(localStorage.getItem(COLOR_MODE_KEY)).toBe('dark');
  });

  test('saves the language for the member and loads the page in it', async () => {
    api.use({ 'PUT /user/language': respondWithNothing });
    const { user, place } = await openByKeyboard();
    await user.keyboard('f{Enter}');
    await waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
    expect(api.to('PUT /user/language')[0]?.body).toEqual({ language: 'fr' });
    expect(document.cookie).toContain('language=fr');
  });

  test('asks about unsaved work before it changes the language', async () => {
    api.use({ 'PUT /user/language': respondWithNothing });
    const { user, place } = await openByKeyboard();
    renderUnsavedPage();
    await user.keyboard('f{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(api.to('PUT /user/language')).toHaveLength(0);
    expect(place.reload).not.toHaveBeenCalled();
  });

  test('logs out', async () => {
    const { user, session, place } = await openByKeyboard();
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(place.replace).toHaveBeenCalledWith('/'));
    expect(api.to('DELETE /session')).toHaveLength(1);
    expect(session.get()).toBeNull();
  });

  test.each([
    ['Leave the page', 1],
    ['Cancel', 0],
  ])('asks about unsaved work before it logs out: %s', async (answer, times) => {
    const { user, place } = await openByKeyboard();
    renderUnsavedPage();
    await user.keyboard('{End}{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(api.to('DELETE /session')).toHaveLength(times);
    await waitFor(() => expect(place.replace).toHaveBeenCalledTimes(times));
  });
});
