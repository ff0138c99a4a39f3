import { paths } from '@counterpoint/contract/paths';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { anImport, failWith, fakeApi } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ID, NO_IMPORTS, open, preview, report } from './testing/open-import.tsx';

describe('the import of works', () => {
  test('asks for the contents of columns, and requires a title', async () => {
    const api = fakeApi({
      'GET /imports/:id': anImport({ preview }),
      'PUT /imports/:id/choices': anImport({ state: 'checked', version: 4, preview, report }),
    });
    const { user } = open(`?import=${ID}`);
    const check = await screen.findByRole('button', { name: 'Check the file' });
    expect(screen.getByText('No column has shares')).toBeVisible();
    expect(check).toBeDisabled();
    await user.type(screen.getByLabelText('What “Name of song” contains'), 'title{Enter}');
    api.use({ 'GET /imports/:id': anImport({ state: 'checked', version: 4, preview, report }) });
    await user.click(check);
    expect(await screen.findByRole('button', { name: 'Register 3 works' })).toBeVisible();
    const page = screen.getByRole('group', { name: 'Import works' });
    expect(page).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'What to fix' })).toBeVisible();
    expect(screen.getByText(/continue without the works that have errors\.$/)).toBeVisible();
    const [sent] = api.to('PUT /imports/:id/choices');
    expect([sent?.headers.get('if-match'), sent?.body]).toEqual([
      '"3"',
      {
        columns: [
          { key: 'title', slot: 1 },
          { key: 'writer_name', slot: 1 },
        ],
        share_unit: 'percent',
        corrections: [],
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Change columns' }));
    expect(page).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Check results' })).toBeVisible();
    expect(page).toHaveFocus();
  });

  test('asks before the member leaves with changed columns, until they’re sent or the file is discarded', async () => {
    const sent = Promise.withResolvers<object>();
    fakeApi({
      'GET /imports/:id': anImport({ preview }),
      'PUT /imports/:id/choices': () => sent.promise,
      'DELETE /imports/:id': () => new Promise(() => undefined),
    });
    const { user, host } = open(`?import=${ID}`);
    await user.click(await screen.findByRole('radio', { name: /^Fractions/ }));
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
    await user.click(screen.getByRole('radio', { name: /^Percent/ }));
    expect(host.guardLeave).toHaveBeenLastCalledWith(false);
    await user.type(screen.getByLabelText('What “Name of song” contains'), 'title{Enter}');
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(host.guardLeave).toHaveBeenLastCalledWith(false);
    sent.resolve(failWith(503));
    await waitFor(() => expect(host.guardLeave).toHaveBeenLastCalledWith(true));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(host.guardLeave).toHaveBeenLastCalledWith(false);
  });

  test('counts no correction of a cell that is as it was found', async () => {
    const columns: ImportDetails['preview'] = { ...preview, header: ['Name of song', 'ISWC'] };
    const finding = { line: 7, column: 'ISWC', found: 'T-1', expected: null, correction: 'Look at it.' };
    fakeApi({
      'GET /imports/:id': anImport({ state: 'checked', report, preview: columns }),
      'GET /imports/:id/findings': { items: [finding], total: 1, page: 1, per_page: 50 },
    });
    const { user } = open(`?import=${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Show rows' }));
    const cell = await screen.findByRole('textbox', { name: 'ISWC in row 7' });
    await user.type(cell, '2');
    expect(screen.getByRole('button', { name: 'Register 3 works' })).toBeDisabled();
    await user.type(cell, '{Backspace}');
    expect(screen.getByRole('button', { name: 'Register 3 works' })).toBeEnabled();
  });

  test('starts again after an import that was stopped before its first work', async () => {
    const api = fakeApi({
      'GET /imports/:id': anImport({ state: 'cancelled', report }),
      'POST /imports/:id/start': anImport({ state: 'importing', version: 4, report }),
    });
    const { user } = open(`?import=${ID}`);
    await user.click(await screen.findByRole('radio', { name: /Save as drafts/ }));
    await user.click(screen.getByRole('button', { name: 'Save 4 works as drafts' }));
    expect(api.to('POST /imports/:id/start')[0]?.body).toMatchObject({ as_drafts: true });
  });

  test('doesn’t call a file unreadable whose import reached a limit', async () => {
    const problem = 'You can add at most 100,000 composers and publishers.';
    fakeApi({ 'GET /imports/:id': anImport({ state: 'failed', report, problem }) });
    open(`?import=${ID}`);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nothing was imported' })).toBeVisible();
  });

  test('shows what to fix, and saves works with errors as drafts on request', async () => {
    const checked = anImport({ state: 'checked', report, has_rejected: true });
    const finding = { line: 7, column: 'ISWC', found: 'T-1', expected: 'an ISWC', correction: 'Look at it.' };
    const api = fakeApi({
      'GET /imports/:id': checked,
      'GET /imports/:id/findings': { items: [finding], total: 1, page: 1, per_page: 50 },
      'POST /imports/:id/start': anImport({ state: 'importing', version: 4, report }),
    });
    const { user } = open(`?import=${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Show rows' }));
    const row = await screen.findByRole('row', { name: /7/ });
    expect(within(row).getByText('T-1')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Save as drafts/ }));
    api.use({ 'GET /imports/:id': anImport({ state: 'importing', version: 4, report, progress: 0.4, imported: 2 }) });
    await user.click(screen.getByRole('button', { name: 'Save 4 works as drafts' }));
    expect(await screen.findByRole('progressbar', { name: 'Importing' })).toBeVisible();
    expect(api.to('POST /imports/:id/start')[0]?.body).toMatchObject({ as_drafts: true });
  });

  test('leaves out probable duplicates unless the member wants them, and asks before it registers any', async () => {
    const api = fakeApi({ 'GET /imports/:id': anImport({ state: 'checked', report: { ...report, clean_alike: 1 } }) });
    const { user } = open(`?import=${ID}`);
    const choice = await screen.findByRole('checkbox', { name: 'Leave out 1 work that may already be registered' });
    expect(choice).toBeChecked();
    await user.click(choice);
    await user.click(screen.getByRole('button', { name: 'Register 3 works' }));
    const question = await screen.findByRole('alertdialog', { name: 'Import 3 works?' });
    expect(question).toHaveTextContent('1 work may already be registered, and would be registered again.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(api.to('POST /imports/:id/start')).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Register 3 works' })).toBeVisible();
  });

  test('shows how many works await confirmation, and by whom', async () => {
    const members = ['Kofi', 'Yaw', 'Esi', 'Abena', 'Kwame'].map((name, index) => ({
      party_id: `01900000-0000-7000-8000-00000000a00${index}`,
      name,
      entries: 2,
    }));
    const awaited = { entries: 3, members, other_members: 201 };
    fakeApi({ 'GET /imports/:id': anImport({ state: 'done', report, imported: 3, awaited }) });
    open(`?import=${ID}`);
    expect(await screen.findByText('3 works await confirmation')).toBeVisible();
    expect(screen.getByText('Kofi: 2 works')).toBeVisible();
    expect(screen.getByText('201 more members')).toBeVisible();
  });

  test('undoes an import after a confirmation, and lists what remains', async () => {
    const done = anImport({ state: 'done', report, imported: 3 });
    const kept = [{ id: '01900000-0000-7000-8000-0000000000f2', title: 'Kept Song' }];
    const undone = anImport({ state: 'undone', version: 4, report, imported: 3, removed: 2, kept });
    const api = fakeApi({ 'GET /imports/:id': done, 'POST /imports/:id/undoing': undone });
    const { user } = open(`?import=${ID}`);
    expect(await screen.findByText(/2 works left out/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo import' }));
    api.use({ 'GET /imports/:id': undone });
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByRole('heading', { name: 'Import undone: 2 works removed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kept Song' })).toHaveAttribute(
      'href',
      paths.compositions.details(kept[0]?.id),
    );
  });

  test('lists revisions that stayed drafts, with the reason', async () => {
    const kept = [{ id: '01900000-0000-7000-8000-0000000000f2', title: 'Held Song', why: 'It is in dispute.' }];
    const done = anImport({ state: 'done', report, imported: 3, not_submitted: kept, not_submitted_count: 1 });
    fakeApi({ 'GET /imports/:id': done });
    open(`?import=${ID}`);
    const link = await screen.findByRole('link', { name: 'Held Song' });
    expect(link).toHaveAttribute('href', paths.compositions.details(kept[0]?.id));
    expect(screen.getByText('It is in dispute.')).toBeVisible();
  });

  test('can be stopped again once it has moved on to the next step', async () => {
    const api = fakeApi({
      'GET /imports/:id': anImport({ state: 'reading' }),
      'POST /imports/:id/cancellation': anImport({ state: 'reading' }),
    });
    const { user } = open(`?import=${ID}`);
    const stop = () => screen.findByRole('button', { name: 'Stop' });
    await user.click(await stop());
    expect(await stop()).toHaveAttribute('aria-disabled', 'true');
    api.use({ 'GET /imports/:id': anImport({ state: 'checking' }) });
    const isFree = async () => expect(await stop()).not.toHaveAttribute('aria-disabled');
    await waitFor(isFree, { timeout: 4_000 });
  });

  test('says how many works could no longer be imported', async () => {
    fakeApi({ 'GET /imports/:id': anImport({ state: 'done', imported: 2, report }) });
    open(`?import=${ID}`);
    const prevented = 'A change after the check prevented the import of 1 work.';
    expect(await screen.findByText(new RegExp(`2 works left out\\. ${prevented}`))).toBeVisible();
  });

  test('that was stopped shows what was imported and what wasn’t', async () => {
    fakeApi({ 'GET /imports/:id': anImport({ state: 'cancelled', imported: 2, report }) });
    open(`?import=${ID}`);
    expect(await screen.findByRole('heading', { name: '2 works imported' })).toBeVisible();
    expect(screen.getByText(/1 work not imported yet\. 2 works left out/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resume the import' })).toBeVisible();
  });

  test('explains a file’s error, and lists earlier imports', async () => {
    fakeApi({
      'GET /imports/:id': anImport({ state: 'failed', problem: 'The file is empty.' }),
      'GET /cwr-files': { ...NO_IMPORTS, sender_code: null },
      'GET /acknowledgements': NO_IMPORTS,
      'GET /imports': { ...NO_IMPORTS, items: [anImport({ state: 'done', imported: 12 })], total: 1 },
    });
    const { user } = open(`?import=${ID}`);
    expect(await screen.findByText('The file is empty.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All imports' }));
    expect(await screen.findByRole('link', { name: 'works.csv' })).toBeVisible();
    await waitFor(() => expect(screen.getByText(/12 works/)).toBeVisible());
  });
});
