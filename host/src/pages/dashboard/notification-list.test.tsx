import {
  aNotification,
  aNotificationPage,
  type FakeRequest,
  failWith,
  fakeApi,
  neverRespond,
  renderWithHost,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { NotificationList } from './notification-list.tsx';

const CALL = 'GET /notifications';
const READ_ONE = 'POST /notifications/:id/read';
const idOf = (index: number) => `01900000-0000-7000-8000-0000000007${String(index).padStart(2, '0')}`;
const some = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    aNotification({ _id: idOf(from + index), title: `Notification ${from + index}` }),
  );

const section = () => within(screen.getByRole('region', { name: 'Notifications' }));
const titles = () =>
  section()
    .getAllByRole('listitem')
    .map((item) => /Notification \d+/.exec(item.textContent)?.[0]);

describe('the notifications of the dashboard', () => {
  test('show that none were found', async () => {
    fakeApi({ [CALL]: aNotificationPage([]) });
    renderWithHost(<NotificationList />);
    expect(await screen.findByText('Notifications not found.')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  test('open their subjects and are marked as read', async () => {
    const api = fakeApi({ [CALL]: aNotificationPage(), [READ_ONE]: { unread: 0 } });
    const { user, location } = renderWithHost(<NotificationList />, { route: '/dashboard', path: '/dashboard' });
    const link = await section().findByRole('link', { name: /^Unread: Confirm your shares .* Kwesi Boateng · / });
    await user.click(link);
    await waitFor(() => expect(api.to(READ_ONE)[0]?.params).toEqual({ id: aNotification()._id }));
    expect(location()).toBe('/music-composition/details/01900000-0000-7000-8000-000000000101');
  });

  test('keep each case number in one line, and a text as it is', async () => {
    const title = 'Kofi Mensah responded in case OPP-2026-00184';
    const message = '“Night Market” is in case OPP-2026-00184 and OPP-2026-00185';
    fakeApi({ [CALL]: aNotificationPage([aNotification({ title, message })]) });
    renderWithHost(<NotificationList />);
    expect(await section().findByRole('link')).toHaveTextContent(`Unread: ${title} ${message}`);
    const numbers = section().getAllByText(/^OPP-2026-\d{5}$/);
    expect(numbers.map((number) => number.textContent)).toEqual(['OPP-2026-00184', 'OPP-2026-00184', 'OPP-2026-00185']);
    for (const number of numbers) expect(number).toHaveStyle({ whiteSpace: 'nowrap' });
  });

  test('without a subject can only be marked as read', async () => {
    const api = fakeApi({ [CALL]: aNotificationPage([aNotification({ link: null })]), [READ_ONE]: { unread: 0 } });
    const { user } = renderWithHost(<NotificationList />);
    await section().findByRole('button', { name: /^Unread: Confirm your shares/ });
    api.use({ [CALL]: aNotificationPage([aNotification({ link: null, read_at: '2026-11-01T12:00:00.000Z' })]) });
    await user.click(section().getByRole('button'));
    expect(await section().findByRole('button', { name: /^Confirm your shares/ })).toHaveFocus();
    await waitFor(() => expect(api.to(READ_ONE)).toHaveLength(1));
  });

  test('show five at first, then the other loaded ones without a call, and move the focus', async () => {
    const api = fakeApi({ [CALL]: aNotificationPage(some(7)) });
    const { user } = renderWithHost(<NotificationList />);
    await waitFor(() => expect(titles()).toHaveLength(5));
    await user.click(section().getByRole('button', { name: 'Older notifications' }));
    expect(titles()).toHaveLength(7);
    await waitFor(() => expect(section().getByRole('link', { name: /Notification 5/ })).toHaveFocus());
    expect(section().queryByRole('button')).not.toBeInTheDocument();
    expect(api.to(CALL)).toHaveLength(1);
  });

  test('load more from the server, and show an error and offer a retry when that fails', async () => {
    let isAway = true;
    fakeApi({
      [CALL]: ({ query }: FakeRequest) => {
        if (query.before === undefined) return aNotificationPage(some(3), { next: idOf(2) });
        return isAway ? failWith(503, { message: 'Not just now.' }) : aNotificationPage(some(1, 3));
      },
    });
    const { user, host } = renderWithHost(<NotificationList />);
    const older = await section().findByRole('button', { name: 'Older notifications' });
    await user.click(older);
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Not just now.', { type: 'error' }));
    expect(titles()).toEqual(['Notification 0', 'Notification 1', 'Notification 2']);
    isAway = false;
    await user.click(older);
    await waitFor(() => expect(titles()).toHaveLength(4));
  });

  test.each([
    ['confirm_shares', '/music-composition?import=01900000-0000-7000-8000-000000000901&filter=awaits_me'],
    ['import_done', '/music-composition?import=01900000-0000-7000-8000-000000000901'],
    ['recording_names_you', '/music-composition?import=01900000-0000-7000-8000-000000000901'],
  ] as const)('lead from an import to its works: %s', async (kind, href) => {
    const link = { type: 'work_import' as const, id: '01900000-0000-7000-8000-000000000901' };
    fakeApi({ [CALL]: aNotificationPage([aNotification({ kind, link })]) });
    renderWithHost(<NotificationList />);
    expect(await section().findByRole('link', { name: /Confirm your shares/ })).toHaveAttribute('href', href);
  });

  test('show that they are loading', () => {
    fakeApi({ [CALL]: neverRespond });
    renderWithHost(<NotificationList />);
    expect(screen.getByRole('status', { name: 'Loading your notifications' })).toBeInTheDocument();
  });

  test('can be asked for again after a failure', async () => {
    const api = fakeApi({ [CALL]: () => failWith(500, { message: 'Not just now.' }) });
    const { user } = renderWithHost(<NotificationList />);
    expect(await section().findByText('Not just now.')).toBeVisible();
    api.use({ [CALL]: aNotificationPage(some(1)) });
    await user.click(section().getByRole('button', { name: 'Try again' }));
    expect(await section().findByText('Notification 0')).toBeVisible();
  });
});
