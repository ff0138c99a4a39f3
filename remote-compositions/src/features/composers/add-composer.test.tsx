// cspell:ignore boatengg
import { paths } from '@counterpoint/contract/paths';
import {
  aComposer,
  aComposerPage,
  aDraft,
  aParty,
  type FakeRoutes,
  failWith,
  fakeApi,
  fillIn,
  renderWithHost,
  respondWith,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AddComposerPage } from './add-composer-page.tsx';
import { FindComposerPage } from './find-composer-page.tsx';

const { compositions } = paths;
const find = (query = '') =>
  renderWithHost(<FindComposerPage />, {
    route: compositions.findComposer(),
    path: `${compositions.findComposer()}${query}`,
  });
const add = (query = '') =>
  renderWithHost(<AddComposerPage />, {
    route: compositions.addComposer(),
    path: `${compositions.addComposer()}${query}`,
  });

const kwesi = aParty();
const mine = aComposer({
  id: '01900000-0000-7000-8000-000000000032',
  name: 'Efua Sarpong',
  given_names: 'Efua',
  family_name: 'Sarpong',
  ipi_name_number: null,
  is_member: false,
  can_change: true,
  version: 2,
  my_details: { birth_year: 1961, nationality: 'GH' },
});

const anApi = (routes: FakeRoutes = {}) =>
  fakeApi({
    'GET /composers': aComposerPage([kwesi]),
    'GET /composers/:id': mine,
    'POST /composers/candidates': { items: [] },
    'POST /composers': respondWith(201, mine),
    ...routes,
  });

describe('the search before adding', () => {
  test('offers the matches and a way to add someone else', async () => {
    const api = anApi();
    const { user, location } = find();
    expect(screen.getByRole('heading', { name: 'Who do you want to add?' })).toBeVisible();
    await fillIn(user, screen.getByRole('searchbox'), 'boateng');
    expect(await screen.findByRole('link', { name: 'None of these: add a new composer' })).toHaveAttribute(
      'href',
      `${compositions.addComposer()}?query=boateng`,
    );
    expect(api.requests.at(-1)?.query).toMatchObject({ query: 'boateng', filter: 'all' });
    await user.click(screen.getByRole('button', { name: 'This is them: Kwesi Boateng' }));
    expect(location()).toBe(`${compositions.composers()}?filter=all&query=99900000256`);
  });

  test('continues to the form if nothing is found', async () => {
    anApi({ 'GET /composers': aComposerPage([]) });
    find('?query=Efua+Sarpong');
    expect(await screen.findByRole('link', { name: 'Add a new composer' })).toHaveAttribute(
      'href',
      `${compositions.addComposer()}?query=Efua+Sarpong`,
    );
  });
});

