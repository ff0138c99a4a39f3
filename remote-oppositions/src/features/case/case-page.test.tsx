// cspell:ignore responseby
import { paths } from '@counterpoint/contract/paths';
import {
  aCaseDetails,
  aCaseEvent,
  aCaseLine,
  aCaseParty,
  aWorkDetails,
  CLAIMED_LINES,
  failWith,
  neverRespond,
  pretendWidth,
} from '@counterpoint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { openCase } from './testing/open-case.tsx';

const inDays = (days: number) => new Date(Date.now() + (days + 0.1) * 86_400_000).toISOString();

function waiting(overrides: Parameters<typeof aCaseDetails>[0] = {}) {
  const [claimant, me] = aCaseDetails().parties;
  const respondBy = inDays(12);
  const parties = [claimant, me && { ...me, respond_by: respondBy }].filter((party) => party !== undefined);
  return aCaseDetails({ parties, deadline: respondBy, ...overrides });
}

describe('on wide screens', () => {
  beforeEach(() => pretendWidth(1440));

  test('shows the subject, the deadline and what happens without a response', async () => {
    openCase(waiting());
    expect(await screen.findByRole('heading', { level: 1, name: 'Harmattan Love' })).toBeVisible();
    for (const fact of ['Writer’s share', 'composition T-702.152.911-5', 'Performing right, World'])
      expect(screen.getByText(fact)).toBeVisible();
    const band = screen.getByRole('region', { name: 'Next step' });
    expect(band).toHaveTextContent(/^12days.*Respond by \d{1,2} \w+ \d{4}, \d{2}:\d{2}/);
    expect(band).toHaveTextContent('If you don’t respond, the society may apply the claim.');
    expect(band).toHaveTextContent('20.00% of the performing right is on hold.');
    const names = within(band).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'More time',
      'Accept the change',
      'Maintain my claim',
      'Propose a split',
    ]);
  });

  test('explains that a work’s shares are registered worldwide in a case about a part of the world', async () => {
    const territories = [{ is_included: true, territory: '0288' }];
    openCase(waiting({ scope: { ...aCaseDetails().scope, territories } }));
    expect(await screen.findByText(/The outcome applies to the whole work\./)).toBeVisible();
  });

  test('shows claimed beside registered shares, with the difference as text', async () => {
    openCase(waiting());
    const table = await screen.findByRole('table', { name: /Shares of the performing right/ });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'WriterRegisteredClaimed by Kofi MensahDifference',
      'Ama Serwaa (you)Composer and author40.00%20.00%−20.0020.00% less',
      'Efua SarpongComposer and author40.00%40.00%0.00no change',
      'Kofi MensahAuthor20.00%40.00%+20.0020.00% more',
      'Total100.00%100.00%',
    ]);
  });

  test('gives each of several claimants a column', async () => {
    const [claimant, me] = aCaseDetails().parties;
    const second = aCaseParty({
      party_id: '01900000-0000-7000-8000-000000000209',
      name: 'Esi Owusu',
      side: 'claimant',
      is_me: false,
      claimed_lines: CLAIMED_LINES.map((line, index) => ({ ...line, shares: { pr: index === 1 ? 10_000 : 0 } })),
    });
    openCase(aCaseDetails({ parties: [claimant, second, me].filter((party) => party !== undefined) }));
    const heads = await screen.findAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Writer',
      'Registered',
      'Claimed by Kofi Mensah',
      'Claimed by Esi Owusu',
    ]);
  });

  test('shows who is added to a line-up and who is removed', async () => {
    const player = aCaseLine({ group: 'contributor', role: 'conductor', shares: {} });
    const [claimant, me] = aCaseDetails().parties;
    openCase(
      aCaseDetails({
        kind: 'performer_line_up',
        registered_lines: [player],
        parties: [
          claimant && { ...claimant, claimed_lines: [{ ...player, key: 'new:1', name: 'Kofi Mensah' }] },
          me,
        ].filter((party) => party !== undefined),
      }),
    );
    expect(await screen.findByRole('row', { name: /Kofi Mensah.*Added/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Ama Serwaa.*Removed/ })).toBeVisible();
  });
});

