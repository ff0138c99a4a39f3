import { paths } from '@counterpoint/contract/paths';
import type { LineUpClaim, RecordedWork, RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import {
  aClaimOfRights,
  aContributor,
  aParty,
  aProfile,
  aRecordingDetails,
  aRepertoirePage,
  aRight,
  aWorkRow,
  type FakeRoutes,
  failWith,
  fakeApi,
  fakeHost,
  renderWithHost,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DetailsPage } from './details-page.tsx';

const recording = aRecordingDetails({
  version_title: 'Live',
  label: 'Harbour Light',
  release_title: 'Night Harbour',
  contributors: [aContributor({ performed_from: '2024-03-03', country: 'GH' })],
});
const others = aRecordingDetails({
  is_mine: false,
  is_party: false,
  contributors: [aContributor({ name: 'Kwame', is_me: false })],
  rights: [aRight({ ...aParty(), is_me: false })],
});
const waiting = aRecordingDetails({
  state: 'awaiting_confirmation',
  is_mine: false,
  awaits_my_confirmation: true,
  registered_at: null,
  confirm_by: '2026-12-20T10:00:00Z',
  rights: [aRight({ confirmation: 'invited', share: 4000 })],
});

const aWork: RecordedWork = {
  composition_id: '01900000-0000-7000-8000-000000000201',
  reference: 'GCR00128',
  title: 'Songbird',
  iswc: null,
  writers: ['Ama Kusi'],
  linked_by_name: 'Kofi Mensah',
  is_me: false,
  linked_at: '2026-11-01T10:00:00Z',
  can_unlink: true,
};

function anApi(shown: RecordingDetails, routes: FakeRoutes = {}) {
  return fakeApi({
    'GET /recordings/:id': shown,
    'GET /recordings/:id/works': { items: [aWork], can_link: true },
    'GET /recordings/:id/line-up-claims': { items: [] },
    'GET /double-claims': {
      items: [],
      total: 0,
      page: 1,
      per_page: 1,
      counts: { all: 0, needs_answer: 0, waiting: 0 },
    },
    ...routes,
  });
}

function open(shown: RecordingDetails = recording, routes: FakeRoutes = {}, search = '') {
  const api = anApi(shown, routes);
  const path = `${paths.recordings.details(shown.id)}${search}`;
  return { api, ...renderWithHost(<DetailsPage />, { route: paths.recordings.details(), path }) };
}

describe('a recording', () => {
  test('is not ready for payment when its rights cover no country', async () => {
    const territories = [{ is_included: true, territory: '2150' }];
    open({ ...recording, is_mine: true, rights: recording.rights.map((line) => ({ ...line, territories })) });
    const status = await screen.findByRole('region', { name: 'Status' });
    expect(status).toHaveTextContent('Some rights cover no country we recognise. They can’t be paid');
    expect(status).not.toHaveTextContent('ready for payment');
    expect(status).toHaveTextContent('Choose their countries.');
  });

  test('doesn’t ask the submitter to choose countries for another member’s claim', async () => {
    const claim = aClaimOfRights({ territories: [{ is_included: true, territory: '2150' }] });
    open({ ...recording, is_mine: true, rights: [...recording.rights, claim] });
    const status = await screen.findByRole('region', { name: 'Status' });
    expect(status).toHaveTextContent('Some rights cover no country we recognise. They can’t be paid');
    expect(status).not.toHaveTextContent('Choose their countries.');
  });

  test('shows a performer’s claim first to the submitter', async () => {
    const aClaim: LineUpClaim = {
      id: '01900000-0000-7000-8000-0000000000e1',
      party_id: '01900000-0000-7000-8000-0000000000e2',
      name: 'Kofi Mensah',
      is_me: false,
      category: 'non_featured',
      roles: ['drums'],
      credited_as: null,
      performed_from: null,
      performed_to: null,
      country: null,
      state: 'requested',
      answer: null,
      evidence: { kind: 'session_sheet', reference: 'Log of 3 May', statement: 'It names me on drums.' },
      created_at: '2026-03-01T09:00:00Z',
    };
    open({ ...recording, is_mine: true }, { 'GET /recordings/:id/line-up-claims': { items: [aClaim] } });
    expect(await screen.findByText('Needs your response')).toBeVisible();
    const status = screen.getByRole('region', { name: 'Status' });
    expect(status).toHaveTextContent('A performer claims a part in this recording. Confirm or reject the claim.');
    expect(status).not.toHaveTextContent('Nothing for you to do');
    const [, next] = screen.getAllByRole('region').slice(screen.getAllByRole('region').indexOf(status));
    expect(next).toHaveAccessibleName('Performers’ claims');
  });

  test('shows facts, status, performers and works', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Songbird at the Harbour (Live)' })).toBeVisible();
    for (const fact of ['The Tidewater Trio', 'ISRC GB-EMI-03-00013', '℗ 2026 Harbour Light'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Status' })).toHaveTextContent('registered and ready for payment');
    const help = screen.getByRole('link', { name: 'How recordings work' });
    expect(help).toHaveAttribute('href', paths.account.helpTopic('sound-recordings'));
    const contributors = within(screen.getByRole('region', { name: 'Performers and contributors' }));
    expect(contributors.getByText(/Lead vocals/)).toBeVisible();
    expect(contributors.getByText('Performed on 3 March 2024, in Ghana')).toBeVisible();
    const works = within(screen.getByRole('region', { name: 'Works' }));
    expect(await works.findByRole('link', { name: 'Songbird' })).toHaveAttribute(
      'href',
      paths.compositions.details(aWork.composition_id),
    );
    expect(
      within(screen.getByRole('region', { name: 'About the recording' })).getByText('Night Harbour'),
    ).toBeVisible();
  });

  test('offers a company no claim of a performance', async () => {
    anApi(others);
    const host = fakeHost({ user: aProfile({ register_as: 'corporate' }) });
    const path = paths.recordings.details(others.id);
    renderWithHost(<DetailsPage />, { route: paths.recordings.details(), path, host });
    expect(await screen.findByRole('link', { name: 'Claim rights' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'I performed on this' })).not.toBeInTheDocument();
  });

  test('offers claims to a member who is not a party', async () => {
    open(others);
    expect(await screen.findByText(/You aren’t a party to it/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Claim rights' })).toHaveAttribute(
      'href',
      paths.recordings.claim(others.id),
    );
    expect(screen.getByRole('link', { name: 'I performed on this' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Amend' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'History' })).not.toBeInTheDocument();
  });

  test('reports a recording that cannot be found', async () => {
    open(recording, { 'GET /recordings/:id': () => failWith(404) });
    expect(await screen.findByText('This recording wasn’t found')).toBeVisible();
  });

  test('reports a recording that disappeared while the page was open', async () => {
    const { api, host } = open(others);
    await screen.findByRole('heading', { level: 1 });
    api.use({ 'GET /recordings/:id': () => failWith(404) });
    host.publishChange('recordings');
    expect(await screen.findByText('You can no longer see this recording')).toBeVisible();
    expect(screen.getByText(/withdrew it after you opened it\.$/)).toBeVisible();
  });

  test('shows the error and offers to try again', async () => {
    const { user, api } = open(recording, { 'GET /recordings/:id': () => failWith(503, { message: 'Back soon.' }) });
    expect(await screen.findByText('Back soon.')).toBeVisible();
    api.use({ 'GET /recordings/:id': recording });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Songbird/ })).toBeVisible();
  });

  test('shows another member’s change', async () => {
    const { api, host } = open();
    await screen.findByRole('heading', { name: /Songbird/ });
    api.use({ 'GET /recordings/:id': { ...recording, title: 'Songbird by Night' } });
    act(() => host.publishChange('recordings'));
    expect(await screen.findByRole('heading', { name: 'Songbird by Night (Live)' })).toBeVisible();
  });
});

describe('rights that await the member’s confirmation', () => {
  test('are shown and confirmed', async () => {
    const { user, api, host } = open(waiting, { 'POST /recordings/:id/confirmation': recording });
    await user.click(await screen.findByRole('button', { name: 'Confirm my rights' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your rights' });
    expect(dialog).toHaveTextContent('40.00% as producer');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm my rights' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Your rights are confirmed.', { type: 'success' }));
    expect(api.to('POST /recordings/:id/confirmation')).toHaveLength(1);
  });

  test('are contested with a difference, shown with what goes on hold, and kept when sending fails', async () => {
    const { user, api } = open(waiting, {
      'POST /recordings/:id/contestation': () => failWith(503, { message: 'Back in a minute.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Contest' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Contest your rights' }));
    expect(dialog.getByText(/Stated: 40.00% as producer/)).toBeVisible();
    expect(dialog.getByLabelText('Share %')).toHaveValue('');
    expect(dialog.getByText(/You can only contest what differs/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Contest my rights' }));
    expect(await dialog.findAllByText(/Enter what’s wrong/)).not.toHaveLength(0);
    await user.type(dialog.getByLabelText('What’s wrong'), 'I hold all of it');
    await user.type(dialog.getByLabelText('Share %'), '100');
    expect(dialog.getByText('On hold until the case closes:')).toBeVisible();
    expect(dialog.getByText(/^60\.00%, All uses: /)).toBeVisible();
    expect(dialog.getByText(/The case is against the submitter\..+90 days to respond, until .+\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Contest my rights' }));
    expect(await dialog.findByText('Back in a minute.')).toBeVisible();
    expect(dialog.getByLabelText('What’s wrong')).toHaveValue('I hold all of it');
    expect(api.to('POST /recordings/:id/contestation')[0]?.body).toMatchObject({
      reason: 'I hold all of it',
      rights: [{ share: 10_000, role: 'producer' }],
    });
  });
});

describe('links with works', () => {
  const found = aWorkRow({ id: '01900000-0000-7000-8000-000000000202', title: 'Harbour Song' });
  const both = { items: [aWork, { ...aWork, composition_id: found.id, title: found.title }], can_link: true };

  test('are created from a search and shown', async () => {
    const { user, api } = open(recording, {
      'GET /repertoire/compositions': aRepertoirePage([{ ...found, is_mine: true, matches: [] }]),
      'POST /recordings/:id/works': both,
    });
    await user.click(await screen.findByRole('button', { name: 'Link a work' }));
    api.use({ 'GET /recordings/:id/works': both });
    await user.type(await screen.findByRole('combobox', { name: 'Search works' }), 'harbour');
    await user.click(await screen.findByRole('option', { name: /Harbour Song/ }));
    expect(await screen.findByRole('link', { name: 'Harbour Song' })).toBeVisible();
    expect(api.to('POST /recordings/:id/works')[0]?.body).toEqual({ composition_id: found.id });
  });

  test('are removed after confirmation', async () => {
    const { user, api } = open(recording, { 'DELETE /recordings/:id/works/:work': { items: [], can_link: true } });
    await user.click(await screen.findByRole('button', { name: 'Unlink Songbird' }));
    api.use({ 'GET /recordings/:id/works': { items: [], can_link: true } });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText(/No works are linked yet/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Works' })).toHaveFocus());
  });

  test('show the error and offer to try again', async () => {
    const { user, api } = open(recording, {
      'GET /recordings/:id/works': () => failWith(503, { message: 'Back soon.' }),
    });
    expect(await screen.findByText('Back soon.')).toBeVisible();
    expect(screen.queryByText(/No works are linked yet/)).not.toBeInTheDocument();
    api.use({ 'GET /recordings/:id/works': { items: [aWork], can_link: true } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Songbird' })).toBeVisible();
  });

  test('are not offered to a member who is a party to neither', async () => {
    open(others, { 'GET /recordings/:id/works': { items: [{ ...aWork, can_unlink: false }], can_link: false } });
    expect(await screen.findByRole('link', { name: 'Songbird' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Link a work' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Unlink/ })).not.toBeInTheDocument();
  });
});

test('compares two revisions line by line', async () => {
  const second = aRecordingDetails({ revision: 2, label: 'Tema Records', rights: [aRight({ share: 5000 })] });
  const revision = { author_name: 'Ama Kusi', is_me: true, created_at: '2026-10-01T10:00:00Z', submitted_at: null };
  open(second, {
    'GET /recordings/:id/revisions': {
      items: [
        {
          ...revision,
          number: 2,
          state: 'registered',
          change_note: 'New label',
          changed: ['rights'],
          registered_at: null,
        },
        { ...revision, number: 1, state: 'superseded', change_note: null, changed: [], registered_at: null },
      ],
    },
    'GET /recordings/:id/revisions/2': second,
    'GET /recordings/:id/revisions/1': aRecordingDetails({ label: 'Harbour Light' }),
  });
  // Three responses come before it.
  const table = await screen.findByRole('list', { name: 'Revision 1 compared with revision 2' });
  expect(table).toHaveTextContent(/Label.*Harbour Light.*Tema Records/);
  expect(table).toHaveTextContent(/100\.00% as producer.*50\.00% as producer/);
});
