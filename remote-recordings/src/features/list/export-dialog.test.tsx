import type { RowsToExport } from '@counterpoint/catalogue/lists';
import { fakeApi, recordSavedFiles, renderWithHost, respondWithFile } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ExportDialog } from './export-dialog.tsx';

const saved = recordSavedFiles();

const open = (recordings: RowsToExport, count: number) =>
  renderWithHost(<ExportDialog rows={recordings} count={count} onClose={() => undefined} />);

test('exports selected recordings as a table', async () => {
  const api = fakeApi({ 'GET /recordings/export': respondWithFile('recordings.xlsx', 'x') });
  const { user } = open({ ids: ['a', 'b'] }, 2);
  await user.click(await screen.findByRole('radio', { name: /Excel workbook/ }));
  await user.click(screen.getByRole('button', { name: /^Export|^Download/ }));
  await waitFor(() => expect(saved).toEqual(['recordings.xlsx']));
  expect(api.to('GET /recordings/export')[0]?.query).toEqual({ format: 'xlsx', ids: 'a,b' });
});

test('exports the rights of all matches in DDEX terms', async () => {
  const api = fakeApi({ 'GET /recordings/rights-export': respondWithFile('recording-rights.csv', 'x') });
  const { user } = open({ query: 'night', filter: 'registered' }, 500);
  await user.click(await screen.findByRole('radio', { name: /Rights as CSV/ }));
  await user.click(screen.getByRole('button', { name: /^Export|^Download/ }));
  await waitFor(() => expect(saved).toEqual(['recording-rights.csv']));
  expect(api.to('GET /recordings/rights-export')[0]?.query).toEqual({ query: 'night', filter: 'registered' });
});

test('rejects more recordings than a URL can hold', async () => {
  open({ ids: Array.from({ length: 301 }, (_, index) => `id-${index}`) }, 301);
  expect(await screen.findByText('Too many selected rows')).toBeVisible();
});
