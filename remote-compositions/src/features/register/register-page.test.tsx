import { paths } from '@counterpoint/contract/paths';
import {
  aWorkPage,
  aWorkRow,
  aWriter,
  type FakeRequest,
  failWith,
  fillIn,
  networkFailure,
  respondWith,
  respondWithNothing,
  saveDraft,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anApi, draft, open, resume, route, stored } from './testing/open-wizard.tsx';

describe('searching first', () => {
  test('shows possible duplicates, opens the member’s own, and otherwise continues with the title', async () => {
    const own = aWorkRow({ title: 'Volta Blues' });
    anApi({ 'GET /compositions': aWorkPage([own]) });
    const { user } = open();
    const help = screen.getByRole('link', { name: 'How to register a work' });
    expect(help).toHaveAttribute('href', paths.account.helpTopic('registering-a-work'));
    await fillIn(user, screen.getByLabelText('Title of the work'), 'Volta Blues');
    expect(await screen.findByText('1 work may be the same.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'This is the same work' })).toHaveAttribute(
      'href',
      paths.compositions.details(own.id),
    );
    await user.click(screen.getByRole('button', { name: 'It’s a different work: continue' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Volta Blues');
  });

  test('asks for a title or an ISWC, and can be left without', async () => {
    anApi();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('link', { name: 'Enter the title of the work, or its ISWC.' })).toBeVisible();
    expect(screen.getByLabelText('Title of the work')).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Continue anyway' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('');
  });

  test('continues with a title of one letter', async () => {
    anApi();
    const { user } = open();
    await user.type(screen.getByLabelText('Title of the work'), '雨{Enter}');
    expect(await screen.findByLabelText('Title')).toHaveValue('雨');
  });

  test('keeps the input, and doesn’t offer it as its own duplicate', async () => {
    const api = anApi({ 'GET /compositions': aWorkPage([aWorkRow({ id: draft.id, title: 'Volta', state: 'draft' })]) });
    const { user, location } = open();
    await user.type(screen.getByLabelText('Title of the work'), 'Volta');
    saveDraft();
    await waitFor(() => expect(api.to('POST /compositions')[0]?.body).toMatchObject({ title: 'Volta' }), {
      timeout: 3000,
    });
    await waitFor(() => expect(location()).toContain(`draft=${draft.id}`));
    expect(await screen.findByText('No registered work matches. You can continue.')).toBeVisible();
    expect(screen.getByLabelText('Title of the work')).toHaveValue('Volta');
  });

  test('leaves no draft when the work is found', async () => {
    const found = aWorkRow({ id: 'd5e0c1b2-0000-4000-8000-000000000077', title: 'Volta Blues' });
    const api = anApi({ 'GET /compositions': aWorkPage([found]), 'DELETE /compositions/:id': respondWithNothing });
    const { user, location } = open();
    await fillIn(user, screen.getByLabelText('Title of the work'), 'Volta Blues');
    saveDraft();
    await waitFor(() => expect(location()).toContain(`draft=${draft.id}`), { timeout: 3000 });
    await user.click(await screen.findByRole('link', { name: 'This is the same work' }));
    await waitFor(() => expect(api.to('DELETE /compositions/:id')).toHaveLength(1));
    expect(location()).toBe(paths.compositions.details(found.id));
  });

  test.each([
    ['Volta Blues', 'Title of the work'],
    ['T-034.524.680-1', 'ISWC (optional)'],
  ])('starts with %s, which another search didn’t find', async (searched, label) => {
    const api = anApi();
    const { user, location } = open(`${route}?${new URLSearchParams({ query: searched })}`);
    expect(screen.getByLabelText(label)).toHaveValue(searched);
    expect(await screen.findByText('No registered work matches. You can continue.')).toBeVisible();
    expect(api.to('POST /compositions')).toHaveLength(0);
    await user.type(screen.getByLabelText('Title of the work'), '!');
    saveDraft();
    await waitFor(() => expect(location()).toBe(paths.compositions.continueDraft(draft.id)), { timeout: 3000 });
  });

  test('can be passed when the search does not work', async () => {
    anApi({ 'GET /repertoire/compositions': failWith(503) });
    const { user } = open();
    await user.type(screen.getByLabelText('Title of the work'), 'Volta');
    expect(await screen.findByText('You can continue without it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Volta');
  });
});

describe('a step with errors', () => {
  test('can be left, isn’t marked as complete, and shows an invalid share at its field', async () => {
    const me = aWriter({ shares: { pr: 5000, mr: 5000, sr: 0 } });
    anApi({ 'GET /compositions/:id': { ...draft, writers: [me] } });
    const { user } = resume();
    const share = await screen.findByLabelText(`Performing % of ${me.name}`);
    await user.clear(share);
    await user.type(share, 'abc');
    await user.tab();
    await waitFor(() => expect(share).toBeInvalid());
    await user.click(screen.getByRole('button', { name: 'Continue to publishers' }));
    await user.click(await screen.findByRole('button', { name: 'Continue anyway' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to recordings' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to review' }));
    await user.click(await screen.findByRole('button', { name: /^Go to field in Writers/ }));
    await waitFor(() => expect(screen.getByLabelText(`Performing % of ${me.name}`)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Back to review' }));
    await user.click(await screen.findByRole('button', { name: 'Continue anyway' }));
    expect(await screen.findByText('Before you can submit')).toBeVisible();
  });
});

describe('the draft', () => {
  test('is created while typing, put into the URL, and guarded only while unsaved', async () => {
    const api = anApi();
    const { user, host, location } = open();
    await user.type(screen.getByLabelText('Title of the work'), 'Volta{Enter}');
    const title = await screen.findByLabelText('Title');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Volta'));
    expect(await screen.findByText('Draft saved a few moments ago')).toBeVisible();
    expect(location()).toContain(`draft=${draft.id}`);
    expect(host.guardLeave).toHaveBeenLastCalledWith(false);
    await fillIn(user, title, ' Blues');
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
    saveDraft();
    await waitFor(() => expect(api.to('PUT /compositions/:id')).toHaveLength(1));
    expect(api.to('PUT /compositions/:id')[0]?.body).toMatchObject({ title: 'Volta Blues' });
    expect(api.to('POST /compositions')).toHaveLength(1);
    expect(title).toHaveValue('Volta Blues');
  });

  test('keeps the input while the API is unavailable, even over a reload, and sends it afterwards', async () => {
    const api = anApi({
      'PUT /compositions/:id': () => {
        throw networkFailure();
      },
    });
    const first = resume();
    await first.user.click(await screen.findByRole('button', { name: 'Back' }));
    await fillIn(first.user, await screen.findByLabelText('Genre (optional)'), 'Highlife');
    saveDraft();
    expect(await screen.findByText(/^Not saved\. Network error/)).toBeVisible();
    first.unmount();

    api.use({
      'GET /compositions/:id': () => {
        throw networkFailure();
      },
    });
    const second = resume();
    await second.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Genre (optional)')).toHaveValue('Highlife');

    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.use({ 'PUT /compositions/:id': stored });
    await second.user.click(retry);
    expect(await screen.findByText('Draft saved a few moments ago')).toBeVisible();
    const sent = api.to('PUT /compositions/:id').at(-1);
    expect(sent?.body).toMatchObject({ genre: 'Highlife' });
    expect(sent?.headers.get('if-match')).toBe('"3"');
  });

  test('shows both versions after a change elsewhere, and can take the other', async () => {
    const theirs = { ...draft, version: 9, title: 'Volta Greens' };
    anApi({ 'PUT /compositions/:id': failWith(412, { code: 'stale_version', current: theirs }) });
    const { user } = open(`${paths.compositions.continueDraft(draft.id)}&step=about`);
    await user.type(await screen.findByLabelText('Title'), ' in D');
    saveDraft();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Volta Blues in D');
    expect(dialog).toHaveTextContent('Volta Greens');
    expect(within(dialog).getAllByRole('button')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Use the other version' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Volta Greens'));
    expect(screen.getByText(/^Draft saved/)).toBeVisible();
  });

  test('leads to the work once it was submitted elsewhere, rather than to a second draft of it', async () => {
    const theirs = { ...draft, version: 9, state: 'awaiting_confirmation' };
    anApi({ 'PUT /compositions/:id': failWith(412, { code: 'stale_version', current: theirs }) });
    const { user } = open(`${paths.compositions.continueDraft(draft.id)}&step=about`);
    await user.type(await screen.findByLabelText('Title'), ' in D');
    saveDraft();
    expect(await screen.findByText('This work was submitted in another tab or browser')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Save as a new|Discard) draft$/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Open the composition' }));
    expect(await screen.findByText(`Elsewhere: ${paths.compositions.details(draft.id)}`)).toBeVisible();
  });

  test('that never reached the server is restored, and can be discarded', async () => {
    anApi({
      'POST /compositions': () => {
        throw networkFailure();
      },
    });
    const first = open();
    await first.user.type(screen.getByLabelText('Title of the work'), 'Volta{Enter}');
    saveDraft();
    await screen.findByText(/^Not saved\. Network error/);
    first.unmount();
    const second = open();
    expect(await screen.findByText('Your unsaved changes are back')).toBeVisible();
    expect(await screen.findByLabelText('Title')).toHaveValue('Volta');
    await second.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByLabelText('Title of the work')).toHaveValue('');
    second.unmount();
    open();
    expect(screen.queryByText('Your unsaved changes are back')).not.toBeInTheDocument();
  });

  test('that was discarded elsewhere becomes one new draft of what wasn’t saved', async () => {
    const api = anApi({
      'PUT /compositions/:id': () => {
        throw networkFailure();
      },
    });
    const first = open(`${paths.compositions.continueDraft(draft.id)}&step=about`);
    await first.user.type(await screen.findByLabelText('Title'), '!');
    saveDraft();
    await screen.findByText(/^Not saved\. Network error/);
    first.unmount();
    const newId = '01900000-0000-7000-8000-0000000000f1';
    api.use({
      'GET /compositions/:id': failWith(404),
      'POST /compositions': (request: FakeRequest) => respondWith(201, { ...stored(request), id: newId }),
    });
    const second = resume();
    await waitFor(() => expect(second.location()).toContain(newId), { timeout: 3000 });
    expect(api.to('POST /compositions')[0]?.body).toMatchObject({ title: 'Volta Blues!' });
    second.unmount();
    resume();
    expect(await screen.findByRole('heading', { name: 'Draft not found' })).toBeVisible();
  });

  test('that has reached the server by now is discarded there, not only in the form', async () => {
    const api = anApi({
      'POST /compositions': () => {
        throw networkFailure();
      },
    });
    const first = open();
    await first.user.type(screen.getByLabelText('Title of the work'), 'Volta{Enter}');
    saveDraft();
    await screen.findByText(/^Not saved\. Network error/);
    first.unmount();
    api.use({ 'POST /compositions': (request: FakeRequest) => respondWith(201, stored(request)) });
    open();
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    expect(screen.getByText('Your unsaved changes are back')).toBeVisible();
    expect(screen.queryByText(/^They weren’t sent to the society/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Discard draft' })).toBeVisible();
  });

  test('is saved at once by Save and close, and discarded after a question', async () => {
    const api = anApi({ 'DELETE /compositions/:id': respondWithNothing() });
    const { user, unmount } = open(`${paths.compositions.continueDraft(draft.id)}&step=about`);
    await user.type(await screen.findByLabelText('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Save and close' }));
    expect(await screen.findByText(`Elsewhere: ${paths.compositions.list()}`)).toBeVisible();
    expect(api.to('PUT /compositions/:id')[0]?.body).toMatchObject({ title: 'Volta Blues!' });
    unmount();

    const again = resume();
    await again.user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    await again.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }),
    );
    expect(await screen.findByText(`Elsewhere: ${paths.compositions.list()}`)).toBeVisible();
    expect(api.to('DELETE /compositions/:id')).toHaveLength(1);
  });

  test('that was submitted or doesn’t exist is reported', async () => {
    const api = anApi({ 'GET /compositions/:id': { ...draft, state: 'registered' } });
    const { unmount } = resume();
    expect(await screen.findByRole('link', { name: 'Open the composition' })).toBeVisible();
    unmount();
    api.use({ 'GET /compositions/:id': failWith(404) });
    resume();
    expect(await screen.findByRole('heading', { name: 'Draft not found' })).toBeVisible();
  });
});