describe('adding', () => {
  test('starts with the search text, and sends the input', async () => {
    const api = anApi();
    const { user, host, location } = add('?query=Efua+Sarpong');
    expect(screen.getByLabelText(/Given names/)).toHaveValue('Efua');
    expect(screen.getByLabelText('Family name, or the only name')).toHaveValue('Sarpong');
    await fillIn(user, screen.getByLabelText('Name 1'), 'Queen E');
    await user.selectOptions(screen.getByLabelText('Performing'), 'GHAMRO (Ghana)');
    await user.selectOptions(screen.getByLabelText(/Year of birth/), '1961');
    await user.click(screen.getByRole('button', { name: 'Add this composer' }));
    expect(await screen.findByText(/Elsewhere/)).toBeVisible();
    expect(api.to('POST /composers')[0]?.body).toMatchObject({
      kind: 'person',
      given_names: 'Efua',
      family_name: 'Sarpong',
      organisation_name: null,
      stage_names: ['Queen E'],
      societies: { pr: '285', mr: null, sr: null },
      birth_year: 1961,
      different_from: [],
    });
    expect(host.notify).toHaveBeenCalledWith('Efua Sarpong is added.', { type: 'success' });
    expect(location()).toBe(`${compositions.composers()}?filter=all&query=Efua+Sarpong`);
  });

  test('lists a problem of another name above the form, with a link to its line', async () => {
    const api = anApi();
    const { user } = add('?query=Efua+Sarpong');
    const line = screen.getByLabelText('Name 1');
    await user.click(line);
    await user.paste('x'.repeat(61));
    await user.click(screen.getByRole('button', { name: 'Add this composer' }));
    await user.click(await screen.findByRole('link', { name: 'Use at most 60 characters.' }));
    expect(line).toHaveFocus();
    expect(api.to('POST /composers')).toHaveLength(0);
  });

  test('shows each problem that the API finds, at its line or above the form', async () => {
    const details = [
      { path: 'stage_names.0', message: 'This name is too long.' },
      { path: 'different_from.0', message: 'Choose a party from the list.' },
    ];
    anApi({ 'POST /composers': failWith(422, { code: 'validation_failed', message: 'Check the fields.', details }) });
    const { user } = add('?query=Kwesi');
    await user.type(screen.getByLabelText('Name 1'), 'KB');
    await user.click(screen.getByRole('button', { name: 'Add this composer' }));
    expect(await screen.findByText('Choose a party from the list.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'This name is too long.' })).toBeVisible();
  });

  test('recognises a number, and a group’s name as one name', async () => {
    const api = anApi();
    const { user } = add('?query=99900000158');
    expect(screen.getByLabelText(/IPI name number/)).toHaveValue('99900000158');
    await user.selectOptions(screen.getByLabelText(/^Nationality/), 'GH');
    await user.click(screen.getByRole('radio', { name: /A group/ }));
    // Asking either gives the same result.
    expect(screen.getByLabelText(/^Nationality/)).toHaveValue('GH');
    expect(screen.queryByLabelText(/Year of birth/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add this composer' }));
    expect(await screen.findByRole('link', { name: 'Enter the name.' })).toBeVisible();
    await fillIn(user, screen.getByLabelText('Name of the group'), 'Volta Voices');
    await user.click(screen.getByRole('button', { name: 'Add this composer' }));
    expect(await screen.findByText(/Elsewhere/)).toBeVisible();
    expect(api.to('POST /composers')[0]?.body).toMatchObject({ kind: 'group', organisation_name: 'Volta Voices' });
  });

  test('shows possible matches while typing, and adds once each is ruled out', async () => {
    const candidate = { composer: kwesi, why: 'spelling', is_certain: false };
    const api = anApi({ 'POST /composers/candidates': { items: [candidate] } });
    const { user } = add('?query=Kwesi+Boatengg');
    const known = await screen.findByRole('region', { name: 'Already known' });
    expect(within(known).getByText('Similar name')).toBeVisible();
    api.use({
      'POST /composers': failWith(409, {
        code: 'possible_duplicates',
        message: 'Someone of a like name is known already.',
        current: { items: [candidate] },
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Add this composer' }));
    expect(await screen.findByText('A similar party already exists')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Kwesi Boateng is someone else' })).toBeInvalid();
    await user.click(screen.getByRole('checkbox', { name: 'Kwesi Boateng is someone else' }));
    api.use({ 'POST /composers': respondWith(201, mine) });
    await user.click(screen.getByRole('button', { name: 'Add this composer' }));
    expect(await screen.findByText(/Elsewhere/)).toBeVisible();
    expect(api.to('POST /composers').at(-1)?.body).toMatchObject({ different_from: [kwesi.id] });
  });

  test('names the composer who has the number, and links to them', async () => {
    const message = 'This number already belongs to Kwesi Boateng. Search for it and choose them.';
    anApi({
      'POST /composers': failWith(409, {
        code: 'party_exists',
        message,
        details: [{ path: 'ipi_name_number', message }],
        current: kwesi,
      }),
    });
    const { user, location } = add('?query=Kwesi');
    await user.click(screen.getByRole('button', { name: 'Add this composer' }));
    expect(await screen.findByText('Has this IPI name number')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'This is them: Kwesi Boateng' }));
    expect(location()).toBe(`${compositions.composers()}?filter=all&query=99900000256`);
  });

  test('keeps the input when sending fails, and asks before it is lost', async () => {
    anApi({ 'POST /composers': failWith(503, { message: 'Back in a minute.' }) });
    const { user, host } = add();
    await fillIn(user, screen.getByLabelText('Family name, or the only name'), 'Quartey');
    await user.click(screen.getByRole('button', { name: 'Add this composer' }));
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
    expect(screen.getByLabelText('Family name, or the only name')).toHaveValue('Quartey');
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
  });

  test('for a composition leads back to it with the new one attached', async () => {
    const draft = aDraft({ title: 'Volta Blues' });
    anApi({ 'GET /compositions/:id': draft });
    const { user, location } = renderWithHost(<AddComposerPage />, {
      route: compositions.addComposerFor(),
      path: `${compositions.addComposerFor(draft.id)}?query=Efua+Sarpong`,
    });
    await user.click(await screen.findByRole('button', { name: 'Add to the work' }));
    expect(await screen.findByText(/Elsewhere/)).toBeVisible();
    expect(location()).toBe(`${compositions.continueDraft(draft.id)}&step=writers&writer=${mine.id}`);
  });
});

describe('correcting', () => {
  test('sends the version that was shown, and shows another member’s changes', async () => {
    const theirs = { ...mine, name: 'Efua Sarpong-Duah', family_name: 'Sarpong-Duah', version: 3 };
    const api = anApi({
      'PUT /composers/:id': failWith(412, { code: 'stale_version', message: 'Changed.', current: theirs }),
    });
    const { user } = add(`?edit=${mine.id}`);
    const name = await screen.findByLabelText('Family name, or the only name');
    expect(screen.getByLabelText(/Year of birth/)).toHaveValue('1961');
    await user.clear(name);
    await fillIn(user, name, 'Sarpong-Addo');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Saved version: Efua Sarpong-Duah/)).toBeVisible();
    expect(name).toHaveValue('Sarpong-Addo');
    api.use({ 'PUT /composers/:id': { ...theirs, version: 4 } });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Elsewhere/)).toBeVisible();
    expect(api.to('PUT /composers/:id').map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"3"']);
  });

  test('is rejected if others use the composer', async () => {
    anApi({ 'GET /composers/:id': { ...mine, can_change: false } });
    add(`?edit=${mine.id}`);
    expect(await screen.findByRole('heading', { name: 'You can’t correct Efua Sarpong here' })).toBeVisible();
  });
});
