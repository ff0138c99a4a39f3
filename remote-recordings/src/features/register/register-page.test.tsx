// cspell:ignore xqabc
import { paths } from '@counterpoint/contract/paths';
import { fieldsOf, RECORDING_FIELDS } from '@counterpoint/domain/fields';
import { aRecordingPage, aRecordingRow, failWith, fillIn, respondWithNothing, saveDraft } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anApi, draft, nothingFound, open, openAt, route, stored } from './testing/open-wizard.tsx';

const likely = (overrides: object = {}) => ({
  row: { ...aRecordingRow({ title: 'Night Market' }), is_mine: false, matches: [] },
  certainty: 'probable',
  why: ['title', 'artist'],
  ...overrides,
});

describe('searching first', () => {
  test('continues with a title of one letter', async () => {
    anApi();
    const { user } = open();
    await user.type(screen.getByLabelText('Title of the recording'), '雨{Enter}');
    expect(await screen.findByLabelText('Title')).toHaveValue('雨');
  });

  test('shows possible duplicates, links to claiming rights in them, and continues otherwise', async () => {
    const api = anApi({ 'POST /recordings/candidates': { items: [likely()] } });
    const { user } = open();
    await fillIn(user, screen.getByLabelText('Title of the recording'), 'Night Market');
    await user.type(screen.getByLabelText('Artist (optional)'), 'Adwoa');
    expect(await screen.findByText('Probably the same')).toBeVisible();
    expect(screen.getByRole('link', { name: 'This is the same recording' })).toHaveAttribute(
      'href',
      paths.recordings.claim(likely().row.id),
    );
    await waitFor(() =>
      expect(api.to('POST /recordings/candidates').at(-1)?.body).toMatchObject({
        title: 'Night Market',
        display_artist: 'Adwoa',
        isrc: null,
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'It’s a different recording: continue' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Night Market');
    expect(screen.getByLabelText('Artist as shown')).toHaveValue('Adwoa');
  });

  test('shows certain duplicates before similar titles', async () => {
    const own = aRecordingRow({ id: '01900000-0000-7000-8000-000000000399', title: 'Night Market', reference: 'SR9' });
    const same = likely({ certainty: 'certain', why: ['isrc'] });
    anApi({
      'POST /recordings/candidates': { items: [same] },
      'GET /recordings': aRecordingPage([own]),
      'GET /repertoire/recordings': { ...nothingFound, items: [same.row], total: 1 },
    });
    const { user } = open();
    await fillIn(user, screen.getByLabelText('Title of the recording'), 'Night Market');
    const found = await screen.findByRole('region', { name: 'Possible duplicates' });
    await within(found).findByText(/SR9/);
    const [first, second, ...more] = within(found).getAllByRole('listitem');
    expect(first).toHaveTextContent('Same ISRC');
    expect(second).toHaveTextContent('SR9');
    expect(more).toHaveLength(0);
  });

  test.each([
    ['Night Market', 'Title of the recording'],
    ['GB-EMI-03-00013', 'ISRC (optional)'],
  ])('starts with %s, which another search didn’t find', async (searched, label) => {
    const api = anApi();
    open(`${route}?${new URLSearchParams({ query: searched })}`);
    expect(screen.getByLabelText(label)).toHaveValue(searched);
    expect(await screen.findByText('No registered recording matches. You can continue.')).toBeVisible();
    expect(api.to('POST /recordings')).toHaveLength(0);
  });

  test('accepts any notation of an ISRC and reports a certain duplicate', async () => {
    const api = anApi({ 'POST /recordings/candidates': { items: [likely({ certainty: 'certain', why: ['isrc'] })] } });
    const { user } = open();
    await fillIn(user, screen.getByLabelText('ISRC (optional)'), 'isrc gbemi0300013');
    expect(await screen.findByText('Same ISRC')).toBeVisible();
    await user.tab();
    expect(screen.getByLabelText('ISRC (optional)')).toHaveValue('GB-EMI-03-00013');
    expect(api.to('POST /recordings/candidates').at(-1)?.body).toMatchObject({ isrc: expect.stringMatching(/gbemi/i) });
  });

  test('resumes the member’s own draft, and can be skipped when the search fails', async () => {
    const own = aRecordingRow({ title: 'Night Market', state: 'draft' });
    const api = anApi({
      'POST /recordings/candidates': { items: [likely({ row: { ...own, is_mine: true, matches: [] } })] },
    });
    const { user } = open();
    await fillIn(user, screen.getByLabelText('Title of the recording'), 'Night Market');
    expect(await screen.findByRole('link', { name: 'This is the same recording' })).toHaveAttribute(
      'href',
      paths.recordings.continueDraft(own.id),
    );
    api.use({ 'POST /recordings/candidates': failWith(503) });
    await user.type(screen.getByLabelText('Title of the recording'), 's');
    expect(await screen.findByText('You can continue without it.')).toBeVisible();
    expect(screen.queryByText(/No registered recording matches/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /continue/i }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Night Markets');
  });
});

describe('the draft', () => {
  test('is created while typing, put into the URL, and saved with later input', async () => {
    const api = anApi();
    const { user, host, location } = open();
    await user.type(screen.getByLabelText('Title of the recording'), 'Night{Enter}');
    const title = await screen.findByLabelText('Title');
    expect(await screen.findByText('Draft saved a few moments ago')).toBeVisible();
    expect(location()).toContain(`draft=${draft.id}`);
    await fillIn(user, title, ' Market');
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
    saveDraft();
    await waitFor(() => expect(api.to('PUT /recordings/:id').at(-1)?.body).toMatchObject({ title: 'Night Market' }));
    expect(api.to('POST /recordings')).toHaveLength(1);
  });

  test('shows both versions after a change elsewhere, and can keep the member’s', async () => {
    const theirs = { ...draft, version: 9, title: 'Night Market II', genre: 'Highlife' };
    const api = anApi({ 'PUT /recordings/:id': failWith(412, { code: 'stale_version', current: theirs }) });
    const { user } = openAt('about');
    await user.type(await screen.findByLabelText('Title'), '!');
    saveDraft();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Night Market II');
    expect(dialog).toHaveTextContent('Highlife');
    api.use({ 'PUT /recordings/:id': stored });
    await user.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(api.requests.at(-1)?.headers.get('if-match')).toBe('"9"'));
    expect(await screen.findByLabelText('Title')).toHaveValue('Night Market!');
  });

  test('is discarded after a confirmation', async () => {
    const api = anApi({ 'DELETE /recordings/:id': respondWithNothing() });
    const { user } = openAt('about');
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByText(`Elsewhere: ${paths.recordings.list()}`)).toBeVisible();
    expect(api.to('DELETE /recordings/:id')).toHaveLength(1);
  });
});

describe('about the recording', () => {
  test('has an input for every field of a recording', async () => {
    anApi();
    const { user } = openAt('about');
    const step = await screen.findByRole('group', { name: 'About the recording' });
    for (const section of within(step).getAllByRole('button', { expanded: false })) await user.click(section);
    for (const [, field] of fieldsOf(RECORDING_FIELDS)) expect(step).toHaveTextContent(field.label());
  });

  test('accepts any notation of an ISRC, and only warns of an unknown prefix', async () => {
    const api = anApi();
    const { user } = openAt('about');
    const isrc = await screen.findByLabelText('ISRC (optional)');
    await fillIn(user, isrc, 'xqabc2500001');
    await user.tab();
    expect(isrc).toHaveValue('XQ-ABC-25-00001');
    expect(screen.getByText(/^We don’t know any ISRC that begins with XQ/)).toBeVisible();
    expect(isrc).toBeValid();
    saveDraft();
    await waitFor(() => expect(api.to('PUT /recordings/:id').at(-1)?.body).toMatchObject({ isrc: 'XQABC2500001' }));
  });

  test('shows an error of the ISRC at its field and links to it', async () => {
    anApi();
    const { user } = openAt('about');
    const isrc = await screen.findByLabelText('ISRC (optional)');
    await fillIn(user, isrc, 'GBEMI03O0013');
    await user.click(screen.getByRole('button', { name: 'Continue to contributors' }));
    await waitFor(() => expect(isrc).toBeInvalid());
    expect(screen.getByRole('link', { name: /Enter the digit 0 instead of the letter O/ })).toBeVisible();
  });

  test('suggests moving the version out of the title, and does so', async () => {
    const api = anApi();
    const { user } = openAt('about');
    await fillIn(user, await screen.findByLabelText('Title'), ' (Live)');
    await user.click(await screen.findByRole('button', { name: 'Move “Live” to the version title' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Night Market');
    expect(screen.getByLabelText('Version title (optional)')).toHaveValue('Live');
    saveDraft();
    await waitFor(() =>
      expect(api.to('PUT /recordings/:id').at(-1)?.body).toMatchObject({
        title: 'Night Market',
        version_title: 'Live',
      }),
    );
  });

  test('opens collapsed sections that hold a value', async () => {
    anApi({ 'GET /recordings/:id': { ...draft, label: 'Boateng Sounds', main_artists: ['Adwoa', 'Ama'] } });
    openAt('about');
    expect(await screen.findByLabelText('Label (optional)')).toHaveValue('Boateng Sounds');
    expect(screen.getByLabelText('Artist 2')).toHaveValue('Ama');
    expect(screen.queryByLabelText('Genre (optional)')).not.toBeInTheDocument();
  });
});
