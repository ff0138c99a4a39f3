import { paths } from '@counterpoint/contract/paths';
import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { anImport, fakeApi, recordSavedFiles, renderWithHost, respondWithFile } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ImportPage } from './import-page.tsx';

const { id: ID } = anImport();
const route = paths.recordings.importing();
const open = (query = '') => renderWithHost(<ImportPage />, { route, path: `${route}${query}` });
const NONE = { items: [], total: 0, page: 1, per_page: 10 };

function aMessage(overrides: Partial<ImportDetails> = {}): ImportDetails {
  const about = 'DDEX ERN 4.3, from Osu Records';
  return anImport({
    subject: 'recording',
    state: 'checked',
    file_name: 'release.xml',
    about,
    progress: 1,
    ...overrides,
  });
}

const report: NonNullable<ImportDetails['report']> = {
  works: 2,
  clean: 1,
  draftable: 2,
  new_parties: 1,
  is_refused: false,
  clean_alike: 0,
  draftable_alike: 0,
  claimable: 0,
  without_rights: 0,
  holders: [],
  repairs: [
    { repair: 0, rule: 'I-ERN-LOS', severity: 'warn', column: 'CLine', correction: 'No place.', findings: 2, works: 2 },
  ],
};

const RIGHTS: NonNullable<ImportDetails['rights']> = {
  name: 'Osu Records',
  uses: ['private_copy'],
  territories: 'World except GH',
};

test('announces a file of recordings, with its kind', async () => {
  const api = fakeApi({
    'GET /imports': NONE,
    'POST /imports': aMessage({ state: 'uploading', version: 1, received: 0 }),
    'PUT /imports/:id/parts/:number': aMessage({ report }),
    'GET /imports/:id': aMessage({ report }),
  });
  const { user } = open();
  expect(screen.getByText(/CSV or Excel, or a DDEX ERN 4 or 3.8 message/)).toBeVisible();
  const file = new File(['<x/>'], 'release.xml', { type: 'text/xml' });
  await user.upload(screen.getByLabelText('File of recordings'), file);
  expect(await screen.findByRole('button', { name: 'Register 1 recording' })).toBeVisible();
  expect(api.to('POST /imports')[0]?.body).toEqual({ subject: 'recording', file_name: 'release.xml', bytes: 4 });
  expect(api.to('GET /imports')[0]?.query).toMatchObject({ subject: 'recording' });
});

test('lists what a message contains but the portal can’t store before anything is written', async () => {
  fakeApi({ 'GET /imports/:id': aMessage({ report }) });
  const { user } = open(`?import=${ID}`);
  expect(await screen.findByText('CLine: No place.')).toBeVisible();
  // None of these rejects a recording.
  expect(screen.getByRole('heading', { name: 'Worth checking' })).toBeVisible();
  expect(screen.getByText(/You can also continue without changes\.$/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Save as drafts/ }));
  expect(screen.getByRole('button', { name: 'Save 2 recordings as drafts' })).toBeEnabled();
});

const alike = {
  rule: 'I-DUP-13',
  severity: 'warn' as const,
  column: 'Title',
  correction: 'One like it is registered.',
};
const mixed: NonNullable<ImportDetails['report']> = {
  ...report,
  works: 6,
  clean: 4,
  draftable: 4,
  clean_alike: 1,
  draftable_alike: 1,
  claimable: 2,
  repairs: [{ repair: 0, ...alike, findings: 1, works: 1 }],
};

test('skips recordings that may be registered, and claims others’ recordings, by one choice each', async () => {
  const api = fakeApi({
    'GET /imports/:id': aMessage({ report: mixed }),
    'POST /imports/:id/start': aMessage({ state: 'done', report: mixed, imported: 5 }),
  });
  const { user } = open(`?import=${ID}`);
  expect(await screen.findByRole('button', { name: 'Register 3 recordings' })).toBeVisible();
  expect(screen.getByText(/^3 recordings will be left out/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Claim your rights in 2 recordings registered by others' }));
  expect(screen.getByText(/^1 recording will be left out/)).toBeVisible();
  const verb = 'Register 3 recordings, claim rights in 2';
  await user.click(screen.getByRole('button', { name: verb }));
  const question = screen.getByRole('alertdialog', { name: 'Import 5 recordings?' });
  const effects = within(question).getAllByRole('listitem');
  expect(effects.map(({ textContent }) => textContent)).toEqual([
    '3 recordings will be registered. Members named in the recordings are asked to confirm their shares.',
    'You’ll claim rights in 2 recordings registered by others.',
    '1 recording will be left out.',
  ]);
  expect(api.to('POST /imports/:id/start')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: verb }));
  await waitFor(() => expect(api.to('POST /imports/:id/start')).toHaveLength(1));
  const chosen = { as_drafts: false, leaves_out_alike: true, claims_rights: true };
  expect(api.to('POST /imports/:id/start')[0]?.body).toEqual(chosen);
});

