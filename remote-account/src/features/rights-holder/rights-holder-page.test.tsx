import { paths } from '@counterpoint/contract/paths';
import type { RightsHolder, SocietyMembership } from '@counterpoint/domain/schemas/parties';
import {
  anIsniRecord,
  type FakeRoutes,
  failWith,
  fakeApi,
  fillIn,
  neverRespond,
  pretendWidth,
  renderWithHost,
  respondWith,
  respondWithNothing,
  SAMPLE_INSTANT,
} from '@counterpoint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RightsHolderPage } from './rights-holder-page.tsx';

beforeEach(() => pretendWidth(1440));

const RECORD = 'GET /user/rightsholder';
const LIST = 'GET /user/rightsholder/societies';
const nothing = { items: [], total: 0 };

function aHolder(overrides: Partial<RightsHolder> = {}): RightsHolder {
  return {
    id: '01900000-0000-7000-8000-000000000003',
    kind: 'person',
    name: 'Ama Serwaa',
    stage_names: ['Serwaa', 'DJ Ama'],
    ipi_name_number: '99900000158',
    isni: anIsniRecord(),
    works: nothing,
    recordings: nothing,
    oppositions: nothing,
    updated_at: SAMPLE_INSTANT,
    ...overrides,
  };
}

function aMembership(overrides: Partial<SocietyMembership> = {}): SocietyMembership {
  return {
    id: '01900000-0000-7000-8000-000000000501',
    version: 3,
    right: 'pr',
    society_code: '285',
    society_name: 'GHAMRO',
    territory: null,
    from: '2020-01-01',
    to: null,
    ...overrides,
  };
}

function open(api: FakeRoutes = {}, memberships: readonly SocietyMembership[] = [aMembership()]) {
  const fake = fakeApi({ [RECORD]: aHolder(), [LIST]: { items: memberships }, ...api });
  const page = { route: paths.account.rightsHolder(), path: paths.account.rightsHolder() };
  return { api: fake, ...renderWithHost(<RightsHolderPage />, page) };
}

describe('the rights holder', () => {
  test('shows names and numbers with links to change them', async () => {
    open({ [RECORD]: aHolder({ isni: anIsniRecord({ isni_number: '0000000123531945', status: 'assigned' }) }) });
    const record = within(await screen.findByRole('region', { name: 'Ama Serwaa' }));
    for (const text of ['Legal name of a person', 'Serwaa', 'DJ Ama', '0000 0001 2353 1945', 'Assigned'])
      expect(record.getByText(text)).toBeVisible();
    expect(record.getByRole('link', { name: /your profile/ })).toHaveAttribute('href', paths.account.profile());
    expect(record.getByRole('link', { name: /your identifiers/ })).toHaveAttribute(
      'href',
      paths.account.personalIdentifiers(),
    );
  });

  test('explains what is missing and what will be linked', async () => {
    const isni = anIsniRecord({ isni_number: '0000000000000000', status: 'none' });
    open({ [RECORD]: aHolder({ stage_names: [], ipi_name_number: null, isni }) });
    expect(await screen.findAllByText('None')).toHaveLength(2);
    expect(screen.getByText('No ISNI yet')).toBeVisible();
    expect(screen.queryByText(/^0000/)).toBeNull();
    expect(screen.getByText(/Works that name you appear here/)).toBeVisible();
    expect(screen.getByText(/Recordings you registered/)).toBeVisible();
    expect(screen.getByText('You have no cases yet.')).toBeVisible();
  });

  test('shows only the lists of areas that the person’s role includes', async () => {
    open({ [RECORD]: aHolder({ works: null, oppositions: null }) });
    expect(await screen.findByRole('region', { name: 'Sound recordings 0' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Works/ })).toBeNull();
  });

  test('announces that it’s loading', async () => {
    open({ [RECORD]: neverRespond, [LIST]: neverRespond });
    expect(await screen.findByText('Loading your record')).toBeInTheDocument();
    expect(screen.getByText('Loading your societies')).toBeInTheDocument();
  });

  test('shows why it failed to load, next to the societies', async () => {
    const { user, api } = open({ [RECORD]: () => failWith(503, { message: 'Back in a minute.' }) });
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: /GHAMRO/ })).toBeVisible();
    api.use({ [RECORD]: aHolder() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Ama Serwaa' })).toBeVisible();
  });

  test('follows a change made elsewhere', async () => {
    const { api, host } = open();
    await screen.findByRole('region', { name: 'Ama Serwaa' });
    api.use({ [RECORD]: aHolder({ name: 'Amma Serwaa' }) });
    act(() => host.publishChange('profile'));
    expect(await screen.findByRole('region', { name: 'Amma Serwaa' })).toBeVisible();
  });
});

