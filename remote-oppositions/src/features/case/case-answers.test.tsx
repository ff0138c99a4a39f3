import { formatDayAndTime } from '@counterpoint/kit/text';
import { aCaseDetails, aCaseEvent, aCaseParty, failWith, fillIn, networkFailure } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openCase } from './testing/open-case.tsx';

const answered = aCaseDetails({ version: 4, state: 'in_dispute', acts: [], is_my_turn: false });

async function choose(name: string, opened: ReturnType<typeof openCase>) {
  await opened.user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
}

describe('accepting the change', () => {
  test('shows the change in figures and sends it with the version shown', async () => {
    const opened = openCase(aCaseDetails(), { 'POST /oppositions/:id/answers': answered });
    const dialog = await choose('Accept the change', opened);
    const mine = within(dialog).getByRole('list', { name: 'Your shares' });
    expect(mine).toHaveTextContent('Ama Serwaa (you)Performing40.00% → becomes 20.00%−20.0020.00% less');
    expect(within(dialog).getByRole('list', { name: 'Other parties’ shares' })).toHaveTextContent('Kofi Mensah');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Accept the change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = opened.api.requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ answer: 'update', statement: '' });
    expect(sent?.headers.get('if-match')).toBe('"3"');
    expect(opened.host.notify).toHaveBeenCalledWith('You accepted the change.', { type: 'success' });
  });
});

test('names the non-members whose shares change without a response of theirs', async () => {
  const details = aCaseDetails();
  const parties = details.parties.filter(({ is_me }) => is_me);
  const opened = openCase({ ...details, parties });
  const dialog = await choose('Accept the change', opened);
  expect(within(dialog).getByText(/^Kofi Mensah isn’t a member and won’t be asked\./)).toBeVisible();
});

const release = [{ act: 'revoke' as const, blocked: null }];

test('releasing a claim down to what others claim shows who gets it', async () => {
  const opened = openCase(aCaseDetails({ state: 'in_dispute', acts: release }));
  const dialog = await choose('Release my claim', opened);
  expect(within(dialog).getByRole('list', { name: 'Your shares' })).toHaveTextContent('becomes 20.00%');
  expect(within(dialog).getByText('Who gets your shares')).toBeVisible();
  expect(within(dialog).getByRole('list', { name: 'Other parties’ shares' })).toHaveTextContent(/Kofi Mensah.*40\.00%/);
});

test('shows a submitter without shares only those of the others', async () => {
  const withoutLine = (party: ReturnType<typeof aCaseParty>) =>
    party.is_me ? { ...party, party_id: '01900000-0000-7000-8000-000000000209' } : party;
  const opened = openCase(
    aCaseDetails({ state: 'in_dispute', acts: release, parties: aCaseDetails().parties.map(withoutLine) }),
  );
  const dialog = await choose('Release my claim', opened);
  expect(within(dialog).getByRole('list', { name: 'Other parties’ shares' })).toHaveTextContent(/Ama Serwaa.*20\.00%/);
  expect(within(dialog).queryByRole('list', { name: 'Your shares' })).toBeNull();
  expect(within(dialog).queryByText('Who gets your shares')).toBeNull();
});

test('says that the parties must agree on a split if giving way settles nothing', async () => {
  const opened = openCase(aCaseDetails({ conceded_lines: null }));
  const dialog = await choose('Accept the change', opened);
  expect(within(dialog).getByText(/The parties must then agree on a split/)).toBeVisible();
  expect(within(dialog).queryByRole('list')).toBeNull();
});

describe('accepting while another respondent maintains', () => {
  const efua = aCaseParty({
    party_id: '01900000-0000-7000-8000-000000000203',
    name: 'Efua Sarpong',
    is_me: false,
    answer: 'maintain',
  });
  const others = /Another party has maintained their claim, so nothing changes until all parties agree/;

  test('doesn’t say that the parties must agree on a split', async () => {
    const opened = openCase(aCaseDetails({ parties: [...aCaseDetails().parties, efua] }));
    const dialog = await choose('Accept the change', opened);
    expect(within(dialog).getByText(others)).toBeVisible();
    expect(within(dialog).queryByText(/agree on a split/)).toBeNull();
  });

  test('says that two works will be merged, even if another party maintains', async () => {
    const parties = aCaseDetails().parties.map((party) => ({ ...party, claimed_lines: [] }));
    const duplicate = aCaseDetails({ kind: 'duplicate_work', registered_lines: [], holds: [], parties });
    const opened = openCase({ ...duplicate, parties: [...parties, efua] });
    const dialog = await choose('Accept the change', opened);
    expect(dialog).toHaveTextContent(/The two works are merged once everyone accepts, and no shares change/);
    expect(dialog).toHaveTextContent(others);
    expect(dialog).not.toHaveTextContent(/Your shares change|agree on a split/);
    opened.unmount();
    openCase(duplicate);
    const alone = await choose('Accept the change', opened);
    expect(alone).toHaveTextContent(/You can’t undo this/);
    expect(alone).not.toHaveTextContent(others);
  });
});