test('claims no rights for drafts', async () => {
  const api = fakeApi({
    'GET /imports/:id': aMessage({ report: mixed }),
    'POST /imports/:id/start': aMessage({ state: 'done', report: mixed, imported: 4 }),
  });
  const { user } = open(`?import=${ID}`);
  await user.click(await screen.findByRole('checkbox', { name: /Claim your rights/ }));
  await user.click(screen.getByRole('radio', { name: /Save as drafts/ }));
  expect(screen.queryByRole('checkbox', { name: /Claim your rights/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save 3 recordings as drafts' }));
  await waitFor(() => expect(api.to('POST /imports/:id/start')).toHaveLength(1));
  expect(api.to('POST /imports/:id/start')[0]?.body).toMatchObject({ as_drafts: true, claims_rights: false });
});

test('reports claims that were made and not made, and possible duplicates', async () => {
  const items: ImportDetails['claims']['items'] = [
    { id: '01900000-0000-7000-8000-0000000000f3', title: 'Elmina', line: 2, outcome: 'claimed', why: null },
    {
      id: '01900000-0000-7000-8000-0000000000f4',
      title: 'Keta',
      line: 3,
      outcome: 'refused',
      why: 'It is yours already.',
    },
  ];
  const claims = { counts: { claimed: 1, refused: 1 }, items };
  fakeApi({
    'GET /imports/:id': aMessage({ state: 'done', report: mixed, imported: 5, claims }),
    'GET /imports/:id/findings': {
      total: 1,
      page: 1,
      per_page: 100,
      items: [
        { line: 4, column: 'Title', found: 'Labadi', expected: 'not “Labadi” by Ama', correction: alike.correction },
      ],
    },
  });
  const { user } = open(`?import=${ID}`);
  expect(await screen.findByText('4 recordings imported')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Elmina' })).toHaveAttribute('href', paths.recordings.details(items[0]?.id));
  expect(screen.getByText('Not claimed. It is yours already.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Possible duplicates' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show rows' }));
  expect(await screen.findByText('not “Labadi” by Ama')).toBeVisible();
});

test('doesn’t show a file of works as one of recordings, but links to its page', async () => {
  fakeApi({ 'GET /imports/:id': aMessage({ subject: 'composition', report }) });
  open(`?import=${ID}`);
  expect(await screen.findByRole('heading', { name: 'This file contains works' })).toBeVisible();
  const href = `${paths.compositions.importing()}?import=${ID}`;
  expect(screen.getByRole('link', { name: 'Open it there' })).toHaveAttribute('href', href);
});

test('links to the recordings that remain after an import was withdrawn', async () => {
  const kept = [{ id: '01900000-0000-7000-8000-0000000000f2', title: 'Night Market' }];
  fakeApi({
    'GET /imports/:id': aMessage({ state: 'undone', report, imported: 350, removed: 10, kept, kept_count: 340 }),
  });
  open(`?import=${ID}`);
  const link = await screen.findByRole('link', { name: 'Night Market' });
  expect(link).toHaveAttribute('href', paths.recordings.details(kept[0]?.id));
  expect(screen.getByText('Showing the first 1 of 340.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your recordings' })).toHaveAttribute('href', paths.recordings.list());
});

const saved = recordSavedFiles();

test('downloads the template of recordings', async () => {
  const api = fakeApi({
    'GET /imports': NONE,
    'GET /imports/template': respondWithFile('recordings-template.csv', 'Title'),
  });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'CSV template' }));
  await screen.findByText(/Files you upload appear here/);
  expect(api.to('GET /imports/template')[0]?.query).toMatchObject({ subject: 'recording', format: 'csv' });
  expect(saved).toEqual(['recordings-template.csv']);
});

test('gives all recordings without rights one of the proposed holders', async () => {
  const holders = [
    { name: 'Osu Records', from: 'p_line' as const, recordings: 2 },
    { name: 'Tema Distribution', from: 'sender' as const, recordings: 2 },
  ];
  const job = aMessage({ report: { ...report, without_rights: 2, holders } });
  const chosen = aMessage({ report, rights: { ...RIGHTS, name: 'Tema Distribution' }, version: 4 });
  const api = fakeApi({
    'GET /imports': NONE,
    'GET /imports/:id': job,
    'PUT /imports/:id/rights': chosen,
  });
  const { user, host } = open(`?import=${ID}`);
  expect(await screen.findByRole('radio', { name: /Osu Records/ })).toBeChecked();
  expect(host.guardLeave).not.toHaveBeenCalledWith(true);
  await user.click(screen.getByRole('radio', { name: /Tema Distribution/ }));
  expect(host.guardLeave).toHaveBeenLastCalledWith(true);
  await user.click(screen.getByRole('checkbox', { name: 'Private copy' }));
  api.use({ 'GET /imports/:id': chosen });
  await user.click(screen.getByRole('button', { name: 'Apply and check again' }));
  await waitFor(() => expect(api.to('PUT /imports/:id/rights')).toHaveLength(1));
  expect(api.to('PUT /imports/:id/rights')[0]?.body).toEqual({
    name: 'Tema Distribution',
    uses: USE_TYPES.filter((use) => use !== 'private_copy'),
    territories: 'World',
  });
  await waitFor(() => expect(host.guardLeave).toHaveBeenLastCalledWith(false));
});

test('names the holder chosen for all recordings, and lets the member change the choice or keep it', async () => {
  fakeApi({ 'GET /imports/:id': aMessage({ report, rights: RIGHTS }) });
  const { user } = open(`?import=${ID}`);
  expect(await screen.findByText(/^Osu Records gets the rights/)).toBeVisible();
  const page = screen.getByRole('group', { name: 'Import recordings' });
  await user.click(screen.getByRole('button', { name: 'Choose another rights holder' }));
  expect(page).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Name of the rights holder' })).toHaveValue('Osu Records');
  expect(screen.getByRole('textbox', { name: 'Territories' })).toHaveValue('World except GH');
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
    screen.getByRole('checkbox', { name: 'Private copy' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText(/^Osu Records gets the rights/)).toBeVisible();
  expect(page).toHaveFocus();
});

const preview: NonNullable<ImportDetails['preview']> = {
  header: ['Name of song'],
  rows: [['Volta']],
  columns: [{ key: 'title', slot: 1 }],
  targets: [{ key: 'title', label: 'Title', is_of_work: true, is_share: false }],
  is_remembered: false,
  share_unit: 'percent',
  corrections: [],
  sheets: [],
  sheet: null,
  encoding: null,
  encodings: [],
};

test('keeps the holder that was entered while the columns are changed and checked again', async () => {
  const checked = aMessage({ report: { ...report, without_rights: 2 }, preview });
  const checkedAgain = Promise.withResolvers<object>();
  const api = fakeApi({
    'GET /imports/:id': checked,
    'PUT /imports/:id/choices': { ...checked, state: 'checking', progress: 0 },
  });
  const { user, host } = open(`?import=${ID}`);
  await user.type(await screen.findByRole('textbox', { name: 'Name of the rights holder' }), 'Osu Records');
  await user.click(screen.getByRole('button', { name: 'Change columns' }));
  expect(host.guardLeave).toHaveBeenLastCalledWith(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('textbox', { name: 'Name of the rights holder' })).toHaveValue('Osu Records');
  await user.click(screen.getByRole('button', { name: 'Change columns' }));
  api.use({ 'GET /imports/:id': () => checkedAgain.promise });
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  await act(async () => checkedAgain.resolve(checked));
  expect(await screen.findByRole('textbox', { name: 'Name of the rights holder' })).toHaveValue('Osu Records');
});
