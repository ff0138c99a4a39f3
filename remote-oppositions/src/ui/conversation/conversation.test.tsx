import { aCaseMessage, type FakeRoutes, failWith, fakeApi, fillIn, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Conversation } from './conversation.tsx';

const LIST = 'GET /oppositions/:id/messages';
const SEND = 'POST /oppositions/:id/messages';
const answer = aCaseMessage({
  id: '01900000-0000-7000-8000-000000000462',
  author: 'Ama Serwaa',
  is_mine: true,
  body: 'Thank you Kofi.\nCould we settle at 30 and 30?',
  visibility: 'society_only',
});

function open(routes: FakeRoutes = {}, canWrite = true) {
  const api = fakeApi({ [LIST]: { items: [aCaseMessage(), answer] }, [SEND]: answer, ...routes });
  const page = (
    <section tabIndex={-1} aria-label="Case">
      <Conversation caseId="c1" canWrite={canWrite} />
    </section>
  );
  return { api, ...renderWithHost(page) };
}

test('shows messages with their authors, oldest first, and marks those for the society', async () => {
  open();
  const items = within(await screen.findByRole('log', { name: 'Messages' })).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent(/^KMKofi Mensah.*I wrote the bridge with Ama in March\.$/);
  expect(items[1]).toHaveTextContent(/^ASYou.*Society onlyThank you Kofi\./);
});

test('shows the last thirty, and earlier ones on request', async () => {
  const items = Array.from({ length: 33 }, (_, number) =>
    aCaseMessage({
      id: `01900000-0000-7000-8000-0000000005${String(number).padStart(2, '0')}`,
      body: `No. ${number}.`,
    }),
  );
  const { user } = open({ [LIST]: { items } });
  await user.click(await screen.findByRole('button', { name: 'Show 3 earlier messages' }));
  expect(screen.getByText('No. 0.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Case' })).toHaveFocus();
});

test('explains its purpose when empty, and has no input when nobody can write', async () => {
  open({ [LIST]: { items: [] } }, false);
  expect(await screen.findByText('No messages')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('shows the error and retries', async () => {
  const { api, user } = open({ [LIST]: () => failWith(503, { message: 'Busy.' }) });
  expect(await screen.findByText('Busy.')).toBeVisible();
  api.use({ [LIST]: { items: [aCaseMessage()] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('log')).toBeVisible();
});

test('sends with Ctrl and Enter, and clears the input', async () => {
  const { api, user } = open({ [LIST]: { items: [] } });
  const box = await screen.findByRole('textbox', { name: 'Message to all parties' });
  await user.type(box, 'Half each?{Control>}{Enter}{/Control}');
  await waitFor(() => expect(box).toHaveValue(''));
  expect(api.to(SEND).map(({ body }) => body)).toEqual([{ body: 'Half each?', visibility: 'shared' }]);
  expect(screen.getByRole('log')).toHaveTextContent('Thank you Kofi.');
});

test('sends a message to the society only, and marks it', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Send to the society only' }));
  await fillIn(user, screen.getByRole('textbox', { name: 'Message to the society only' }), 'They told me otherwise.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(api.to(SEND)[0]?.body).toMatchObject({ visibility: 'society_only' }));
});

test('keeps an unsent message, and retries it as the same one, but not once it was sent', async () => {
  const { api, user } = open({ [SEND]: () => failWith(503, { message: 'Please try again.' }) });
  const box = await screen.findByRole('textbox');
  await fillIn(user, box, 'Half each?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please try again.')).toBeVisible();
  expect(box).toHaveValue('Half each?');
  api.use({ [SEND]: answer });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box).toHaveValue(''));
  const keys = () => api.to(SEND).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
  await fillIn(user, box, 'Half each?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect([keys().length, new Set(keys()).size]).toEqual([3, 2]));
});

test('sends nothing without text, and asks before leaving with unsent text', async () => {
  const { api, user, host } = open();
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(screen.getByText('Enter a message.')).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'Wait');
  expect(host.guardLeave).toHaveBeenLastCalledWith(true);
  expect(api.to(SEND)).toEqual([]);
});