test.each([
  { act: 'revoke', label: 'Release my claim', side: 'respondent' },
  { act: 'withdraw', label: 'Withdraw the case', side: 'claimant' },
] as const)('“$label” shows what it leaves the member of an overlapping claim', async ({ act, label, side }) => {
  const opened = openCase(
    aCaseDetails({
      is_detected: true,
      my_side: side,
      parties: [aCaseParty({ side })],
      release: [{ words: 'Broadcast: Ghana', before: 8000, after: 5000 }],
      acts: [{ act, blocked: null }],
    }),
  );
  const dialog = await choose(label, opened);
  expect(within(dialog).getByRole('list', { name: 'Your shares' })).toHaveTextContent(
    'Broadcast: Ghana: your share falls from 80.00% to 50.00%.',
  );
  expect(within(dialog).queryByText(/the registration doesn’t change/)).toBeNull();
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});

describe('maintaining a claim', () => {
  test('requires a reason, and shows what stays on hold', async () => {
    const opened = openCase();
    const dialog = await choose('Maintain my claim', opened);
    expect(within(dialog).getByText('20.00% of the performing right is on hold.')).toBeVisible();
    await opened.user.click(within(dialog).getByRole('button', { name: 'Maintain my claim' }));
    expect(await within(dialog).findByRole('link', { name: 'Explain why you maintain your claim.' })).toBeVisible();
    expect(opened.api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('keeps the entries when sending fails', async () => {
    const opened = openCase(aCaseDetails(), { 'POST /oppositions/:id/answers': networkFailure });
    const dialog = await choose('Maintain my claim', opened);
    await fillIn(opened.user, within(dialog).getByRole('textbox'), 'I wrote the chorus.');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Maintain my claim' }));
    expect(await within(dialog).findByText('What you typed is still here.')).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue('I wrote the chorus.');
  });

  test('shows concurrent changes next to the input, and submits with the new version', async () => {
    const opened = openCase(aCaseDetails(), {
      'POST /oppositions/:id/answers': ({ headers }) =>
        headers.get('if-match') === '"4"' ? answered : failWith(412, { code: 'stale_version', message: 'It changed.' }),
    });
    const dialog = await choose('Maintain my claim', opened);
    await fillIn(opened.user, within(dialog).getByRole('textbox'), 'I wrote the chorus.');
    const joined = aCaseEvent({ id: '01900000-0000-7000-8000-000000000510', type: 'joined', actor: 'Esi Owusu' });
    opened.api.use({
      'GET /oppositions/:id': aCaseDetails({ version: 4, events: [...aCaseDetails().events, joined] }),
    });
    await opened.user.click(within(dialog).getByRole('button', { name: 'Maintain my claim' }));
    expect(await within(dialog).findByText(/Esi Owusu joined the case/)).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue('I wrote the chorus.');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Maintain my claim' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('lists the documents that the kind of case requires', async () => {
    const blocked = { code: 'missing_evidence', message: 'Add what supports your claim before you maintain it.' };
    const opened = openCase(aCaseDetails({ kind: 'ownership', acts: [{ act: 'maintain', blocked }] }));
    const dialog = await choose('Maintain my claim', opened);
    expect(within(dialog).getByText(/You need to add a document: agreement, assignment/)).toBeVisible();
  });
});

test('keeps a dialog open with its text while the other side acts', async () => {
  const opened = openCase();
  const dialog = await choose('Maintain my claim', opened);
  await opened.user.type(within(dialog).getByRole('textbox'), 'Mine.');
  const maintained = aCaseEvent({
    id: '01900000-0000-7000-8000-000000000511',
    type: 'maintain',
    actor: 'Efua Sarpong',
  });
  opened.api.use({
    'GET /oppositions/:id': aCaseDetails({ version: 4, events: [...aCaseDetails().events, maintained] }),
  });
  act(() => opened.host.publishChange('oppositions'));
  expect(await within(dialog).findByText(/Efua Sarpong maintained their claim/)).toBeVisible();
  expect(within(dialog).getByRole('textbox')).toHaveValue('Mine.');
});

test('requests more time once, and shows the present and the later deadline', async () => {
  const opened = openCase(aCaseDetails(), { 'POST /oppositions/:id/answers': answered });
  const dialog = await choose('More time', opened);
  expect(dialog).toHaveTextContent(/You can respond until \d+ December 2026/);
  expect(await within(dialog).findByText(/^\d+ January 2027/)).toBeVisible();
  await opened.user.click(within(dialog).getByRole('button', { name: 'Request more time' }));
  await waitFor(() =>
    expect(opened.host.notify).toHaveBeenCalledWith('You have more time to respond.', { type: 'success' }),
  );
});

test('shows the later deadline at the end of a day of the society, across a clock change', async () => {
  const parties = [aCaseParty({ respond_by: '2027-03-20T22:59:00.000Z' })];
  const opened = openCase(aCaseDetails({ parties }), {
    'GET /reference/settings': {
      confirmation_days: 30,
      work_response_days: 60,
      recording_response_days: 90,
      more_time_days: 30,
      time_zone: 'Europe/Berlin',
    },
  });
  const dialog = await choose('More time', opened);
  const later = formatDayAndTime('2027-04-19T21:59:00.000Z');
  expect(await within(dialog).findByText(later)).toBeVisible();
});

test('promises no notifications of withdrawing a case that only its filer knows', async () => {
  const parties = aCaseDetails().parties.map((party) => ({ ...party, is_me: party.side === 'claimant' }));
  const mine = aCaseDetails({ state: 'submitted', parties, acts: [{ act: 'withdraw', blocked: null }] });
  const dialog = await choose('Withdraw the case', openCase(mine));
  expect(dialog).toHaveTextContent(/The other parties haven’t been notified of it, and nothing is on hold/);
});

test('lets a claimant withdraw with or without a reason, and moves the focus on', async () => {
  const parties = aCaseDetails().parties.map((party) => ({ ...party, is_me: party.side === 'claimant' }));
  const mine = aCaseDetails({ parties, my_side: 'claimant', acts: [{ act: 'withdraw', blocked: null }] });
  const opened = openCase(mine, {
    'POST /oppositions/:id/withdrawal': aCaseDetails({ version: 4, state: 'withdrawn', acts: [] }),
  });
  const dialog = await choose('Withdraw the case', opened);
  opened.api.use({ 'GET /oppositions/:id': aCaseDetails({ version: 4, state: 'withdrawn', acts: [] }) });
  await opened.user.click(within(dialog).getByRole('button', { name: 'Withdraw the case' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Next step' })).toHaveFocus());
});

test('lets one of several claimants leave, as the button says', async () => {
  const [claimant, ...others] = aCaseDetails().parties;
  if (!claimant) throw new Error('The sample has a claimant.');
  const parties = [
    { ...claimant, is_me: true },
    { ...claimant, party_id: '01900000-0000-7000-8000-0000000000cc' },
  ];
  const acts = [{ act: 'withdraw' as const, blocked: null }];
  const rest = others.map((party) => ({ ...party, is_me: false }));
  const opened = openCase(aCaseDetails({ parties: [...parties, ...rest], my_side: 'claimant', acts }));
  const dialog = await choose('Leave the case', opened);
  expect(within(dialog).getByText(/you may have to respond to their claims/)).toBeVisible();
});

test.each([
  { after: { state: 'withdrawn' }, done: 'Case OPP-2026-00184 was withdrawn.' },
  { after: { my_side: 'claimant' }, done: 'You left the case.' },
  {
    after: { my_side: 'respondent' },
    done: 'Your claim is withdrawn. The other claims affect you, so you’re now a respondent.',
  },
  { after: { is_detected: true }, done: 'You released your claim.' },
  { after: { is_detected: true, state: 'resolved' }, done: 'You released your claim. The case is resolved.' },
] as const)('reports what withdrawing did: $done', async ({ after, done }) => {
  const parties = aCaseDetails().parties.map((party) => ({ ...party, is_me: party.side === 'claimant' }));
  const mine = aCaseDetails({ parties, my_side: 'claimant', acts: [{ act: 'withdraw', blocked: null }] });
  const opened = openCase(mine, { 'POST /oppositions/:id/withdrawal': { ...mine, version: 4, ...after } });
  const dialog = await choose('Withdraw the case', opened);
  await opened.user.click(within(dialog).getByRole('button', { name: 'Withdraw the case' }));
  await waitFor(() => expect(opened.host.notify).toHaveBeenCalledWith(done, { type: 'success' }));
});

test('escalates a case to the place that the member names', async () => {
  const blocked = { code: 'missing_document', message: 'Add the document.' };
  const details = aCaseDetails({ state: 'in_dispute', acts: [{ act: 'escalate', blocked }] });
  const opened = openCase(details, {
    'POST /oppositions/:id/escalation': aCaseDetails({ version: 4, state: 'escalated', acts: [] }),
  });
  const dialog = await choose('Escalate', opened);
  await fillIn(opened.user, within(dialog).getByRole('textbox'), 'The court of Accra.');
  await opened.user.click(within(dialog).getByRole('button', { name: 'Escalate' }));
  await waitFor(() => expect(opened.api.requests.at(-1)?.method).toBe('GET'));
  expect(opened.api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    statement: 'The court of Accra.',
  });
});

test('lists a document chosen in a dialog once the dialog is closed', async () => {
  const opened = openCase(aCaseDetails({ kind: 'ownership' }));
  const dialog = await choose('Maintain my claim', opened);
  const file = new File(['x'], 'agreement.pdf', { type: 'application/pdf' });
  await opened.user.upload(within(dialog).getByLabelText('Documents'), file);
  await opened.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('list', { name: 'Documents to add' })).toHaveTextContent('agreement.pdf');
  expect(opened.host.guardLeave).toHaveBeenLastCalledWith(true);
});

test('asks about an unsent message even after a split beside it is closed', async () => {
  const opened = openCase();
  await fillIn(opened.user, await screen.findByRole('textbox', { name: 'Message to all parties' }), 'Half each?');
  await opened.user.click(screen.getByRole('button', { name: 'Propose a split' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Split evenly' }));
  await opened.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Split evenly' })).toBeNull());
  expect(opened.host.guardLeave).toHaveBeenLastCalledWith(true);
});
