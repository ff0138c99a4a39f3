import { anImport, fakeApi } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ID, open, preview } from './testing/open-import.tsx';

test('shows how the letters of a file are read, and has it read otherwise', async () => {
  const offered = {
    ...preview,
    encoding: 'windows-1252' as const,
    encodings: [
      { encoding: 'windows-1252' as const, words: ['Dvoøák', 'Erdõs'] },
      { encoding: 'windows-1250' as const, words: ['Dvořák', 'Erdős'] },
    ],
  };
  const reading = anImport({ state: 'reading', version: 4 });
  const api = fakeApi({ 'GET /imports/:id': anImport({ preview: offered }), 'PUT /imports/:id/encoding': reading });
  const { user } = open(`?import=${ID}`);
  const choice = await screen.findByRole('combobox', { name: 'Letters in this file' });
  expect(choice).toHaveDisplayValue('Dvoøák, Erdõs – Latin-1 (Western European)');
  api.use({ 'GET /imports/:id': reading });
  await user.selectOptions(choice, 'Dvořák, Erdős – Windows-1250 (Central European)');
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible();
  expect(api.to('PUT /imports/:id/encoding')[0]?.body).toEqual({ encoding: 'windows-1250' });
});
