import { paths } from '@counterpoint/contract/paths';
import type { IsniApplication, IsniRecord } from '@counterpoint/domain/schemas/parties';
import { ISNI_STATUSES } from '@counterpoint/domain/states';
import { isniStatus } from '@counterpoint/kit/page';
import {
  anIsniApplication,
  anIsniRecord,
  anOfferedCandidate,
  type FakeRoutes,
  failWith,
  fakeApi,
  renderWithHost,
  respondWithNothing,
  someIdentifiers,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { IdentifiersPage } from './identifiers-page.tsx';

const NUMBER = '0000000123531945';

function anApi(record: Partial<IsniRecord>, applications: IsniApplication[] = [], more: FakeRoutes = {}) {
  return fakeApi({
    'GET /user/user_isni': anIsniRecord(record),
    'GET /isni-applications': { items: applications },
    'GET /user/identifiers': someIdentifiers(),
    'GET /party-claims': { items: [] },
    ...more,
  });
}

function open() {
  const path = paths.account.personalIdentifiers();
  return renderWithHost(<IdentifiersPage />, { route: path, path });
}

describe('the ISNI', () => {
  test('is explained when missing, with both ways to get one', async () => {
    anApi({ status: 'none' });
    open();
    expect(await screen.findByText('No ISNI yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply for an ISNI' })).toHaveAttribute(
      'href',
      paths.account.isniApplication(),
    );
    expect(screen.getByRole('link', { name: 'I already have one' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'History of your application' })).toBeNull();
  });

  test.each([
    ['none', 'It’s waiting for your application.'],
    ['submitted', 'It’s waiting for the society to review your application.'],
    ['possible_match', 'It’s waiting for your answer.'],
    ['claimed_existing', 'It’s waiting for the society to verify the number you claimed.'],
  ] as const)('explains the pending badge of the status “%s” and what it waits for', async (status, waitsFor) => {
    anApi({ status, isni_number: '0000000000000000' });
    open();
    const card = await screen.findByRole('region', { name: 'ISNI' });
    expect(card).toHaveTextContent(`“Pending” next to the bell means that you don’t have an ISNI yet. ${waitsFor}`);
    expect(within(card).queryByText('0000 0000 0000 0000')).not.toBeInTheDocument();
  });

  test('is shown in groups of four and copied without spaces', async () => {
    anApi({ status: 'assigned', isni_number: NUMBER });
    const { user, host } = open();
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    expect(await screen.findByText('0000 0001 2353 1945')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy number' }));
    expect(copied).toEqual([NUMBER]);
    expect(host.notify).toHaveBeenCalledWith('Number copied.', { type: 'success' });
    expect(screen.queryByRole('link', { name: 'Apply for an ISNI' })).toBeNull();
  });

  test.each(ISNI_STATUSES)('explains the status “%s” and what happens next', async (status) => {
    anApi({ status });
    open();
    const card = await screen.findByRole('region', { name: 'ISNI' });
    const { meaning, next } = isniStatus(status);
    expect(within(card).getByText(meaning)).toBeVisible();
    expect(within(card).getByText(next)).toBeVisible();
  });

  test('updates after a decision of the society', async () => {
    const api = anApi({ status: 'in_review' }, [anIsniApplication({ state: 'in_review' })]);
    const { host } = open();
    expect(await screen.findAllByText('In review')).not.toEqual([]);
    api.use({ 'GET /user/user_isni': anIsniRecord({ status: 'assigned', isni_number: NUMBER }) });
    host.publishChange('profile');
    expect(await screen.findByText('0000 0001 2353 1945')).toBeVisible();
  });

  test('retries after it failed to load', async () => {
    const api = anApi({}, [], { 'GET /isni-applications': () => failWith(503, { message: 'Back in a minute.' }) });
    const { user } = open();
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
    api.use({ 'GET /isni-applications': { items: [] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Apply for an ISNI' })).toBeVisible();
  });
});

describe('an application', () => {
  test('can be continued while it’s a draft', async () => {
    anApi({ status: 'draft' }, [anIsniApplication()]);
    open();
    expect(await screen.findByRole('link', { name: 'Continue your draft' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
  });

  test('shows the society’s question and its history', async () => {
    const pending = anIsniApplication({
      state: 'more_info_needed',
      question: 'Which band was it?',
      events: [
        ...anIsniApplication().events,
        {
          id: '01900000-0000-7000-8000-000000000712',
          at: '2026-11-20T13:00:00.000Z',
          by: 'society',
          from: 'submitted',
          to: 'more_info_needed',
          note: 'Which band was it?',
        },
      ],
    });
    anApi({ status: 'more_info_needed' }, [pending]);
    open();
    expect(await screen.findByText('The society needs more information')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer and submit again' })).toBeVisible();
    const history = screen.getByRole('region', { name: 'History of your application' });
    const steps = within(history).getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent(/More information requested.*Which band was it\?.*The society/);
    expect(steps[1]).toHaveTextContent(/Application started.*You/);
  });

  test('shows why it was rejected', async () => {
    anApi({ status: 'rejected' }, [anIsniApplication({ state: 'rejected', reason: 'No public work yet' })]);
    open();
    expect(await screen.findByText('No public work yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply for an ISNI' })).toBeVisible();
  });

  test('is withdrawn after confirmation, with its version', async () => {
    const sent = anIsniApplication({ state: 'submitted', version: 4 });
    const api = anApi({ status: 'submitted' }, [sent], {
      'POST /isni-applications/:id/withdrawal': { ...sent, state: 'withdrawn' },
    });
    const { user, host } = open();
    await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Application withdrawn.', { type: 'success' }));
    expect(api.to('POST /isni-applications/:id/withdrawal')[0]?.headers.get('if-match')).toBe('"4"');
  });
});

test('an open application can be withdrawn after a merge that added an ISNI', async () => {
  anApi({ status: 'assigned', isni_number: NUMBER }, [anIsniApplication({ state: 'submitted' })]);
  open();
  expect(await screen.findByText('0000 0001 2353 1945')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Withdraw application' })).toBeVisible();
});

describe('records that may be the member’s', () => {
  const pending = anIsniApplication({
    state: 'possible_match',
    version: 5,
    candidates: [
      anOfferedCandidate(),
      anOfferedCandidate({ id: '01900000-0000-7000-8000-000000000722', name: 'A. Serwaa' }),
      anOfferedCandidate({ id: '01900000-0000-7000-8000-000000000723', name: 'Gone', answer: 'not_me' }),
    ],
  });
  const ANSWERS = 'POST /isni-applications/:id/answers';

  test('are compared with the application, except answered ones', async () => {
    anApi({ status: 'possible_match' }, [pending]);
    open();
    const record = await screen.findByRole('article', { name: 'Ama S.' });
    expect(record).toHaveTextContent('Kente Nights');
    expect(record).toHaveTextContent('Songbird at the Harbour');
    expect(record).toHaveTextContent('9990 0000 0000 002X');
    expect(screen.queryByRole('article', { name: 'Gone' })).toBeNull();
  });

  test('accept “not me” at once and “this is me” after confirmation', async () => {
    const api = anApi({ status: 'possible_match' }, [pending], { [ANSWERS]: pending });
    const { user } = open();
    const other = await screen.findByRole('article', { name: 'A. Serwaa' });
    await user.click(within(other).getByRole('button', { name: 'Not me' }));
    await waitFor(() => expect(api.to(ANSWERS)).toHaveLength(1));
    expect(api.to(ANSWERS)[0]?.body).toEqual({ candidate: '01900000-0000-7000-8000-000000000722', is_me: false });
    const record = screen.getByRole('article', { name: 'Ama S.' });
    await user.click(within(record).getByRole('button', { name: 'This is me' }));
    await user.click(screen.getByRole('button', { name: 'Yes, this is me' }));
    await waitFor(() => expect(api.to(ANSWERS)).toHaveLength(2));
    expect(api.to(ANSWERS)[1]?.body).toEqual({ candidate: '01900000-0000-7000-8000-000000000721', is_me: true });
  });

  test('reload when another answer came first', async () => {
    const api = anApi({ status: 'possible_match' }, [pending], {
      [ANSWERS]: () => failWith(412, { message: 'This was changed in the meantime.', current: pending }),
    });
    const { user, host } = open();
    const record = await screen.findByRole('article', { name: 'A. Serwaa' });
    api.use({ 'GET /isni-applications': { items: [anIsniApplication({ state: 'in_review' })] } });
    await user.click(within(record).getByRole('button', { name: 'Not me' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(host.notify).toHaveBeenCalledWith('This was changed in the meantime.', { type: 'error' });
  });
});

test('shows the IPI name number with its history', async () => {
  anApi({});
  open();
  const card = await screen.findByRole('region', { name: 'IPI name number' });
  expect(within(card).getAllByText(/999000001\s?58|99900000158/)[0]).toBeVisible();
  expect(card).toHaveTextContent('entered when you joined');
  expect(within(card).getByRole('link', { name: 'Change it in your profile' })).toHaveAttribute(
    'href',
    paths.account.profile(),
  );
});

describe('a claimed record', () => {
  const CLAIM = {
    id: '01900000-0000-7000-8000-000000000001',
    basis: 'ipi_name_number',
    number: '00052210040',
    state: 'open',
    created_at: '2026-11-20T10:00:00.000Z',
    decided_at: null,
    reason: null,
    can_request_code: false,
    code_expires_at: null,
  };
  const act = (action: string) => `POST /party-claims/${CLAIM.id}/${action}` as const;
  const claiming = (change: object = {}, more: FakeRoutes = {}) =>
    anApi({ status: 'none' }, [], { 'GET /party-claims': { items: [{ ...CLAIM, ...change }] }, ...more });

  test('is being checked, can be withdrawn, and needs nothing else', async () => {
    const api = claiming({}, { [act('withdrawal')]: respondWithNothing });
    const { user, host } = open();
    const card = within(await screen.findByRole('region', { name: 'A record with your number' }));
    expect(card.getByText('Being checked')).toBeVisible();
    expect(card.getByText(/You don’t have to do anything/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Email a code' })).toBeNull();
    await user.click(card.getByRole('button', { name: 'Withdraw claim' }));
    api.use({ 'GET /party-claims': { items: [{ ...CLAIM, state: 'withdrawn' }] } });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw claim' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'A record with your number' })).toBeNull());
    expect(host.notify).toHaveBeenCalledWith('Claim withdrawn.', { type: 'success' });
  });

  test('is confirmed by a code that is emailed to the contact on file', async () => {
    const api = claiming(
      { can_request_code: true },
      {
        [act('codes')]: respondWithNothing,
        [act('confirmation')]: () =>
          failWith(422, { message: 'Check.', details: [{ path: 'code', message: 'This code is wrong.' }] }),
      },
    );
    const { user } = open();
    const send = await screen.findByRole('button', { name: 'Email a code' });
    const withCode = { ...CLAIM, can_request_code: true, code_expires_at: '2026-11-20T11:00:00.000Z' };
    api.use({ 'GET /party-claims': { items: [withCode] } });
    await user.click(send);
    await user.type(await screen.findByLabelText('Code'), 'abcd-efg{Enter}');
    expect(await screen.findAllByText('Enter the 8 characters of the code.')).not.toHaveLength(0);
    await user.type(screen.getByLabelText('Code'), 'h{Enter}');
    expect(await screen.findAllByText('This code is wrong.')).not.toHaveLength(0);
    expect(api.to(act('confirmation'))[0]?.body).toEqual({ code: 'ABCDEFGH' });
    api.use({ [act('confirmation')]: respondWithNothing, 'GET /party-claims': { items: [] } });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'A record with your number' })).toBeNull());
  });

  test('is shown while it’s open, even if a newer one was decided', async () => {
    const newer = { ...CLAIM, id: '01900000-0000-7000-8000-000000000002', state: 'withdrawn' };
    anApi({ status: 'none' }, [], { 'GET /party-claims': { items: [newer, CLAIM] } });
    open();
    expect(await screen.findByText('Being checked')).toBeVisible();
  });

  test('shows why it was refused', async () => {
    claiming({ state: 'refused', reason: 'The papers are of another person.' });
    open();
    expect(await screen.findByText('The papers are of another person.')).toBeVisible();
  });
});
