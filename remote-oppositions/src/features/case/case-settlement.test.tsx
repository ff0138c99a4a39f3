import {
  aCaseDetails,
  aCaseEvent,
  aCaseLine,
  aCaseProposal,
  fakeHost,
  fillIn,
  networkFailure,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openCase } from './testing/open-case.tsx';

const proposed = aCaseDetails({
  version: 4,
  state: 'settlement_proposed',
  acts: (['accept', 'refuse', 'propose'] as const).map((act) => ({ act, blocked: null })),
  proposals: [aCaseProposal()],
});

describe('proposing a split', () => {
  async function begin(api: Parameters<typeof openCase>[1] = {}) {
    const opened = openCase(aCaseDetails({ state: 'in_dispute' }), api);
    await opened.user.click(await screen.findByRole('button', { name: 'Propose a split' }));
    const editor = await screen.findByRole('region', { name: 'Propose a split' });
    const field = (name: string) => within(editor).getByRole('textbox', { name: `Performing % of ${name}` });
    return { ...opened, editor, field };
  }

  test('starts half way, and is sent with a message to the others', async () => {
    const { user, api, editor, field } = await begin({ 'POST /oppositions/:id/proposals': proposed });
    await user.click(within(editor).getByRole('button', { name: 'Halfway' }));
    expect(field('Ama Serwaa')).toHaveValue('30.00');
    await fillIn(
      user,
      within(editor).getByRole('textbox', { name: /Message to the other parties/ }),
      'We meet in the middle.',
    );
    await user.click(within(editor).getByRole('button', { name: 'Propose this split' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Propose a split' })).toBeNull());
    const sent = api.requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({ note: 'We meet in the middle.' });
    expect(sent?.body).toHaveProperty('lines.0.shares', { pr: 3000 });
    expect(sent?.headers.get('if-match')).toBe('"3"');
  });

  test('shows what is left to allocate while typing, and sends only a full split', async () => {
    const { user, api, editor, field } = await begin();
    await user.clear(field('Ama Serwaa'));
    await user.type(field('Ama Serwaa'), '35');
    expect(within(editor).getByText('5.00% left to allocate')).toBeVisible();
    await user.click(within(editor).getByRole('button', { name: 'Propose this split' }));
    await user.click(await within(editor).findByRole('link', { name: 'Performing: 5.00% left to allocate.' }));
    expect(within(editor).getByRole('group', { name: 'Performing' })).toHaveFocus();
    expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('closes at once without input, and otherwise after a confirmation', async () => {
    const { user, editor, field } = await begin();
    await user.clear(field('Ama Serwaa'));
    await user.click(within(editor).getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard this split?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('Ama Serwaa')).toHaveValue('');
    await user.click(within(editor).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Propose a split' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Propose a split' }));
    const again = await screen.findByRole('region', { name: 'Propose a split' });
    await user.click(within(again).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Propose a split' })).toBeNull());
  });

  test('counts a share that was only visited as no input', async () => {
    const { user, editor, field, host } = await begin();
    await user.click(field('Ama Serwaa'));
    await user.tab();
    expect(host.guardLeave).not.toHaveBeenCalledWith(true);
    await user.click(within(editor).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Propose a split' })).toBeNull());
  });

  test('keeps what was entered while another choice is opened and cancelled', async () => {
    const acts = (['propose', 'escalate'] as const).map((act) => ({ act, blocked: null }));
    const { user } = openCase(aCaseDetails({ state: 'in_dispute', acts }));
    await user.click(await screen.findByRole('button', { name: 'Propose a split' }));
    await user.click(await screen.findByRole('button', { name: 'Halfway' }));
    await fillIn(user, screen.getByRole('textbox', { name: /Message to the other parties/ }), 'We meet in the middle.');
    await user.click(screen.getByRole('button', { name: 'Escalate' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Performing % of Ama Serwaa' })).toHaveValue('30.00');
    expect(screen.getByRole('textbox', { name: /Message to the other parties/ })).toHaveValue('We meet in the middle.');
  });

  test('moves the focus to the open editor if another split is to be proposed', async () => {
    const { user } = openCase(proposed);
    await user.click(await screen.findByRole('button', { name: 'Propose another split' }));
    const first = await screen.findByRole('textbox', { name: 'Performing % of Ama Serwaa' });
    await user.clear(first);
    await user.click(screen.getByRole('button', { name: 'Propose another split' }));
    expect(first).toHaveFocus();
    expect(first).toHaveValue('');
  });

  test('leaves uninvolved lines unchanged', async () => {
    const { editor } = await begin();
    expect(within(editor).queryByRole('textbox', { name: /Efua Sarpong/ })).toBeNull();
    expect(within(editor).getByText(/You can’t change the shares of those who aren’t parties/)).toBeVisible();
  });

  test('omits a party that only a claim names and the split gives nothing', async () => {
    const added = aCaseLine({ key: 'new:1', party_id: null, name: 'J. Okai', role: null, shares: { pr: 0 } });
    const parties = aCaseDetails().parties.map((party) =>
      party.side === 'claimant' ? { ...party, claimed_lines: [...party.claimed_lines, added] } : party,
    );
    const { user, api } = openCase(aCaseDetails({ parties }), { 'POST /oppositions/:id/proposals': proposed });
    await user.click(await screen.findByRole('button', { name: 'Propose a split' }));
    expect(await screen.findByRole('textbox', { name: 'Performing % of J. Okai' })).toHaveValue('0.00');
    await user.click(screen.getByRole('button', { name: 'Propose this split' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'POST')).toBe(true));
    expect(JSON.stringify(api.requests.find(({ method }) => method === 'POST')?.body)).not.toContain('J. Okai');
  });

  test('keeps everything when sending fails', async () => {
    const { user, editor, field } = await begin({ 'POST /oppositions/:id/proposals': networkFailure });
    await user.click(within(editor).getByRole('button', { name: 'Claim of Kofi Mensah' }));
    await user.click(within(editor).getByRole('button', { name: 'Propose this split' }));
    expect(await within(editor).findByText('What you entered is still here.')).toBeVisible();
    expect(field('Ama Serwaa')).toHaveValue('20.00');
  });
});

test('proposes who is in a line-up, and with which roles', async () => {
  const player = aCaseLine({ group: 'contributor', role: 'conductor', shares: {} });
  const parties = aCaseDetails().parties.map((party) =>
    party.side === 'claimant' ? { ...party, claimed_lines: [{ ...player, key: 'new:1', name: 'Kofi Mensah' }] } : party,
  );
  const details = aCaseDetails({ kind: 'performer_line_up', registered_lines: [player], parties });
  const { user, api } = openCase(details, { 'POST /oppositions/:id/proposals': proposed });
  await user.click(await screen.findByRole('button', { name: 'Propose a split' }));
  const kofi = await screen.findByRole('combobox', { name: 'Kofi Mensah' });
  await user.selectOptions(kofi, 'As Kofi Mensah claims: Conductor');
  await user.click(screen.getByRole('button', { name: 'Propose this split' }));
  await waitFor(() => expect(api.requests.some(({ method }) => method === 'POST')).toBe(true));
  const sent = api.requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ lines: [{ name: 'Ama Serwaa' }, { name: 'Kofi Mensah', role: 'conductor' }] });
});

describe('a proposed split', () => {
  test('shows shares before and after, and is accepted in the version shown', async () => {
    const { user, api, host } = openCase(proposed, {
      'POST /oppositions/:id/proposals/:proposalId/acceptance': aCaseDetails({
        version: 5,
        state: 'resolved',
        acts: [],
      }),
    });
    const card = await screen.findByRole('region', { name: 'Split proposed by Kofi Mensah' });
    expect(within(card).getByText('Waiting for you')).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Accept this split' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept this split?' });
    expect(within(dialog).getByRole('list', { name: 'Shares before and after' })).toHaveTextContent(
      /Ama Serwaa \(you\)Performing40\.00% → becomes 30\.00%.*Kofi MensahPerforming20\.00% → becomes 30\.00%/,
    );
    expect(within(dialog).getByText(/^If a new revision of the work is waiting for confirmation/)).toBeVisible();
    expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Accept this split' }));
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith('All parties accepted. The case is resolved.', { type: 'success' }),
    );
    expect(api.requests.find(({ method }) => method === 'POST')?.headers.get('if-match')).toBe('"4"');
  });

  test('is rejected with a reason', async () => {
    const { user, api } = openCase(proposed, {
      'POST /oppositions/:id/proposals/:proposalId/refusal': aCaseDetails({ version: 5, state: 'in_dispute' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reject the split' }));
    expect(await within(dialog).findByRole('link', { name: 'Explain why you reject it.' })).toBeVisible();
    await fillIn(user, within(dialog).getByRole('textbox'), 'The bridge is mine.');
    await user.click(within(dialog).getByRole('button', { name: 'Reject the split' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'The bridge is mine.' });
  });

  test('says in its dialog that it was withdrawn meanwhile', async () => {
    const host = fakeHost();
    const { user, api } = openCase(proposed, {}, host);
    await user.click(await screen.findByRole('button', { name: 'Accept this split' }));
    await screen.findByRole('dialog', { name: 'Accept this split?' });
    const refused = { ...aCaseProposal(), state: 'refused' as const };
    const event = aCaseEvent({ id: '01900000-0000-7000-8000-000000000509', type: 'refuse', actor: 'Kofi Mensah' });
    const withdrawn = aCaseDetails({
      version: 5,
      state: 'in_dispute',
      proposals: [refused],
      events: [...proposed.events, event],
    });
    api.use({ 'GET /oppositions/:id': withdrawn });
    act(() => host.publishChange('oppositions'));
    const dialog = await screen.findByRole('dialog', { name: 'You can’t respond to this split any more' });
    expect(within(dialog).getByText(/Kofi Mensah rejected the split/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Accept this split' })).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    { outcome: 'accepted', state: 'resolved', badge: 'Accepted a split' },
    { outcome: 'refused', state: 'in_dispute', badge: 'Maintains claim' },
  ] as const)('that is $outcome shows "$badge" for a party who maintained', async ({ outcome, state, badge }) => {
    const [claimant, respondent] = aCaseDetails().parties;
    if (!claimant || !respondent) throw new Error('The case has two parties.');
    const at = '2026-11-20T09:00:00.000Z';
    const maintained = { ...respondent, answer: 'maintain', answered_at: at } as const;
    const parties = [claimant, { ...maintained, split_response: { type: 'accepted', at } } as const];
    openCase(aCaseDetails({ state, acts: [], parties, proposals: [aCaseProposal({ state: outcome })] }));
    const shown = within(await screen.findByRole('region', { name: 'Parties' }));
    expect(shown.getByText(badge)).toBeVisible();
    expect(shown.queryByText(badge === 'Accepted a split' ? 'Maintains claim' : 'Accepted a split')).toBeNull();
  });

  test('is collapsed with the reason when it no longer applies', async () => {
    const refused = aCaseProposal({
      state: 'refused',
      acceptances: [{ name: 'Ama Serwaa', is_me: true, is_accepted: false, reason: 'Too little.', at: null }],
    });
    const { user } = openCase(aCaseDetails({ state: 'in_dispute', proposals: [refused] }));
    const earlier = await screen.findByRole('region', { name: 'Earlier proposed splits' });
    expect(within(earlier).getByText('Ama Serwaa: Too little.')).toBeVisible();
    await user.click(within(earlier).getByRole('button', { name: /Show the split/ }));
    expect(within(earlier).getByRole('list', { name: /registered, proposed/ })).toBeVisible();
  });
});
