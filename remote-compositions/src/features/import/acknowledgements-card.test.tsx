import { paths } from '@counterpoint/contract/paths';
import type { AcknowledgementFileDetails, CwrFile } from '@counterpoint/domain/schemas/imports';
import { failWith, fakeApi, recordSavedFiles, renderWithHost, respondWithFile } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AcknowledgementsCard } from './acknowledgements-card.tsx';

const route = paths.compositions.importing();
const open = () => renderWithHost(<AcknowledgementsCard />, { route, path: route });
const none = { items: [], total: 0, page: 1, per_page: 10 };
const noFiles = { ...none, sender_code: 'BAO' };
const nothing = { 'GET /cwr-files': noFiles, 'GET /acknowledgements': none };
const written: CwrFile = {
  id: '01900000-0000-7000-8000-000000000001',
  file_name: 'CW260001BAO_052.V21',
  version: '2.1',
  receiver: '052',
  works: 2,
  bytes: 100,
  created_at: '2026-03-05T10:00:00Z',
  faults: [],
  losses: [
    {
      place: 'NWR Work Title',
      why: 'CWR has plain capital letters alone.',
      works: 1,
      example: { title: 'Été', held: 'Été', written: 'ETE' },
    },
  ],
};

const saved = recordSavedFiles();

const answers = () => new File(['HDR'], 'CW260001052_BAO.V21');

const read: AcknowledgementFileDetails = {
  id: '01900000-0000-7000-8000-000000000002',
  file_name: 'CW260001052_BAO.V21',
  society_name: 'PRS',
  works: 2,
  created_at: '2026-03-06T10:00:00Z',
  report: null,
};

test('lists the files that were read, and opens the page of a new one', async () => {
  const api = fakeApi({
    ...nothing,
    'GET /acknowledgements': { ...none, items: [read], total: 1 },
    'PUT /acknowledgements': read,
  });
  const { user, location } = open();
  expect(await screen.findByRole('link', { name: read.file_name })).toHaveAttribute(
    'href',
    paths.compositions.acknowledgement(read.id),
  );
  await user.upload(screen.getByLabelText('Acknowledgement file'), answers());
  await waitFor(() => expect(location()).toBe(paths.compositions.acknowledgement(read.id)));
  expect(api.to('PUT /acknowledgements')[0]?.query).toEqual({ file_name: 'CW260001052_BAO.V21' });
});

test('pages through the files of either kind', async () => {
  const pageOf = (query: Record<string, string>) => (query.page === '2' ? ['OLD.V21'] : ['NEW.V21']);
  fakeApi({
    'GET /cwr-files': ({ query }) => ({
      ...noFiles,
      items: pageOf(query).map((file_name) => ({ ...written, file_name })),
      total: 11,
    }),
    'GET /acknowledgements': ({ query }) => ({
      ...none,
      items: pageOf(query).map((file_name) => ({ ...read, file_name })),
      total: 11,
    }),
  });
  const { user } = open();
  const turn = async (label: string) =>
    user.click(within(await screen.findByRole('navigation', { name: label })).getByRole('button', { name: 'Page 2' }));
  await turn('Pages of acknowledgements');
  expect(await screen.findByRole('link', { name: 'OLD.V21' })).toBeVisible();
  await turn('Pages of CWR files');
  expect(await screen.findByRole('button', { name: 'Download OLD.V21' })).toBeVisible();
});

test('doesn’t navigate a member who went to another page during the upload', async () => {
  const upload = Promise.withResolvers<AcknowledgementFileDetails>();
  fakeApi({ ...nothing, 'PUT /acknowledgements': () => upload.promise });
  const { user, goTo, location } = open();
  await user.upload(screen.getByLabelText('Acknowledgement file'), answers());
  await act(() => goTo(paths.compositions.list()));
  await act(async () => upload.resolve(read));
  expect(location()).toBe(paths.compositions.list());
});