test('lists who hasn’t answered while they still can', async () => {
  openCase(waiting());
  expect(await screen.findByText('No response yet')).toBeVisible();
  expect(screen.getByText(/^Can respond until/)).toBeVisible();
  cleanup();
  const respond_by = new Date(Date.now() + 86_400_000).toISOString();
  openCase(aCaseDetails({ state: 'resolved', acts: [], registered_lines: [], parties: [aCaseParty({ respond_by })] }));
  expect(await screen.findByText('Didn’t respond')).toBeVisible();
  expect(screen.getByText('The case closed before the deadline')).toBeVisible();
  expect(screen.getByText('No shares are claimed.')).toBeVisible();
});

test('promises no date to a respondent for whom no deadline applies', async () => {
  openCase(aCaseDetails({ state: 'in_dispute', parties: [aCaseParty({ respond_by: null })] }));
  const badge = await screen.findByText('No response yet');
  expect(badge.closest('li')).not.toHaveTextContent(/respond until|will be asked/i);
});

test.each([
  ['proposed', 'Proposed a split'],
  ['accepted', 'Accepted a split'],
  ['refused', 'Rejected a split'],
] as const)('lists a party who %s a split as having responded', async (type, status) => {
  const split_response = { type, at: '2026-11-01T09:00:00.000Z' };
  openCase(aCaseDetails({ state: 'resolved', acts: [], parties: [aCaseParty({ split_response })] }));
  expect(await screen.findByText(status)).toBeVisible();
  expect(screen.getByText('Responded on 1 November 2026')).toBeVisible();
  expect(screen.queryByText('Didn’t respond')).toBeNull();
});