describe('the societies', () => {
  test('list right, territory and period, and which have ended', async () => {
    open({}, [
      aMembership(),
      aMembership({
        id: '01900000-0000-7000-8000-000000000502',
        right: 'mr',
        society_code: null,
        society_name: 'Ankobra',
        territory: 'NG',
        from: null,
        to: '2019-12-31',
      }),
    ]);
    const [, first, second] = await screen.findAllByRole('row');
    for (const text of ['GHAMRO', '285', 'Performing', 'World', 'Since 1 January 2020'])
      expect(first).toHaveTextContent(text);
    for (const text of ['Ankobra', 'Ended', 'Mechanical', 'Nigeria', 'Until 31 December 2019'])
      expect(second).toHaveTextContent(text);
  });

  test('appear as cards on a phone', async () => {
    pretendWidth(390);
    open();
    const list = within(await screen.findByRole('list', { name: 'Your society memberships' }));
    expect(list.getByText('Performing · World')).toBeVisible();
    expect(list.getByRole('button', { name: 'Change GHAMRO, Performing' })).toBeVisible();
  });

  test('show why they failed to load, next to the record', async () => {
    open({ [LIST]: () => failWith(500, { message: 'Not now.' }) });
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Ama Serwaa' })).toBeVisible();
  });

  test('can be added to an empty list', async () => {
    const added = aMembership({ right: 'mr', territory: 'GH' });
    const { user, api, host } = open({ 'POST /user/rightsholder/societies': () => respondWith(201, added) }, []);
    await user.click(await screen.findByRole('button', { name: 'Add a membership' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a membership' }));
    await user.selectOptions(dialog.getByLabelText('Society'), 'GHAMRO (Ghana)');
    await user.click(dialog.getByRole('radio', { name: 'Mechanical' }));
    await user.selectOptions(dialog.getByLabelText('Territory'), 'Ghana');
    await fillIn(user, dialog.getByLabelText(/From/), '2020-01-01');
    api.use({ [LIST]: { items: [added] } });
    await user.click(dialog.getByRole('button', { name: 'Add membership' }));
    expect(await screen.findByRole('rowheader', { name: /GHAMRO/ })).toBeVisible();
    expect(host.notify).toHaveBeenCalledWith('Membership added.', { type: 'success' });
    const sent = api.to('POST /user/rightsholder/societies')[0];
    expect(sent?.body).toEqual({
      right: 'mr',
      society_code: '285',
      society_name: null,
      territory: 'GH',
      from: '2020-01-01',
      to: null,
    });
    expect(sent?.headers.get('idempotency-key')).toMatch(/.{36}/);
  });

  test('can be entered by name', async () => {
    const { user, api } = open({ 'POST /user/rightsholder/societies': () => respondWith(201, aMembership()) }, []);
    await user.click(await screen.findByRole('button', { name: 'Add a membership' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add membership' }));
    const wrong = within(await dialog.findByRole('alert'));
    expect(wrong.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Choose a right.',
      'Choose a society, or enter its name if it isn’t in the list.',
    ]);
    await user.selectOptions(dialog.getByLabelText('Society'), 'Another society');
    await fillIn(user, dialog.getByLabelText('Name of the society'), 'Ankobra');
    await user.click(dialog.getByRole('radio', { name: 'Performing' }));
    await user.click(dialog.getByRole('button', { name: 'Add membership' }));
    await waitFor(() =>
      expect(api.to('POST /user/rightsholder/societies')[0]?.body).toMatchObject({
        society_code: null,
        society_name: 'Ankobra',
      }),
    );
  });

  test('keep the entries when Escape is pressed; only Cancel discards them', async () => {
    const { user, host } = open({}, []);
    await user.click(await screen.findByRole('button', { name: 'Add a membership' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Society'), 'PRS (United Kingdom)');
    await user.keyboard('{Escape}');
    expect(await dialog.findByText('Your changes haven’t been sent yet.')).toBeVisible();
    expect(dialog.getByLabelText('Society')).toHaveDisplayValue('PRS (United Kingdom)');
    expect(host.guardLeave).toHaveBeenLastCalledWith(true);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.guardLeave).toHaveBeenLastCalledWith(false);
  });

  test('show an overlap at its field and keep the entries, which are a new request once corrected', async () => {
    const message = 'GHAMRO covers this right there in that time already.';
    const refusal = { code: 'membership_overlaps', message, details: [{ path: 'from', message }] };
    const { user, api } = open({ 'POST /user/rightsholder/societies': () => failWith(409, refusal) });
    await user.click(await screen.findByRole('button', { name: 'Add a membership' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Society'), 'PRS (United Kingdom)');
    await user.click(dialog.getByRole('radio', { name: 'Performing' }));
    await user.click(dialog.getByRole('button', { name: 'Add membership' }));
    expect(await dialog.findByRole('link', { name: message })).toBeVisible();
    expect(dialog.getByLabelText('Society')).toHaveDisplayValue('PRS (United Kingdom)');
    await user.click(dialog.getByRole('radio', { name: 'Mechanical' }));
    await user.click(dialog.getByRole('button', { name: 'Add membership' }));
    await waitFor(() => expect(api.to('POST /user/rightsholder/societies')).toHaveLength(2));
    const keys = api.to('POST /user/rightsholder/societies').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('are changed by version; a conflicting change is shown', async () => {
    const stored = aMembership({ version: 4, to: '2025-06-30' });
    const { user, api } = open({
      'PUT /user/rightsholder/societies/:id': () => failWith(412, { code: 'stale_version', current: stored }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change GHAMRO, Performing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change membership' }));
    await fillIn(user, dialog.getByLabelText(/^To/), '2025-12-31');
    await user.click(dialog.getByRole('button', { name: 'Save membership' }));
    expect(await dialog.findByText(/1 January 2020 to 30 June 2025/)).toBeVisible();
    expect(dialog.getByLabelText(/^To/)).toHaveValue('2025-12-31');
    api.use({ 'PUT /user/rightsholder/societies/:id': aMembership({ version: 5 }) });
    await user.click(dialog.getByRole('button', { name: 'Save membership' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const versions = api.to('PUT /user/rightsholder/societies/:id').map(({ headers }) => headers.get('if-match'));
    expect(versions).toEqual(['"3"', '"4"']);
  });

  test('are removed after confirmation', async () => {
    const { user, api } = open({ 'DELETE /user/rightsholder/societies/:id': () => respondWithNothing() });
    await user.click(await screen.findByRole('button', { name: 'Remove GHAMRO, Performing' }));
    expect(await screen.findByText(/add its last day instead/)).toBeVisible();
    api.use({ [LIST]: { items: [] } });
    await user.click(screen.getByRole('button', { name: 'Remove membership' }));
    expect(await screen.findByText('No societies yet')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Societies' })).toHaveFocus());
    expect(api.to('DELETE /user/rightsholder/societies/:id')[0]?.headers.get('if-match')).toBe('"3"');
  });

  test('are removed if only the response to the first removal was lost', async () => {
    const DELETE = 'DELETE /user/rightsholder/societies/:id';
    const { user, api, host } = open({ [DELETE]: failWith(500, { code: 'internal' }) });
    await user.click(await screen.findByRole('button', { name: 'Remove GHAMRO, Performing' }));
    await user.click(await screen.findByRole('button', { name: 'Remove membership' }));
    expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toBeVisible();
    api.use({ [DELETE]: failWith(404, { code: 'not_found' }), [LIST]: { items: [] } });
    await user.click(screen.getByRole('button', { name: 'Remove membership' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(host.notify).toHaveBeenCalledWith('Membership removed.', { type: 'success' });
  });

  test('that were changed elsewhere are shown as they are now before they can be removed', async () => {
    const DELETE = 'DELETE /user/rightsholder/societies/:id';
    const message = 'It was changed meanwhile.';
    const { user, api, host } = open({ [DELETE]: failWith(412, { code: 'stale_version', message }) });
    await user.click(await screen.findByRole('button', { name: 'Remove GHAMRO, Performing' }));
    api.use({ [LIST]: { items: [aMembership({ version: 4, to: '2025-06-30' })] } });
    await user.click(await screen.findByRole('button', { name: 'Remove membership' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(host.notify).toHaveBeenCalledWith(message, { type: 'error' });
    expect(await screen.findByText(/30 June 2025/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove GHAMRO, Performing' }));
    await user.click(await screen.findByRole('button', { name: 'Remove membership' }));
    await waitFor(() => expect(api.to(DELETE).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']));
  });
});
