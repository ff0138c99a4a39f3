import { paths } from '@counterpoint/contract/paths';
import { NO_PUBLISHER_TERMS, type PublisherView } from '@counterpoint/domain/schemas/works';
import {
  aCoWriter,
  aWorkDetails,
  aWorkRow,
  aWriter,
  type FakeRequest,
  failWith,
  fillIn,
  respondWith,
  respondWithNothing,
  saveDraft,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anApi, draft, open, stored } from './testing/open-wizard.tsx';

const active = aWorkDetails({ title: 'Volta Blues', version: 3, genre: 'Highlife', pending_revision: null });
const begun = { ...active, revision: 2, state: 'draft' as const, version: 4 };
const amend = paths.compositions.amend(active.id);

describe('a new revision of a work', () => {
  test('gives no part to a member who only adds themselves to it', async () => {
    const others = aWorkDetails({ ...active, writers: [aCoWriter({ shares: { pr: 10_000, mr: 10_000, sr: 0 } })] });
    const writers = [...others.writers, aWriter({ is_me: true, shares: { pr: 0, mr: 0, sr: 0 } })];
    anApi({
      'GET /compositions/:id': { ...others, pending_revision: 2 },
      'GET /compositions/:id/amendment': { ...begun, writers },
    });
    open(`${amend}&step=review`);
    expect(await screen.findByText('You have no part in this work')).toBeVisible();
    expect(screen.getByText(/^To change a registered work, you need a part in it/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What happens next' })).not.toBeInTheDocument();
  });

  test('is created by the first change, and shows changes, who must confirm again, and why', async () => {
    const api = anApi({
      'GET /compositions/:id': active,
      'PUT /compositions/:id/amendment': { ...begun, version: 5 },
      'POST /compositions/:id/amendment/submission': { ...begun, state: 'awaiting_confirmation', version: 6 },
    });
    const { user, host } = open(amend);
    expect(await screen.findByText(/^You’re preparing a new revision of “Volta Blues”/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Volta Blues');
    expect(screen.queryByText('Search first')).not.toBeInTheDocument();
    expect(api.requests.filter(({ method }) => method !== 'GET')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Continue to writers' }));
    const performing = await screen.findByLabelText(/^Performing % of Ama/);
    await user.clear(performing);
    await user.type(performing, '40');
    const other = screen.getByLabelText(/^Performing % of Kwesi/);
    await user.clear(other);
    await user.type(other, '60');
    saveDraft();
    await waitFor(() => expect(api.to('PUT /compositions/:id/amendment').length).toBeGreaterThan(0));
    expect(api.to('PUT /compositions/:id/amendment')[0]?.headers.get('if-match')).toBe('"3"');

    const addWriter = screen.getByRole('combobox', { name: 'Add a writer' });
    await user.type(addWriter, 'Kofi');
    await user.click(screen.getByRole('button', { name: 'Continue to review' }));
    expect(addWriter).toHaveAccessibleDescription(/^Nothing is chosen for “Kofi”\./);
    await user.clear(addWriter);
    await user.click(screen.getByRole('button', { name: 'Continue to review' }));
    const changes = await screen.findByRole('region', { name: 'What changes' });
    expect(changes).toHaveTextContent('Registered revisionComposer and author, performing 50.00%');
    expect(changes).toHaveTextContent('New revisionComposer and author, performing 60.00%');
    expect(screen.getByRole('region', { name: 'What happens next' })).toHaveTextContent(
      /We’ll ask Kwesi Boateng to confirm/,
    );

    await user.click(screen.getByRole('button', { name: 'Submit the new revision' }));
    expect(await within(changes).findByText('Enter the reason for the change.')).toBeVisible();
    const why = within(changes).getByLabelText('Reason for the change');
    expect(why).toHaveFocus();
    await fillIn(user, why, 'The split of the band agreement.');
    await user.click(screen.getByRole('button', { name: 'Submit the new revision' }));
    expect(await screen.findByText(`Elsewhere: ${paths.compositions.details(active.id)}`)).toBeVisible();
    expect(api.to('POST /compositions/:id/amendment/submission')[0]?.body).toEqual({
      change_note: 'The split of the band agreement.',
    });
    expect(host.notify).toHaveBeenCalledWith('“Volta Blues” was submitted.', { type: 'success' });
  });

  test('asks the members of a publishing chain that gets an administrator', async () => {
    const shares = { pr: 0, mr: 0, sr: 0 };
    const { party_id, name, ipi_name_number, is_me, confirmation, confirmed_at } = aCoWriter();
    const party = { party_id, name, ipi_name_number, is_member: true, is_me, confirmation, confirmed_at };
    const publisher: PublisherView = { ...party, ...NO_PUBLISHER_TERMS, chain: 1, type: 'E', shares };
    const esi = aCoWriter({ party_id: '01900000-0000-7000-8000-0000000000e1', name: 'Esi Quartey', chains: [1] });
    const published = { ...active, writers: [aWriter(), esi], publishers: [publisher] };
    const rhine = { name: 'Rhine Verlag', party_id: '01900000-0000-7000-8000-0000000000a2', is_member: false };
    const administered = [publisher, { ...publisher, ...rhine, type: 'AM' as const }];
    anApi({
      'GET /compositions/:id': { ...published, pending_revision: 2 },
      'GET /compositions/:id/amendment': { ...begun, writers: published.writers, publishers: administered },
    });
    open(`${amend}&step=review`);
    expect(await screen.findByRole('region', { name: 'What happens next' })).toHaveTextContent(
      /We’ll ask Esi Quartey and Kwesi Boateng to confirm/,
    );
  });

  test('shows another tab’s amendment next to the input, and can overwrite it', async () => {
    const theirs = { ...begun, version: 5, genre: 'Jazz' };
    const api = anApi({
      'GET /compositions/:id': active,
      'PUT /compositions/:id/amendment': (request: FakeRequest) =>
        request.headers.get('if-match') === '"5"'
          ? { ...begun, version: 6 }
          : failWith(412, { code: 'stale_version', message: 'Changed meanwhile.', current: theirs }),
    });
    const { user } = open(amend);
    await fillIn(user, await screen.findByLabelText(/^Genre/), ' Blues');
    saveDraft();
    const dialog = await screen.findByRole('alertdialog', { name: 'This draft was changed elsewhere' });
    expect(within(dialog).getByText(/Jazz/)).toBeVisible();
    expect(within(dialog).getByText(/Highlife Blues/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
    await screen.findByText(/^Draft saved/);
    const last = api.to('PUT /compositions/:id/amendment').at(-1);
    expect(last?.headers.get('if-match')).toBe('"5"');
    expect(last?.body).toHaveProperty('genre', 'Highlife Blues');
  });

  test('keeps the reason and the marks on the way to other steps, and asks before leaving the page', async () => {
    const row = { ...aWorkRow({ title: 'Volta Blue' }), is_mine: false };
    anApi({
      'GET /compositions/:id': { ...active, pending_revision: 2, version: 4 },
      'GET /compositions/:id/amendment': { ...begun, genre: 'Jazz' },
      'POST /compositions/candidates': { items: [{ row, certainty: 'probable', why: [] }] },
    });
    const { user, host } = open(`${amend}&step=review`);
    await user.click(await screen.findByRole('checkbox', { name: /Volta Blue/ }));
    await fillIn(user, screen.getByLabelText('Reason for the change'), 'It’s jazz.');
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Back to review' }));
    expect(await screen.findByLabelText('Reason for the change')).toHaveValue('It’s jazz.');
    expect(await screen.findByRole('checkbox', { name: /Volta Blue/ })).toBeChecked();
  });

  test('says that the work changed before its submission, and is submitted again by the member', async () => {
    const current = { ...begun, version: 5, genre: 'Jazz' };
    const atNewest = (answer: object) => (request: FakeRequest) =>
      request.headers.get('if-match') === '"5"' ? answer : failWith(412, { code: 'stale_version', current });
    const api = anApi({
      'GET /compositions/:id': { ...active, pending_revision: 2, version: 4 },
      'GET /compositions/:id/amendment': { ...begun, genre: 'Jazz' },
      'PUT /compositions/:id/amendment': atNewest(current),
      'POST /compositions/:id/amendment/submission': atNewest({ ...current, state: 'registered', version: 6 }),
    });
    const { user } = open(`${amend}&step=review`);
    await fillIn(user, await screen.findByLabelText('Reason for the change'), 'It’s jazz.');
    await user.click(screen.getByRole('button', { name: 'Submit the new revision' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/wasn’t submitted.*Check it, then submit it again\.$/);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.to('POST /compositions/:id/amendment/submission')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Submit the new revision' }));
    expect(await screen.findByText(/^Elsewhere/)).toBeVisible();
  });

  test('says only that it was submitted if another tab did it first', async () => {
    const current = { ...begun, version: 5, state: 'awaiting_confirmation' as const };
    const stale = failWith(412, { code: 'stale_version', current });
    anApi({
      'GET /compositions/:id': { ...active, pending_revision: 2, version: 4 },
      'GET /compositions/:id/amendment': { ...begun, genre: 'Jazz' },
      'PUT /compositions/:id/amendment': stale,
      'POST /compositions/:id/amendment/submission': stale,
    });
    const { user } = open(`${amend}&step=review`);
    await fillIn(user, await screen.findByLabelText('Reason for the change'), 'It’s jazz.');
    await user.click(screen.getByRole('button', { name: 'Submit the new revision' }));
    expect(await screen.findByText('This work was submitted in another tab or browser')).toBeVisible();
    expect(screen.queryByText('The work wasn’t submitted')).not.toBeInTheDocument();
  });

  test('that was discarded in another tab can be started again with the values of this one', async () => {
    const shown = { ...active, pending_revision: 2, version: 4 };
    const api = anApi({
      'GET /compositions/:id': shown,
      'GET /compositions/:id/amendment': { ...begun, genre: 'Jazz' },
      'PUT /compositions/:id/amendment': (request: FakeRequest) =>
        request.headers.get('if-match') === '"5"'
          ? { ...begun, version: 6 }
          : failWith(412, {
              code: 'stale_version',
              message: 'Changed meanwhile.',
              current: { ...active, version: 5 },
            }),
    });
    const { user } = open(amend);
    await fillIn(user, await screen.findByLabelText(/^Genre/), ' Blues');
    saveDraft();
    const dialog = await screen.findByRole('alertdialog', { name: 'This draft was changed elsewhere' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
    await screen.findByText(/^Draft saved/);
    expect(api.to('PUT /compositions/:id/amendment').at(-1)?.body).toHaveProperty('genre', 'Jazz Blues');
  });

  test('can’t be submitted without changes', async () => {
    const api = anApi({ 'GET /compositions/:id': active });
    const { user } = open(`${amend}&step=review`);
    await user.click(await screen.findByRole('button', { name: 'Submit the new revision' }));
    expect(await screen.findByText(/^You haven’t changed anything yet/)).toBeVisible();
    expect(api.requests.some(({ path }) => path.includes('amendment'))).toBe(false);
  });

  test('that was begun is resumed, and its changes can be discarded', async () => {
    const api = anApi({
      'GET /compositions/:id': { ...active, pending_revision: 2, version: 4 },
      'GET /compositions/:id/amendment': { ...begun, title: 'Volta Blues in D' },
      'DELETE /compositions/:id/amendment': respondWithNothing(),
    });
    const { user } = open(amend);
    expect(await screen.findByLabelText('Title')).toHaveValue('Volta Blues in D');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard these changes?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText(`Elsewhere: ${paths.compositions.details(active.id)}`)).toBeVisible();
    expect(api.to('DELETE /compositions/:id/amendment')[0]?.headers.get('if-match')).toBe('"4"');
  });

  test.each([
    [{ is_mine: false }, /^Only the submitter can change a work/],
    [{ state: 'awaiting_confirmation' as const }, /^You can only change a registered work/],
  ])('is not for %j', async (overrides, words) => {
    anApi({ 'GET /compositions/:id': { ...active, ...overrides } });
    open(amend);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('a copy of a work', () => {
  const source = aWorkDetails({
    title: 'Makola Morning',
    genre: 'Highlife',
    creation_date: '2020-01-01',
    writers: [aWriter(), aCoWriter()],
  });

  test('is a new draft at once, without the other work’s own codes', async () => {
    const api = anApi({
      'GET /compositions/:id': source,
      'POST /compositions': (request: FakeRequest) => respondWith(201, stored(request)),
    });
    const { location } = open(paths.compositions.copy(source.id));
    expect(await screen.findByText('Copied from “Makola Morning”')).toBeVisible();
    expect(screen.getByLabelText('ISWC (optional)')).toHaveValue('');
    await waitFor(() => expect(location()).toContain(`draft=${draft.id}`));
    expect(location()).not.toContain('copy=');
    const [created] = api.to('POST /compositions');
    expect(created?.body).toMatchObject({
      title: 'Makola Morning',
      genre: 'Highlife',
      iswc: null,
      creation_date: null,
    });
    expect(created?.body).toHaveProperty('writers.length', 2);
    expect(api.to('POST /compositions')).toHaveLength(1);
  });

  test('reports a work that doesn’t exist', async () => {
    anApi({ 'GET /compositions/:id': failWith(404) });
    open(paths.compositions.copy(source.id));
    expect(await screen.findByRole('heading', { name: 'Composition not found' })).toBeVisible();
  });
});