test('shows two possibly identical works side by side', async () => {
  const other = { id: '01900000-0000-7000-8000-000000000199', title: 'Harmattan' };
  openCase(aCaseDetails({ kind: 'duplicate_work', registered_lines: [], holds: [], other_work: other }), {
    'GET /compositions/:id': ({ params }) =>
      aWorkDetails({ title: params.id === other.id ? 'Harmattan' : 'Harmattan Love' }),
  });
  expect(await screen.findByRole('list', { name: 'Parties in Harmattan' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Parties in Harmattan Love' })).toBeVisible();
  expect(screen.getAllByText('T-900.000.001-1')).toHaveLength(2);
});

test('combines rights with the same shares into one table', async () => {
  const both = aCaseLine({ shares: { pr: 10_000, mr: 10_000 } });
  openCase(waiting({ registered_lines: [both], is_detected: true }));
  const tables = await screen.findByRole('group', { name: 'Performing and mechanical' });
  expect(within(tables).getByRole('list', { name: /performing right and the mechanical right/ })).toBeVisible();
});

test('shows overlapping claims once, with the excess', async () => {
  const holder = aCaseLine({ group: 'holder', role: 'producer', shares: { recording: 10_000 } });
  const second = { ...holder, key: 'holder:2', name: 'Kofi Mensah', shares: { recording: 5000 } };
  const registered_lines = [holder, second];
  const overlap = aCaseDetails({ kind: 'recording_ownership', is_detected: true, registered_lines, holds: [] });
  openCase(overlap);
  expect(await screen.findByText('The claims add up to 50.00% over 100%.')).toBeVisible();
  expect(screen.queryByText('Claimed by Kofi Mensah')).toBeNull();
  cleanup();
  openCase({ ...overlap, state: 'resolved', acts: [] });
  expect(await screen.findByText('150.00%')).toBeVisible();
  expect(screen.queryByText('The claims add up to 50.00% over 100%.')).toBeNull();
});

test('shows each line as a card with both versions and differences on a phone', async () => {
  openCase(waiting());
  const cards = await screen.findByRole('list', { name: /Shares of the performing right/ });
  expect(within(cards).getAllByRole('listitem')[0]).toHaveTextContent(
    'Ama Serwaa (you)Composer and authorRegistered40.00%Claimed by Kofi Mensah−20.0020.00% less20.00%',
  );
});

describe('progress of a case', () => {
  test('shows past, present and future steps', async () => {
    openCase(waiting());
    const way = await screen.findByRole('region', { name: 'Progress' });
    expect(
      within(way)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Done: Filed by Kofi Mensah1 October 2026',
      'Done: Admitted, shares on hold3 October 2026',
      expect.stringMatching(/^Now: Your responseby \d+/),
      'Next: Settlement or escalation',
      'Next: Resolved, hold released',
    ]);
  });

  test('shows how a closed case ended, without buttons', async () => {
    openCase(
      aCaseDetails({
        state: 'resolved',
        acts: [],
        is_my_turn: false,
        waits_for: [],
        deadline: null,
        resolved_lines: [...CLAIMED_LINES],
        resolution: { type: 'agreed', text: 'Settled among themselves.', at: '2026-11-01T09:00:00.000Z' },
      }),
    );
    const band = await screen.findByRole('region', { name: 'Next step' });
    expect(band).toHaveTextContent('The parties agreed.Settled among themselves.');
    expect(within(band).queryAllByRole('button')).toEqual([]);
    const now = screen.getByRole('region', { name: 'Current shares' });
    expect(within(now).getByRole('link', { name: 'View work' })).toHaveAttribute(
      'href',
      paths.compositions.details(aCaseDetails().object.id),
    );
  });

  test('hides actions that are unavailable', async () => {
    const blocked = { code: 'counterclaim', message: 'Another party has made a counterclaim.' };
    openCase(waiting({ acts: [{ act: 'withdraw', blocked }] }));
    expect(await screen.findByRole('region', { name: 'Next step' })).toBeVisible();
    expect(screen.queryByText(/Another party has made a counterclaim/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw the case' })).toBeNull();
  });

  test('links a draft to its filing', async () => {
    const details = aCaseDetails({ state: 'draft', my_side: 'claimant', acts: [], events: [], holds: [] });
    openCase(details);
    expect(await screen.findByRole('link', { name: 'Continue filing' })).toHaveAttribute(
      'href',
      paths.oppositions.continueDraft(details.id),
    );
  });
});

test('shows and announces what the other side does', async () => {
  const { api, host } = openCase(waiting());
  await screen.findByRole('heading', { level: 1 });
  const event = aCaseEvent({ id: '01900000-0000-7000-8000-000000000509', type: 'joined', actor: 'Esi Owusu' });
  api.use({ 'GET /oppositions/:id': waiting({ version: 4, events: [...aCaseDetails().events, event] }) });
  act(() => host.publishChange('oppositions'));
  expect(await screen.findByText('Esi Owusu joined the case.', { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.getByText('Esi Owusu joined the case')).toBeVisible();
});

test('doesn’t ask about chosen documents once the case is closed', async () => {
  const { user, api, host } = openCase(waiting());
  await screen.findByRole('button', { name: 'Choose files' });
  await user.upload(screen.getByLabelText('Documents'), new File(['x'], 'sheet.pdf', { type: 'application/pdf' }));
  expect(host.guardLeave).toHaveBeenLastCalledWith(true);
  api.use({ 'GET /oppositions/:id': aCaseDetails({ version: 4, state: 'withdrawn', acts: [] }) });
  act(() => host.publishChange('oppositions'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull());
  expect(host.guardLeave).toHaveBeenLastCalledWith(false);
});

describe('without a case to show', () => {
  test('shows a non-party that there is none', async () => {
    openCase(aCaseDetails(), { 'GET /oppositions/:id': () => failWith(404) });
    expect(await screen.findByText('This case doesn’t exist, or you’re not a party to it')).toBeVisible();
  });

  test('retries when loading fails', async () => {
    const { user, api } = openCase(aCaseDetails(), {
      'GET /oppositions/:id': () => failWith(503, { message: 'Back in a minute.' }),
    });
    expect(await screen.findByText('Back in a minute.')).toBeVisible();
    api.use({ 'GET /oppositions/:id': aCaseDetails() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Harmattan Love' })).toBeVisible();
  });

  test('shows that the case is loading', () => {
    openCase(aCaseDetails(), { 'GET /oppositions/:id': neverRespond });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});