test('shows why the server rejected a file', async () => {
  const message = 'This is no file of acknowledgements.';
  fakeApi({ ...nothing, 'PUT /acknowledgements': failWith(422, { message, code: 'refused_file' }) });
  const { user } = open();
  await user.upload(screen.getByLabelText('Acknowledgement file'), answers());
  expect(await screen.findByText(message)).toBeVisible();
});

test('creates a CWR file, shows what it can’t include, downloads and lists it', async () => {
  const api = fakeApi({
    ...nothing,
    'POST /cwr-files': written,
    'GET /cwr-files/:id/contents': respondWithFile(written.file_name, 'HDR'),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create CWR file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create CWR file' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Receiving society' }), '052');
  const code = dialog.getByRole('textbox', { name: /^Your sender code/ });
  await waitFor(() => expect(code).toHaveValue('BAO'));
  await user.clear(code);
  await user.type(code, 'bo');
  api.use({ 'GET /cwr-files': { ...noFiles, items: [written], total: 1 } });
  await user.click(dialog.getByRole('button', { name: 'Create file' }));
  const done = within(await screen.findByRole('dialog', { name: `${written.file_name} is ready` }));
  expect(done.getByRole('listitem')).toHaveTextContent(
    'NWR Work Title: CWR has plain capital letters alone. 1 work.“Été” becomes “ETE”, as in Été.',
  );
  expect(api.to('POST /cwr-files')[0]?.body).toEqual({
    version: '2.1',
    receiver: '052',
    ids: null,
    sender_code: 'BO',
  });
  await user.click(done.getByRole('button', { name: 'Download' }));
  await user.click(done.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: `Download ${written.file_name}` }));
  expect(saved).toEqual([written.file_name, written.file_name]);
});

test.each([
  ['works that can’t be sent', 'ids', 'You can only send registered works that you submitted.'],
  ['the sender code', 'sender_code', 'A sender code has two or three letters or digits.'],
])('says what is wrong with %s', async (_what, path, message) => {
  const summary = 'Check the highlighted fields.';
  fakeApi({ ...nothing, 'POST /cwr-files': failWith(422, { message: summary, details: [{ path, message }] }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create CWR file' }));
  await user.click(await screen.findByRole('button', { name: 'Create file' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText(summary)).toBeNull();
});

test('removes the sender code that was entered before', async () => {
  const api = fakeApi({ ...nothing, 'POST /cwr-files': written });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create CWR file' }));
  const code = await screen.findByRole('textbox', { name: /^Your sender code/ });
  await waitFor(() => expect(code).toHaveValue('BAO'));
  await user.clear(code);
  await user.click(screen.getByRole('button', { name: 'Create file' }));
  await screen.findByRole('dialog', { name: `${written.file_name} is ready` });
  expect(api.to('POST /cwr-files')[0]?.body).toMatchObject({ sender_code: '' });
});

test('warns of works in a CWR file that societies would reject, before it’s sent', async () => {
  const fault = { rule: 'CWR-SPU-F40', place: 'SPU IPI', correction: 'Fill in IPI of SPU.', rejects: true, works: 2 };
  const ignored = { ...fault, rule: 'CWR-SPU-F12', place: 'SPU PR Society', correction: 'Correct it.', rejects: false };
  const faults = [
    { ...fault, example: { title: 'RAIN', found: null } },
    { ...ignored, example: { title: 'RAIN', found: '211' } },
  ];
  fakeApi({ ...nothing, 'POST /cwr-files': { ...written, losses: [], faults } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create CWR file' }));
  await user.click(await screen.findByRole('button', { name: 'Create file' }));
  const done = within(await screen.findByRole('dialog', { name: `${written.file_name} is ready` }));
  expect(done.getByText('Societies would reject some of these works')).toBeVisible();
  const items = done.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'SPU IPI: Fill in IPI of SPU. 2 works.RAIN',
    'SPU PR Society: Correct it. 2 works.“211”, as in RAIN.',
  ]);
});
