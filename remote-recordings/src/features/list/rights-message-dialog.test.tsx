import type { RightsMessageParties } from '@counterpoint/domain/schemas/recordings';
import { failWith, fakeApi, fillIn, recordSavedFiles, renderWithHost, respondWithFile } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ExportDialog } from './export-dialog.tsx';

const saved = recordSavedFiles();

const PARTIES = {
  sender_id: 'PADPIDA2007061301U',
  recipient_id: 'PADPIDA2019062107O',
  recipient_name: 'Lagos Rights',
};
const LOSS = {
  place: 'Agreement that a right is based on',
  why: 'RDR-N has no element for this.',
  recordings: 2,
  example: { title: 'Night Market', held: 'Deed of 2019' },
};

async function openMessage(parties: RightsMessageParties | null, api: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'GET /recordings/rights-message-preview': { recordings: 2, rights: 3, losses: [LOSS] },
    'GET /recordings/rights-message-parties': { parties },
    'PUT /recordings/rights-message-parties': { parties: PARTIES },
    'GET /recordings/rights-message': respondWithFile('rdr-n.xml', '<x/>'),
    ...api,
  });
  const { user } = renderWithHost(<ExportDialog rows={{ ids: ['a', 'b'] }} count={2} onClose={() => undefined} />);
  await user.click(await screen.findByRole('radio', { name: /Rights as a DDEX message/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const download = await screen.findByRole('button', { name: 'Download' });
  await waitFor(() => expect(download).toBeEnabled());
  return { user, calls, download };
}

test('says what the message declares and leaves out, and keeps the parties for the next one', async () => {
  const { user, calls, download } = await openMessage(null);
  expect(
    screen.getByText('The message declares 3 rights of yours in 2 recordings, with the performers.'),
  ).toBeVisible();
  expect(screen.getByText('“Deed of 2019”, as in Night Market.')).toBeVisible();
  await fillIn(user, screen.getByRole('textbox', { name: 'Your DDEX Party ID' }), PARTIES.sender_id);
  await fillIn(user, screen.getByRole('textbox', { name: 'Recipient' }), PARTIES.recipient_name);
  await fillIn(user, screen.getByRole('textbox', { name: 'Recipient’s DDEX Party ID' }), PARTIES.recipient_id);
  await user.click(download);
  await waitFor(() => expect(saved).toEqual(['rdr-n.xml']));
  expect(calls.to('PUT /recordings/rights-message-parties')[0]?.body).toEqual(PARTIES);
  expect(calls.to('GET /recordings/rights-message')[0]?.query).toEqual({ ids: 'a,b' });
});

test('downloads with the parties of the last message', async () => {
  const { user, calls, download } = await openMessage(PARTIES);
  expect(screen.getByRole('textbox', { name: 'Recipient' })).toHaveValue('Lagos Rights');
  await user.click(download);
  await waitFor(() => expect(saved).toEqual(['rdr-n.xml']));
  expect(calls.to('PUT /recordings/rights-message-parties')).toEqual([]);
});

test('keeps typed parties until Back is chosen', async () => {
  const { user } = await openMessage(null);
  const recipient = screen.getByRole('textbox', { name: 'Recipient' });
  await user.type(recipient, 'Lagos Rights{Escape}');
  expect(await screen.findByText('Back discards them.')).toBeVisible();
  expect(recipient).toHaveValue('Lagos Rights');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('radio', { name: /Rights as a DDEX message/ })).toBeVisible();
});

test('saves no message that comes after the dialog is left', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof respondWithFile>>();
  const { user, calls, download } = await openMessage(PARTIES, { 'GET /recordings/rights-message': () => promise });
  await user.click(download);
  await waitFor(() => expect(calls.to('GET /recordings/rights-message')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('radio', { name: /Rights as a DDEX message/ })).toBeVisible();
  resolve(respondWithFile('rdr-n.xml', '<x/>'));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(saved).toEqual([]);
});

test('says why the message can’t be created, if that is at no field', async () => {
  const message = 'Some of these recordings aren’t in your list.';
  const { user, download } = await openMessage(PARTIES, {
    'GET /recordings/rights-message': failWith(422, {
      code: 'invalid',
      message,
      details: [{ path: 'ids', message }],
    }),
  });
  await user.click(download);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('shows what is wrong with a party ID at its field', async () => {
  const message = 'A DDEX Party ID looks like PADPIDA2007061301U.';
  const { user, calls, download } = await openMessage(null, {
    'PUT /recordings/rights-message-parties': failWith(422, {
      code: 'invalid',
      details: [{ path: 'sender_id', message }],
    }),
  });
  await user.click(download);
  const field = screen.getByRole('textbox', { name: 'Your DDEX Party ID' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(calls.to('GET /recordings/rights-message')).toEqual([]);
});

test('has nothing to download if no recording can be declared', async () => {
  fakeApi({
    'GET /recordings/rights-message-preview': { recordings: 0, rights: 0, losses: [] },
    'GET /recordings/rights-message-parties': { parties: PARTIES },
  });
  const { user } = renderWithHost(<ExportDialog rows={{ ids: ['a'] }} count={1} onClose={() => undefined} />);
  await user.click(await screen.findByRole('radio', { name: /Rights as a DDEX message/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('None of these recordings can be declared.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
});
