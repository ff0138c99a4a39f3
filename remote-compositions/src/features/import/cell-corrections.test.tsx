import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { anImport, failWith, fakeApi, fillIn, respondWithNothing } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ID, NO_IMPORTS, open, preview, report } from './testing/open-import.tsx';

test('corrects a faulty cell here and has the file checked again', async () => {
  const columns: ImportDetails['preview'] = { ...preview, header: ['Name of song', 'ISWC'] };
  const finding = { line: 7, column: 'ISWC', found: 'T-1', expected: 'an ISWC', correction: 'Look at it.' };
  const api = fakeApi({
    'GET /imports/:id': anImport({ state: 'checked', report, preview: columns }),
    'GET /imports/:id/findings': { items: [finding], total: 1, page: 1, per_page: 50 },
  });
  const { user } = open(`?import=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Show rows' }));
  const cell = await screen.findByRole('textbox', { name: 'ISWC in row 7' });
  expect(cell).toHaveValue('T-1');
  await user.clear(cell);
  await fillIn(user, cell, 'T0345246801');
  const corrections = [{ line: 7, column: 1, value: 'T0345246801' }];
  const again = anImport({ state: 'checked', version: 4, report, preview: { ...columns, corrections } });
  api.use({ 'PUT /imports/:id/choices': again, 'GET /imports/:id': again });
  await user.click(screen.getByRole('button', { name: 'Save 1 correction and check again' }));
  expect(await screen.findByText('1 cell corrected here.')).toBeVisible();
  expect(api.to('PUT /imports/:id/choices')[0]?.body).toMatchObject({ corrections });
  await user.click(screen.getByRole('button', { name: 'Undo corrections' }));
  const question = await screen.findByRole('alertdialog', { name: 'Undo 1 correction?' });
  expect(api.to('PUT /imports/:id/choices')).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: 'Undo corrections' }));
  expect(api.to('PUT /imports/:id/choices')[1]?.body).toMatchObject({ corrections: [] });
});

test('shows more rows on request, and keeps the group open when the file is checked again', async () => {
  const columns: ImportDetails['preview'] = { ...preview, header: ['Name of song', 'ISWC'] };
  const [iswc] = report.repairs;
  if (!iswc) throw new Error('The report has no repair.');
  const checked = { ...report, repairs: [{ ...iswc, findings: 120 }] };
  const finding = { column: 'ISWC', found: 'T-1', expected: 'an ISWC', correction: 'Look at it.' };
  const pageOf = (page: number, lines: number) => ({
    items: Array.from({ length: lines }, (_, index) => ({ ...finding, line: (page - 1) * 50 + index + 2 })),
    total: 70,
    page,
    per_page: 50,
  });
  let isDown = true;
  const api = fakeApi({
    'GET /imports/:id': anImport({ state: 'checked', report: checked, preview: columns }),
    'GET /imports/:id/findings': ({ query }) => {
      if (query.page === '1') return pageOf(1, 50);
      return isDown ? failWith(503, { message: 'Try again.' }) : pageOf(2, 20);
    },
  });
  const { user, host } = open(`?import=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Show rows' }));
  const more = await screen.findByRole('button', { name: 'Show 70 more' });
  await user.click(more);
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Try again.', { type: 'error' }));
  isDown = false;
  await user.click(more);
  const last = await screen.findByRole('textbox', { name: 'ISWC in row 71' });
  expect(screen.getByText(/^Showing the first 70 of 120\./)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Rows with findings' })).toHaveFocus();
  await user.type(last, '2');
  const again = { state: 'checked', version: 4, preview: columns } as const;
  const renumbered = { ...report, repairs: [{ ...iswc, repair: 3, findings: 1 }] };
  api.use({
    'PUT /imports/:id/choices': anImport({ state: 'checking', version: 4, preview: columns }),
    'GET /imports/:id': anImport({ ...again, report: renumbered }),
    'GET /imports/:id/findings': { ...pageOf(1, 1), total: 1 },
  });
  await user.click(screen.getByRole('button', { name: 'Save 1 correction and check again' }));
  expect(await screen.findByRole('button', { name: 'Register 3 works' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Hide rows' })).toBeVisible();
});

test.each([
  ['the total of several shares', 'W-TOT-01', '90.00%'],
  ['the cells below a heading', 'I-COL-04', '3 values, such as “Ama”'],
])('doesn’t offer %s as one cell to correct', async (_what, rule, found) => {
  const finding = { line: 2, column: 'Share', found, expected: null, correction: 'Look at it.' };
  const repairs = report.repairs.map((repair) => ({ ...repair, rule, column: 'Share' }));
  const columns: ImportDetails['preview'] = { ...preview, header: ['Name of song', 'Share'] };
  fakeApi({
    'GET /imports/:id': anImport({ state: 'checked', report: { ...report, repairs }, preview: columns }),
    'GET /imports/:id/findings': { items: [finding], total: 1, page: 1, per_page: 50 },
  });
  const { user } = open(`?import=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Show rows' }));
  expect(await screen.findByRole('cell', { name: found })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Share in row 2' })).toBeNull();
});

test('offers the cells of a total to correct', async () => {
  const share = { line: 2, column: 'Share', found: '50' };
  const total = { ...share, found: '90.00%', expected: '100.00%', correction: 'Look at it.' };
  const cells = [share, { ...share, line: 3, found: '40' }];
  const repairs = report.repairs.map((repair) => ({ ...repair, rule: 'W-TOT-01', column: 'Share' }));
  const columns: ImportDetails['preview'] = { ...preview, header: ['Name of song', 'Share'] };
  const checked = anImport({ state: 'checked', report: { ...report, repairs }, preview: columns });
  const api = fakeApi({
    'GET /imports/:id': checked,
    'GET /imports/:id/findings': { items: [{ ...total, cells }], total: 1, page: 1, per_page: 50 },
    'PUT /imports/:id/choices': checked,
  });
  const { user } = open(`?import=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Show rows' }));
  expect(await screen.findByText('90.00%')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Share in row 2' })).toHaveValue('50');
  await user.type(screen.getByRole('textbox', { name: 'Share in row 3' }), '{Control>}a{/Control}50');
  await user.click(screen.getByRole('button', { name: 'Save 1 correction and check again' }));
  expect(api.to('PUT /imports/:id/choices')[0]?.body).toMatchObject({
    corrections: [{ line: 3, column: 1, value: '50' }],
  });
});

test('keeps corrections that aren’t saved, saves those of all groups, and doesn’t start without them', async () => {
  const repairs = report.repairs.flatMap((iswc) => [iswc, { ...iswc, repair: 1, column: 'Name of song' }]);
  const columns: ImportDetails['preview'] = { ...preview, header: ['Name of song', 'ISWC'] };
  const both = { ...report, repairs };
  const finding = { found: 'T-1', expected: null, correction: 'Look at it.' };
  const api = fakeApi({
    'GET /imports/:id': anImport({ state: 'checked', report: both, preview: columns }),
    'GET /imports/:id/findings': ({ query }) => {
      const item = query.repair === '0' ? { line: 7, column: 'ISWC' } : { line: 8, column: 'Name of song' };
      return { items: [{ ...finding, ...item }], total: 1, page: 1, per_page: 50 };
    },
  });
  const { user, host } = open(`?import=${ID}`);
  for (const button of await screen.findAllByRole('button', { name: 'Show rows' })) await user.click(button);
  await user.type(await screen.findByRole('textbox', { name: 'ISWC in row 7' }), '2');
  await user.type(await screen.findByRole('textbox', { name: 'Name of song in row 8' }), '3');
  expect(screen.getByText(/ Save your 2 corrections below first\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Register 3 works' })).toBeDisabled();
  expect(host.guardLeave).toHaveBeenLastCalledWith(true);
  for (const button of screen.getAllByRole('button', { name: 'Hide rows' })) await user.click(button);
  const corrections = [
    { line: 7, column: 1, value: 'T-12' },
    { line: 8, column: 0, value: 'T-13' },
  ];
  const again = anImport({ state: 'checked', version: 4, report: both, preview: { ...columns, corrections } });
  api.use({ 'PUT /imports/:id/choices': again, 'GET /imports/:id': again });
  await user.click(screen.getByRole('button', { name: 'Save 2 corrections and check again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Register 3 works' })).toBeEnabled());
  expect(api.to('PUT /imports/:id/choices')[0]?.body).toMatchObject({ corrections });
  expect(host.guardLeave).toHaveBeenLastCalledWith(false);
});

const CORRECTED = { ...preview, corrections: [{ line: 7, column: 1, value: 'Ama' }] };

test('asks before it discards a file with corrections', async () => {
  const api = fakeApi({
    'GET /imports/:id': anImport({ state: 'checked', report, preview: CORRECTED }),
    'DELETE /imports/:id': respondWithNothing(),
    'GET /imports': NO_IMPORTS,
    'GET /cwr-files': { ...NO_IMPORTS, sender_code: null },
    'GET /acknowledgements': NO_IMPORTS,
  });
  const { user } = open(`?import=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard the file and 1 correction?' });
  expect(api.to('DELETE /imports/:id')).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(api.to('DELETE /imports/:id')).toHaveLength(1));
});

test('asks before it reads another sheet without the corrections', async () => {
  const mapping = anImport({ preview: { ...CORRECTED, sheets: ['Works', 'More'], sheet: 'Works' } });
  const api = fakeApi({ 'GET /imports/:id': mapping, 'PUT /imports/:id/sheet': anImport({ state: 'reading' }) });
  const { user } = open(`?import=${ID}`);
  const choice = await screen.findByRole('combobox', { name: 'Sheet or table to read' });
  await user.selectOptions(choice, 'More');
  const question = await screen.findByRole('alertdialog', { name: 'Undo 1 correction?' });
  expect(within(question).getByText(/^We’ll read “More” instead\./)).toBeVisible();
  expect(api.to('PUT /imports/:id/sheet')).toHaveLength(0);
  expect(choice).toHaveValue('Works');
  await user.click(within(question).getByRole('button', { name: 'Undo corrections' }));
  await waitFor(() => expect(api.to('PUT /imports/:id/sheet')[0]?.body).toEqual({ sheet: 'More' }));
});
