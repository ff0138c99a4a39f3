import { paths } from '@counterpoint/contract/paths';
import { aComposer, aComposerPage, aParty, aRecordingDetails, fakeApi, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AddRightsHolderPage } from './add-rights-holder-page.tsx';
import { RightsHoldersPage } from './rights-holders-page.tsx';

const { recordings } = paths;
const label = aParty({
  name: 'Tema Records',
  kind: 'organisation',
  organisation_type: 'Record Company',
  isni: '0000000123531945',
  recordings: 2,
  works: 0,
  societies: [],
  ipi_name_number: null,
  is_member: false,
});
const band = aParty({ id: '01900000-0000-7000-8000-000000000031', name: 'The Tides', kind: 'group', works: 0 });
const isni = (isni_number: string | null) => ({
  isni_number,
  status: isni_number === null ? 'none' : 'assigned',
  updated_at: '2026-11-18T10:00:00.000Z',
});
const draft = aRecordingDetails({ state: 'draft', is_mine: true, title: 'Night Market' });

describe('the rights holders', () => {
  test('show their kind, the society’s ISNI, and the number of recordings that name them', async () => {
    fakeApi({
      'GET /rightsholders': aComposerPage([label, band]),
      [`GET /user/rightsholder_isni/${label.id}`]: isni('0000000123531945'),
      [`GET /user/rightsholder_isni/${band.id}`]: isni('0000000000000000'),
    });
    renderWithHost(<RightsHoldersPage />, { path: recordings.rightsHolders(), route: recordings.rightsHolders() });
    const list = within(await screen.findByRole('list', { name: 'Rights holders' }));
    const [first, second] = list.getAllByRole('listitem');
    if (!first || !second) throw new Error('There are two rights holders.');
    expect(within(first).getByText('Record Company')).toBeVisible();
    expect(within(first).getByText('2 recordings')).toBeVisible();
    expect(await within(first).findByText('0000 0001 2353 1945')).toBeVisible();
    expect(await within(second).findByText('pending')).toBeVisible();
    expect(within(first).getByRole('link', { name: 'Recordings of Tema Records' })).toHaveAttribute(
      'href',
      `${recordings.search()}?query=Tema+Records`,
    );
  });

  test('can be chosen for a draft recording, which continues with its rights', async () => {
    fakeApi({
      'GET /rightsholders': aComposerPage([label]),
      [`GET /user/rightsholder_isni/${label.id}`]: isni(null),
      [`GET /recordings/${draft.id}`]: draft,
    });
    const { user, location } = renderWithHost(<RightsHoldersPage />, {
      path: recordings.rightsHoldersFor(draft.id),
      route: recordings.rightsHoldersFor(),
    });
    expect(await screen.findByText('For “Night Market”')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Choose Tema Records' }));
    expect(location()).toBe(`${recordings.continueDraft(draft.id)}&step=rights&holder=${label.id}`);
  });

  test('can’t be added to a recording that awaits others', async () => {
    fakeApi({ [`GET /recordings/${draft.id}`]: { ...draft, state: 'awaiting_confirmation' } });
    renderWithHost(<RightsHoldersPage />, {
      path: recordings.rightsHoldersFor(draft.id),
      route: recordings.rightsHoldersFor(),
    });
    expect(await screen.findByRole('heading', { name: 'No one can be added to “Night Market”' })).toBeVisible();
  });

  test('can be added as a company without a type, with country and year', async () => {
    const api = fakeApi({
      'POST /rightsholders/candidates': { items: [] },
      'POST /rightsholders': aComposer({ name: 'Tema Records', kind: 'organisation' }),
    });
    const { user } = renderWithHost(<AddRightsHolderPage />, {
      path: `${recordings.addRightsHolder()}?query=Tema+Records`,
      route: recordings.addRightsHolder(),
    });
    expect(screen.getByLabelText(/^Organisation type/)).toHaveAccessibleDescription(/^Leave it empty/);
    await user.selectOptions(screen.getByLabelText(/^Country/), 'Ghana');
    await user.selectOptions(screen.getByLabelText(/^Year founded/), '1998');
    await user.click(screen.getByRole('button', { name: 'Add this rights holder' }));
    await waitFor(() => expect(api.to('POST /rightsholders')).toHaveLength(1));
    expect(api.to('POST /rightsholders')[0]?.body).toMatchObject({
      organisation_name: 'Tema Records',
      organisation_type: null,
      nationality: 'GH',
      birth_year: 1998,
    });
  });

  test('drop the country of a company when changed to a person', async () => {
    const api = fakeApi({ 'POST /rightsholders/candidates': { items: [] }, 'POST /rightsholders': aComposer({}) });
    const { user } = renderWithHost(<AddRightsHolderPage />, {
      path: `${recordings.addRightsHolder()}?query=Tema+Records`,
      route: recordings.addRightsHolder(),
    });
    await user.selectOptions(screen.getByLabelText(/^Country/), 'Northern Mariana Islands');
    await user.click(screen.getByRole('radio', { name: /person/i }));
    expect(screen.getByLabelText(/^Nationality/)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Add this rights holder' }));
    await waitFor(() => expect(api.to('POST /rightsholders')).toHaveLength(1));
    expect(api.to('POST /rightsholders')[0]?.body).toMatchObject({ kind: 'person', nationality: null });
  });

  test('can be added as a company with its type', async () => {
    const api = fakeApi({
      'POST /rightsholders/candidates': { items: [] },
      'POST /rightsholders': aComposer({ name: 'Tema Records', kind: 'organisation' }),
    });
    const { user } = renderWithHost(<AddRightsHolderPage />, {
      path: `${recordings.addRightsHolder()}?query=Tema+Records`,
      route: recordings.addRightsHolder(),
    });
    expect(screen.getByLabelText('Name of the company')).toHaveValue('Tema Records');
    await user.selectOptions(screen.getByLabelText(/^Organisation type/), 'Record Company');
    await user.click(screen.getByRole('button', { name: 'Add this rights holder' }));
    await waitFor(() => expect(api.to('POST /rightsholders')).toHaveLength(1));
    expect(api.to('POST /rightsholders')[0]?.body).toMatchObject({
      kind: 'organisation',
      organisation_name: 'Tema Records',
      organisation_type: 'Record Company',
    });
  });
});
