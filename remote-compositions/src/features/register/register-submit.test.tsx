import { paths } from '@counterpoint/contract/paths';
import {
  aComposer,
  aWorkDetails,
  aWorkPage,
  aWorkRow,
  aWriter,
  failWith,
  fillIn,
  respondWith,
  saveDraft,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anApi, draft, open, resume } from './testing/open-wizard.tsx';

const OTHER_WORK = '01900000-0000-7000-8000-000000000109';

describe('writers and shares', () => {
  test('splits evenly, undoes it, and shows the unallocated share', async () => {
    anApi();
    const { user } = resume();
    const picker = await screen.findByRole('combobox', { name: 'Add a writer' });
    await user.type(picker, 'kofi');
    await user.click(await screen.findByRole('option', { name: /Kofi Mensah/ }));
    const performing = await screen.findByLabelText('Performing % of Kofi Mensah');
    expect(performing).toHaveValue('0.00');
    expect(screen.getByText('Will be asked')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Split evenly' }));
    await waitFor(() => expect(screen.getByLabelText('Performing % of Kofi Mensah')).toHaveValue('50.00'));
    await user.click(screen.getByRole('button', { name: 'Undo the split' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Writers' })).toHaveFocus());
    await waitFor(() => expect(screen.getByLabelText('Performing % of Kofi Mensah')).toHaveValue('0.00'));

    const mine = screen.getByLabelText(/^Performing % of (?!Kofi)/);
    await user.clear(mine);
    await user.type(mine, '95');
    expect(await screen.findByText('5.00% left to allocate to writers')).toBeVisible();
    await user.tab();
    expect(mine).toHaveValue('95.00');
  });

  test('adds an unknown writer', async () => {
    const efua = aComposer({
      id: '01900000-0000-7000-8000-0000000000ef',
      name: 'Efua Sarpong',
      ipi_name_number: null,
      is_member: false,
    });
    const api = anApi({
      'GET /composers': { items: [], total: 0, page: 1, per_page: 8 },
      'POST /composers': respondWith(201, efua),
    });
    const { user } = resume();
    await fillIn(user, await screen.findByRole('combobox', { name: 'Add a writer' }), 'Efua Sarpong');
    expect(await screen.findByText('No writer matches this name or number.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a new writer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a new writer' });
    expect(within(dialog).getByLabelText('Family name, or the only name')).toHaveValue('Sarpong');
    await fillIn(user, within(dialog).getByLabelText('IPI name number (optional)'), '00241555779');
    await user.click(within(dialog).getByRole('button', { name: 'Add this writer' }));
    const problem = await within(dialog).findByRole('link', { name: /This IPI name number isn’t valid/ });
    await user.click(problem);
    expect(within(dialog).getByLabelText('IPI name number (optional)')).toHaveFocus();
    await user.clear(within(dialog).getByLabelText('IPI name number (optional)'));
    await user.click(within(dialog).getByRole('button', { name: 'Add this writer' }));
    expect(
      await screen.findByText('No IPI yet: Efua Sarpong. You can register now. The ISWC follows once it’s added.'),
    ).toBeVisible();
    expect(screen.getByText('Not a member')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Add a writer' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Add an unknown writer' }));
    expect(screen.getByText('No ISWC with an unknown writer')).toBeVisible();
    expect(screen.queryByText('An ISWC needs every writer’s IPI')).toBeNull();
    expect(api.to('POST /composers')[0]?.body).toMatchObject({ given_names: 'Efua', family_name: 'Sarpong' });
  });
});

describe('writers', () => {
  test('don’t include a new one that was cancelled before the server responded', async () => {
    const creation = Promise.withResolvers<object>();
    anApi({
      'GET /composers': { items: [], total: 0, page: 1, per_page: 8 },
      'POST /composers': () => creation.promise,
    });
    const { user } = resume();
    await fillIn(user, await screen.findByRole('combobox', { name: 'Add a writer' }), 'Efua Sarpong');
    await user.click(await screen.findByRole('button', { name: 'Add a new writer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a new writer' }));
    await user.click(dialog.getByRole('button', { name: 'Add this writer' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await act(async () => creation.resolve(respondWith(201, aComposer({ name: 'Efua Sarpong' }))));
    await expect(screen.findByLabelText('Performing % of Efua Sarpong', {}, { timeout: 300 })).rejects.toThrow();
  });

  test('who are unknown have a line, and clear the ISWC; a removed line is restored', async () => {
    const api = anApi();
    const { user } = resume();
    await user.click(await screen.findByRole('button', { name: 'Add an unknown writer' }));
    expect(screen.getByText('No ISWC with an unknown writer')).toBeVisible();
    expect(screen.getByText('Unknown')).toBeVisible();
    saveDraft();
    await waitFor(() =>
      expect(api.to('PUT /compositions/:id').at(-1)?.body).toHaveProperty('writers.1.party_id', null),
    );
    await user.click(screen.getByRole('button', { name: 'Remove Unknown writer' }));
    expect(screen.getByText('Unknown writer removed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Performing % of Unknown writer')).toHaveValue('0.00');
  });

  test('can include the member again, whose new line takes the focus', async () => {
    anApi();
    const { user } = resume();
    await user.click(await screen.findByRole('button', { name: /^Remove Ama/ }));
    await user.click(screen.getByRole('button', { name: 'Add me' }));
    expect(screen.queryByRole('button', { name: 'Add me' })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Role of Ama/)).toHaveFocus();
  });

  test('are taken from an earlier work with their shares, and given back', async () => {
    const earlier = aWorkRow({ title: 'Songbird at the Harbour' });
    const api = anApi({ 'GET /compositions': aWorkPage([{ ...earlier, id: OTHER_WORK }]) });
    const { user } = resume();
    await user.click(await screen.findByRole('button', { name: 'Copy from another work' }));
    const take = await screen.findByRole('button', { name: 'Copy from Songbird at the Harbour' });
    api.use({ 'GET /compositions/:id': aWorkDetails({ title: 'Songbird at the Harbour' }) });
    await user.click(take);
    expect(await screen.findByLabelText('Performing % of Kwesi Boateng')).toHaveValue('50.00');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Writers' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByLabelText('Performing % of Kwesi Boateng')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Performing % of Ama/)).toHaveValue('100.00');
  });

  test('stay as they are if the member closes the dialog before the earlier work is loaded', async () => {
    const earlier = aWorkRow({ title: 'Songbird at the Harbour' });
    const api = anApi({ 'GET /compositions': aWorkPage([{ ...earlier, id: OTHER_WORK }]) });
    const { user } = resume();
    await user.click(await screen.findByRole('button', { name: 'Copy from another work' }));
    const take = await screen.findByRole('button', { name: 'Copy from Songbird at the Harbour' });
    const loading = Promise.withResolvers<object>();
    api.use({ 'GET /compositions/:id': () => loading.promise });
    await user.click(take);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(async () => loading.resolve(aWorkDetails({ title: 'Songbird at the Harbour' })));
    await expect(screen.findByLabelText('Performing % of Kwesi Boateng', {}, { timeout: 300 })).rejects.toThrow();
    expect(screen.getByLabelText(/^Performing % of Ama/)).toHaveValue('100.00');
  });

  test('state which society collects each right', async () => {
    const api = anApi();
    const { user } = resume();
    await user.click(await screen.findByRole('button', { name: /^More about Ama/, expanded: false }));
    await user.selectOptions(screen.getByLabelText('Mechanical society (optional)'), 'MCPS (044)');
    saveDraft();
    await waitFor(() =>
      expect(api.to('PUT /compositions/:id').at(-1)?.body).toMatchObject({
        writers: [{ societies: { pr: null, mr: '044', sr: null } }],
      }),
    );
  });
});

describe('submitting', () => {
  const row = { ...aWorkRow({ title: 'Volta Blue' }), is_mine: false };
  const why = [{ field: 'title', given: 'Volta Blues', found: 'Volta Blue' }];
  const likely = { row, certainty: 'probable', why };
  const atReview = `${paths.compositions.continueDraft(draft.id)}&step=review`;

  test('shows everything and the next steps, and opens the work', async () => {
    const submitted = { ...draft, state: 'registered', version: 4 };
    const api = anApi({ 'POST /compositions/:id/submission': submitted });
    const { user, host } = open(atReview);
    expect(await screen.findByRole('region', { name: 'What happens next' })).toHaveTextContent(
      'registered immediately',
    );
    await user.click(screen.getByRole('button', { name: 'Submit for registration' }));
    expect(await screen.findByText(`Elsewhere: ${paths.compositions.details(draft.id)}`)).toBeVisible();
    const [request] = api.to('POST /compositions/:id/submission');
    expect(request?.headers.get('if-match')).toBe('"3"');
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    expect(host.notify).toHaveBeenCalledWith('“Volta Blues” was submitted.', { type: 'success' });
  });

  test.each([
    ['registered', { ending: { ...draft, state: 'registered', version: 4 }, says: '“Volta Blues” was submitted.' }],
    ['rejected', { ending: failWith(422, { message: 'Correct the shares.' }), says: 'Correct the shares.' }],
  ])('tells a member who has left that the work is %s, and moves them nowhere', async (_, { ending, says }) => {
    const submission = Promise.withResolvers<object>();
    const api = anApi({ 'POST /compositions/:id/submission': () => submission.promise });
    const { user, host, goTo, location } = open(atReview);
    await user.click(await screen.findByRole('button', { name: 'Submit for registration' }));
    await waitFor(() => expect(api.to('POST /compositions/:id/submission')).toHaveLength(1));
    await act(() => goTo(paths.compositions.list()));
    await act(async () => submission.resolve(ending));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith(says, expect.anything()));
    expect(location()).toBe(paths.compositions.list());
  });

  test('promises nothing to a member without a part, who can ask for the society’s review', async () => {
    const strange = { ...draft, writers: [aWriter({ is_me: false, shares: { pr: 10_000, mr: 10_000, sr: 0 } })] };
    const api = anApi({
      'GET /compositions/:id': strange,
      'GET /compositions/:id/review': respondWith(200, null),
      'POST /compositions/:id/review': strange,
    });
    const { user, host } = open(atReview);
    expect(await screen.findByText('You have no part in this work')).toBeVisible();
    expect(screen.queryByText(/registered immediately/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Submit for the society’s review' }));
    expect(await screen.findByText(`Elsewhere: ${paths.compositions.list()}`)).toBeVisible();
    expect(api.to('POST /compositions/:id/review')[0]?.headers.get('if-match')).toBe('"3"');
    expect(api.to('POST /compositions/:id/submission')).toHaveLength(0);
    const message = '“Volta Blues” is with the society for review. We’ll notify you.';
    expect(host.notify).toHaveBeenCalledWith(message, { type: 'success' });
  });

  test.each([
    ['probable duplicates to mark', { items: [likely] }, 0],
    ['the submission, if the search failed', failWith(404), 1],
  ])('waits for the search for duplicates, then shows %s', async (_, found, submissions) => {
    const search = Promise.withResolvers<object>();
    const api = anApi({
      'POST /compositions/candidates': () => search.promise,
      'POST /compositions/:id/submission': { ...draft, state: 'registered', version: 4 },
    });
    const { user } = open(atReview);
    await user.click(await screen.findByRole('button', { name: 'Submit for registration' }));
    expect(api.to('POST /compositions/:id/submission')).toHaveLength(0);
    search.resolve(found);
    const after = submissions > 0 ? /^Elsewhere/ : /^Confirm that yours is a different work/;
    expect(await screen.findByText(after)).toBeVisible();
    expect(api.to('POST /compositions/:id/submission')).toHaveLength(submissions);
  });

  test('opens the step that the server rejected, with the message in the summary and at the field', async () => {
    const details = [{ path: 'iswc', message: 'This ISWC belongs to another work.' }];
    anApi({ 'POST /compositions/:id/submission': failWith(422, { code: 'validation_failed', details }) });
    const { user } = open(atReview);
    await user.click(await screen.findByRole('button', { name: 'Submit for registration' }));
    const field = await screen.findByLabelText('ISWC (optional)');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('This ISWC belongs to another work.'));
    const link = screen.getByRole('link', { name: 'This ISWC belongs to another work.' });
    await user.click(link);
    expect(field).toHaveFocus();
    await user.tab();
    await expect(waitFor(() => expect(field).toBeValid(), { timeout: 300 })).rejects.toThrow();
    await fillIn(user, field, 'T0345246801');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(/another work/));
  });

  test('shows the other version for review once the member takes it', async () => {
    const theirs = { ...draft, version: 9, title: 'Volta Greens' };
    const stale = failWith(412, { code: 'stale_version', current: theirs });
    anApi({ 'POST /compositions/:id/submission': stale, 'PUT /compositions/:id': stale });
    const { user } = open(atReview);
    await user.click(await screen.findByRole('button', { name: 'Submit for registration' }));
    await user.click(await screen.findByRole('button', { name: 'Use the other version' }));
    expect(await screen.findAllByText('Volta Greens')).not.toHaveLength(0);
    expect(screen.queryByText('Volta Blues')).not.toBeInTheDocument();
  });

  test('doesn’t call the server while totals are wrong', async () => {
    const api = anApi({
      'GET /compositions/:id': { ...draft, writers: [aWriter({ shares: { pr: 9500, mr: 10_000, sr: 0 } })] },
    });
    const { user } = open(atReview);
    await user.click(await screen.findByRole('button', { name: 'Submit for registration' }));
    expect(await screen.findByText('5.00% left to allocate to writers')).toBeVisible();
    expect(screen.getAllByText(/95\.00%/).length).toBeGreaterThan(1);
    expect(api.to('POST /compositions/:id/submission')).toHaveLength(0);
  });
});

test('can be completed by keyboard', async () => {
  const submitted = { ...draft, state: 'registered', version: 9 };
  anApi({ 'POST /compositions/:id/submission': submitted });
  const { user } = open();
  screen.getByLabelText('Title of the work').focus();
  await user.keyboard('Volta Blues');
  await screen.findByText('No registered work matches. You can continue.');
  await user.keyboard('{Enter}');
  (await screen.findByLabelText('Title')).focus();
  await user.keyboard('{Enter}');
  const performing = await screen.findByLabelText(/^Performing % of /);
  expect(performing).toHaveValue('100.00');
  performing.focus();
  await user.keyboard('{Enter}');
  for (const step of ['Continue to recordings', 'Continue to review']) {
    (await screen.findByRole('button', { name: step })).focus();
    await user.keyboard('{Enter}');
  }
  (await screen.findByRole('button', { name: 'Submit for registration' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`Elsewhere: ${paths.compositions.details(draft.id)}`)).toBeVisible();
});
