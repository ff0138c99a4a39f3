import {
  aNotification,
  aNotificationPage,
  type FakeRequest,
  failWith,
  fakeApi,
  fakeHost,
  neverRespond,
  renderWithHost,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Bell } from './bell.tsx';

const CALL = 'GET /notifications';
const READ_ONE = 'POST /notifications/:id/read';
const READ_ALL = 'POST /notifications/read';
const NEW = aNotification();
const OLD = aNotification({
  _id: '01900000-0000-7000-8000-000000000600',
  kind: 'work_registered',
  title: 'Your work is registered',
  message: '“Volta Blues” is active',
  user: { full_name: 'The society', profile_pic: null },
  read_at: '2026-11-01T12:00:00.000Z',
});
const BOTH = aNotificationPage([NEW, OLD]);
const ALL_READ = aNotificationPage([{ ...NEW, read_at: OLD.read_at }, OLD], { unread: 0 });

async function openBell(label = '1 unread notification') {
  const host = fakeHost();
  const view = renderWithHost(<Bell />, { host });
  const trigger = await screen.findByRole('button', { name: label });
  await view.user.click(trigger);
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  return { ...view, host, trigger, panel };
}

describe('the bell', () => {
  test.each([
    [0, 'Notifications, none unread', null],
    [1, '1 unread notification', '1'],
    [2, '2 unread notifications', '2'],
    [99, '99 unread notifications', '99'],
    [100, '100 unread notifications', '99+'],
  ])('announces %i unread notifications', async (unread, name, badge) => {
    fakeApi({ [CALL]: aNotificationPage([NEW], { unread }) });
    renderWithHost(<Bell />);
    const bell = await screen.findByRole('button', { name });
    expect(bell.textContent).toBe(badge ?? '');
  });

  test('announces a new notification once, but not those found at the start', async () => {
    const api = fakeApi({ [CALL]: aNotificationPage([OLD]) });
    const host = fakeHost();
    renderWithHost(<Bell />, { host });
    await waitFor(() => expect(api.to(CALL)).toHaveLength(1));
    const status = screen.getByRole('status', { name: 'New notifications' });
    expect(status).toBeEmptyDOMElement();
    api.use({ [CALL]: BOTH });
    host.publishChange('notifications');
    expect(await screen.findByRole('button', { name: '1 unread notification' })).toBeInTheDocument();
    await waitFor(() =>
      expect(status).toHaveTextContent(/^New notification from Kwesi Boateng: Confirm your shares\. “Songbird/),
    );
  });

  test('announces several new ones by number, and none that was read elsewhere', async () => {
    const api = fakeApi({ [CALL]: aNotificationPage([OLD]) });
    const host = fakeHost();
    renderWithHost(<Bell />, { host });
    await waitFor(() => expect(api.to(CALL)).toHaveLength(1));
    const status = screen.getByRole('status', { name: 'New notifications' });
    const read = aNotification({ _id: '01900000-0000-7000-8000-000000000602', read_at: OLD.read_at });
    api.use({ [CALL]: aNotificationPage([read, OLD], { unread: 7 }) });
    host.publishChange('notifications');
    await screen.findByRole('button', { name: '7 unread notifications' });
    expect(status).toBeEmptyDOMElement();
    const more = aNotification({ _id: '01900000-0000-7000-8000-000000000603' });
    api.use({ [CALL]: aNotificationPage([more, NEW, read, OLD]) });
    host.publishChange('notifications');
    await waitFor(() => expect(status).toHaveTextContent(/^2 new notifications$/));
  });

  test('reloads after a server event, and keeps the list when that fails', async () => {
    const api = fakeApi({ [CALL]: BOTH });
    const host = fakeHost();
    renderWithHost(<Bell />, { host });
    const bell = await screen.findByRole('button', { name: '1 unread notification' });
    api.use({ [CALL]: () => failWith(500) });
    host.publishChange('notifications');
    await waitFor(() => expect(api.to(CALL)).toHaveLength(2));
    expect(bell).toHaveAccessibleName('1 unread notification');
  });

  test.each(['{Enter}', ' '])('opens by the key %j, and Escape gives the focus back', async (key) => {
    fakeApi({ [CALL]: BOTH });
    const { user } = renderWithHost(<Bell />);
    const bell = await screen.findByRole('button', { name: '1 unread notification' });
    bell.focus();
    await user.keyboard(key);
    const [first, second] = within(await screen.findByRole('dialog')).getAllByRole('link');
    await waitFor(() => expect(first).toHaveFocus());
    await user.tab();
    expect(second).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the notifications of the bell', () => {
  test('show title, message, sender and whether they are unread', async () => {
    fakeApi({ [CALL]: BOTH });
    const { panel } = await openBell();
    expect(
      within(panel).getByRole('link', { name: /^Unread: Confirm your shares “Songbird.* Kwesi Boateng · .*ago/ }),
    ).toHaveAttribute('href', '/dashboard');
    expect(within(panel).getByText('KB')).toBeInTheDocument();
    expect(
      within(panel).getByRole('link', { name: /^Your work is registered “Volta Blues” is active The society · / }),
    ).toBeInTheDocument();
  });

  test('show the sender’s picture or initials', async () => {
    const pictured = aNotification({
      _id: '01900000-0000-7000-8000-000000000604',
      user: { full_name: 'Adwoa Mansa Boateng', profile_pic: '/api/v1/files/adwoa' },
    });
    fakeApi({ [CALL]: aNotificationPage([pictured, OLD]) });
    const { panel } = await openBell();
    expect(panel.querySelector('img')).toHaveAttribute('src', '/api/v1/files/adwoa');
    expect(within(panel).getByText('TS')).toBeInTheDocument();
  });

  test('are read by a click, which closes', async () => {
    const api = fakeApi({ [CALL]: BOTH, [READ_ONE]: { unread: 0 } });
    const { user, panel } = await openBell();
    api.use({ [CALL]: ALL_READ });
    await user.click(within(panel).getByRole('link', { name: /Confirm your shares/ }));
    expect(await screen.findByRole('button', { name: 'Notifications, none unread' })).toBeInTheDocument();
    await waitFor(() => expect(api.to(READ_ONE)[0]?.params).toEqual({ id: NEW._id }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('are marked as read up to the newest one shown', async () => {
    const api = fakeApi({ [CALL]: BOTH, [READ_ALL]: { unread: 0 } });
    const { user } = await openBell();
    api.use({ [CALL]: ALL_READ });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('button', { name: 'Notifications, none unread' })).toBeInTheDocument();
    await waitFor(() => expect(api.to(READ_ALL)[0]?.body).toEqual({ up_to: NEW._id }));
    expect(screen.queryByText('Unread:')).not.toBeInTheDocument();
  });

  test('stay unread and show an error when that could not be saved', async () => {
    fakeApi({ [CALL]: BOTH, [READ_ALL]: () => failWith(500, { message: 'Not just now.' }) });
    const { user, host } = await openBell();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Not just now.', { type: 'error' }));
    expect(await screen.findByRole('button', { name: '1 unread notification' })).toBeInTheDocument();
  });

  test('load older ones and move the focus to them', async () => {
    fakeApi({
      [CALL]: ({ query }: FakeRequest) =>
        query.before === OLD._id
          ? aNotificationPage([OLD], { unread: 1 })
          : aNotificationPage([NEW], { next: OLD._id }),
    });
    const { user, panel } = await openBell();
    await waitFor(() => expect(within(panel).getByRole('link', { name: /Confirm your shares/ })).toHaveFocus());
    await user.click(within(panel).getByRole('button', { name: 'Older notifications' }));
    const old = await within(panel).findByRole('link', { name: /Your work is registered/ });
    await waitFor(() => expect(old).toHaveFocus());
    expect(within(panel).queryByRole('button', { name: 'Older notifications' })).not.toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'New notifications' })).toBeEmptyDOMElement();
  });

  test('show that there are none', async () => {
    fakeApi({ [CALL]: aNotificationPage([]) });
    const { panel } = await openBell('Notifications, none unread');
    expect(within(panel).getByText('Notifications not found.')).toBeInTheDocument();
    expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
  });

  test('show that they are loading', async () => {
    fakeApi({ [CALL]: neverRespond });
    const { panel } = await openBell('Notifications');
    expect(within(panel).getByRole('status', { name: 'Loading your notifications' })).toBeInTheDocument();
  });

  test('can be asked for again after a failure', async () => {
    const api = fakeApi({ [CALL]: () => failWith(500, { message: 'Not just now.' }) });
    const { user, panel } = await openBell('Notifications');
    expect(await within(panel).findByText('Not just now.')).toBeInTheDocument();
    api.use({ [CALL]: BOTH });
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await within(panel).findByText('Confirm your shares')).toBeInTheDocument();
  });
});
