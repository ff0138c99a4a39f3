import { IMPORT_PART_BYTES } from '@counterpoint/domain/schemas/imports';
import { anImport, failWith, fakeApi, neverRespond, respondWithNothing } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ID, NO_IMPORTS, open, preview, route } from './testing/open-import.tsx';

const LISTS = {
  'GET /imports': NO_IMPORTS,
  'GET /cwr-files': { ...NO_IMPORTS, sender_code: null },
  'GET /acknowledgements': NO_IMPORTS,
};
const limits = {
  storage: { used: 0, most: 5_000_000_000 },
  open_imports: { used: 0, most: 20 },
  drafts: { used: 0, most: 100_000 },
  parties: { used: 0, most: 100_000 },
};

test('uploads a file in parts, and resumes with the part that failed', async () => {
  const file = new File(['x'.repeat(IMPORT_PART_BYTES + 10)], 'big.csv', { type: 'text/csv' });
  let isDown = true;
  const api = fakeApi({
    ...LISTS,
    'POST /imports': anImport({ state: 'uploading', version: 1, received: 0 }),
    'PUT /imports/:id/parts/:number': ({ params }) =>
      params.number === '1' && isDown ? failWith(503, { message: 'Files cannot be reached.' }) : anImport({ preview }),
    'GET /imports/:id': anImport({ preview }),
  });
  const { user, host } = open();
  await user.upload(screen.getByLabelText('File of works'), file);
  expect(await screen.findByText('Files cannot be reached.')).toBeVisible();
  // A member who was about to leave stays on the page.
  expect(host.guardLeave).toHaveBeenLastCalledWith(true);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Resume upload' }));
  expect(await screen.findByRole('heading', { name: 'Match your columns' })).toBeVisible();
  expect(api.to('POST /imports')).toHaveLength(1);
  expect(api.to('PUT /imports/:id/parts/:number').map(({ params }) => params.number)).toEqual(['0', '1', '1']);
});

test('opens an import whose last part arrived though its response was lost', async () => {
  const arrived = failWith(409, { code: 'file_complete', message: 'This file was already sent.' });
  const api = fakeApi({
    ...LISTS,
    'POST /imports': anImport({ state: 'uploading', version: 1, received: 0 }),
    'PUT /imports/:id/parts/:number': failWith(503, { message: 'The connection was lost.' }),
    'GET /imports/:id': anImport({ preview }),
  });
  const { user } = open();
  await user.upload(screen.getByLabelText('File of works'), new File(['Title'], 'works.csv', { type: 'text/csv' }));
  const resume = await screen.findByRole('button', { name: 'Resume upload' });
  api.use({ 'PUT /imports/:id/parts/:number': arrived });
  await user.click(resume);
  expect(await screen.findByRole('heading', { name: 'Match your columns' })).toBeVisible();
});

test('shows an upload that was cancelled among the imports and in the limits', async () => {
  const uploading = anImport({ state: 'uploading', version: 1, received: 0 });
  const api = fakeApi({ ...LISTS, 'POST /imports': uploading, 'PUT /imports/:id/parts/:number': neverRespond });
  const { user } = open();
  expect(await screen.findByText('0 of 20')).toBeVisible();
  await user.upload(screen.getByLabelText('File of works'), new File(['Title'], 'works.csv', { type: 'text/csv' }));
  await waitFor(() => expect(api.to('PUT /imports/:id/parts/:number')).toHaveLength(1));
  api.use({
    'GET /imports': { ...NO_IMPORTS, items: [uploading], total: 1 },
    'GET /user/limits': { ...limits, open_imports: { used: 1, most: 20 } },
  });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('link', { name: 'works.csv' })).toBeVisible();
  expect(screen.getByText('Upload incomplete')).toBeVisible();
  expect(await screen.findByText('1 of 20')).toBeVisible();
});

test('discards an import once, even by a double click, and then shows the current limits', async () => {
  let isThere = true;
  const api = fakeApi({
    ...LISTS,
    'GET /imports/:id': anImport({ state: 'uploading' }),
    'GET /user/limits': () => ({ ...limits, open_imports: { used: isThere ? 1 : 0, most: 20 } }),
    'DELETE /imports/:id': () => {
      isThere = false;
      return respondWithNothing();
    },
  });
  const { user, host, goTo } = open();
  expect(await screen.findByText('1 of 20')).toBeVisible();
  await act(() => goTo(`${route}?import=${ID}`));
  await user.dblClick(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('0 of 20')).toBeVisible();
  expect(api.to('DELETE /imports/:id')).toHaveLength(1);
  expect(host.notify).not.toHaveBeenCalled();
});

test('discards an import of which only the response to the first attempt was lost', async () => {
  const api = fakeApi({
    ...LISTS,
    'GET /imports/:id': anImport({ state: 'uploading' }),
    'DELETE /imports/:id': failWith(404, { code: 'not_found' }),
  });
  const { user, host } = open(`?import=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('0 of 20')).toBeVisible();
  expect(api.to('DELETE /imports/:id')).toHaveLength(1);
  expect(host.notify).not.toHaveBeenCalled();
});

test('says that an import was not found, and leads to the others instead of a retry', async () => {
  fakeApi({
    ...LISTS,
    'GET /imports/:id': failWith(404, { message: 'This import was not found.', code: 'not_found' }),
  });
  const { user } = open(`?import=${ID}`);
  expect(await screen.findByRole('heading', { name: 'This import wasn’t found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'All imports' }));
  expect(await screen.findByText('0 of 20')).toBeVisible();
});
