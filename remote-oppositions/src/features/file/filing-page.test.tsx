import { paths } from '@counterpoint/contract/paths';
import {
  aCaseDetails,
  aCaseEvidence,
  aRepertoirePage,
  aWorkRow,
  failWith,
  fillIn,
  respondWith,
  saveDraft,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aDraft, at, complete, ground, openFiling, yaw } from './testing/open-filing.tsx';

const work = ground.object;

describe('starting a case', () => {
  test('finds the work by keyboard if the URL has none', async () => {
    const row = { ...aWorkRow({ id: work.id, title: 'Harmattan Love' }), is_mine: false, matches: [] };
    const { user, location } = openFiling(paths.oppositions.add(), {
      routes: { 'GET /repertoire/compositions': aRepertoirePage([row]) },
    });
    await user.type(screen.getByRole('combobox', { name: 'Find the work' }), 'harm');
    await screen.findByRole('option', { name: /Harmattan Love/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(location()).toContain(`composition=${work.id}`));
    expect(await screen.findByRole('region', { name: 'The work' })).toHaveTextContent('Harmattan Love');
  });

  test('requires the kind before creating the draft, and continues with it', async () => {
    const { user, api, location } = openFiling(paths.oppositions.opposeWork(work.id));
    await user.click(await screen.findByRole('button', { name: 'Start the case' }));
    expect(screen.getByRole('link', { name: 'Choose what you dispute.' })).toBeVisible();
    expect(api.to('POST /oppositions')).toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: 'Writer’s share' }));
    await user.click(screen.getByRole('button', { name: 'Start the case' }));
    await waitFor(() => expect(location()).toContain('draft='));
    expect(api.to('POST /oppositions')[0]?.body).toMatchObject({
      object: { type: 'composition', id: work.id },
      kind: 'author_share',
    });
    expect(await screen.findByRole('heading', { name: 'Dispute “Harmattan Love”' })).toBeVisible();
  });

  test('links to the case to join, and to an existing draft', async () => {
    const open = { id: aCaseDetails().id, number: 'OPP-2026-00184', kind: 'ownership' as const, is_mine: false };
    const about = { ...ground, draft_id: aDraft().id, open_cases: [{ ...open, scope: complete.scope }] };
    openFiling(paths.oppositions.opposeWork(work.id), { routes: { 'GET /oppositions/about': about } });
    expect(await screen.findByText('OPP-2026-00184 · Ownership, Performing, World')).toBeVisible();
    expect(screen.getByText(/you’ll join the open case when you file/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue with your draft' })).toHaveAttribute(
      'href',
      paths.oppositions.continueDraft(aDraft().id),
    );
  });

  test('reports an unknown address', async () => {
    openFiling(paths.oppositions.opposeWork('nowhere'), {
      routes: { 'GET /oppositions/about': failWith(404, { code: 'not_found' }) },
    });
    expect(await screen.findByText('We can’t find this work or recording')).toBeVisible();
  });
});

describe('a draft', () => {
  test('shows claimed beside registered shares, updates totals while typing, and saves', async () => {
    const { user, api } = openFiling(at('lines'));
    const share = await screen.findByRole('textbox', { name: 'Performing % of Ama Serwaa' });
    await user.clear(share);
    await user.type(share, '60');
    const section = screen.getByRole('region', { name: 'Correct shares' });
    expect(section).toHaveTextContent('20.00% over');
    await user.click(screen.getByRole('button', { name: 'Continue to reason' }));
    expect(screen.getByRole('link', { name: /the shares total 120.00%/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reduce the other shares' }));
    expect(screen.getByRole('textbox', { name: 'Performing % of Efua Sarpong' })).toHaveValue('26.67');
    expect(section).toHaveTextContent('Fully allocated');
    await user.click(screen.getByRole('button', { name: 'Continue to reason' }));
    await screen.findByRole('textbox', { name: 'What’s wrong, and how you know' });
    await waitFor(() =>
      expect(api.to('PUT /oppositions/:id').at(-1)?.body).toHaveProperty('claimed_lines.0.shares.pr', 6000),
    );
  });

  test('adds and removes a party without registered shares', async () => {
    const { user } = openFiling(at('lines'));
    await user.type(await screen.findByRole('combobox', { name: 'Add a party that isn’t registered' }), 'yaw');
    await user.click(await screen.findByRole('option', { name: /Yaw Darko/ }));
    const added = await screen.findByRole('list', { name: 'Added parties' });
    await user.selectOptions(within(added).getByRole('combobox', { name: 'Role of Yaw Darko' }), 'A');
    await user.type(screen.getByRole('textbox', { name: 'Performing % of Yaw Darko' }), '10');
    expect(screen.getByRole('region', { name: 'Correct shares' })).toHaveTextContent('10.00% over');
    await user.clear(screen.getByRole('textbox', { name: 'Performing % of Yaw Darko' }));
    await user.click(screen.getByRole('button', { name: 'Reduce the other shares' }));
    await user.click(within(added).getByRole('button', { name: 'Remove Yaw Darko' }));
    expect(screen.queryByText(yaw.name)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Correct shares' })).toHaveFocus();
  });

  test('adds the member, and keeps the focus in place', async () => {
    const others = complete.claimed_lines.filter(({ name }) => name !== 'Ama Serwaa');
    const { user } = openFiling(at('lines'), { details: aDraft({ ...complete, claimed_lines: others }) });
    await user.click(await screen.findByRole('button', { name: 'Add yourself' }));
    expect(screen.queryByRole('button', { name: 'Add yourself' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Role of Ama Serwaa' })).toHaveFocus();
  });

  test('claims the registered shares of an added right', async () => {
    const { user } = openFiling(at('scope'));
    await user.click(await screen.findByRole('checkbox', { name: 'Mechanical' }));
    await user.click(screen.getByRole('button', { name: 'Continue to shares' }));
    expect(await screen.findByRole('textbox', { name: 'Mechanical % of Ama Serwaa' })).toHaveValue('40.00');
  });

  test('counts missing entries, and lists the documents that a kind requires', async () => {
    const draft = { ...complete, kind: 'authorship' as const, statement: 'Not me.' };
    const { user } = openFiling(at('statement'), { details: aDraft(draft) });
    expect(await screen.findByText('Enter at least 13 more characters.')).toBeVisible();
    expect(await screen.findByText(/within 60 days, or the case lapses/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue to review' }));
    expect(screen.getByRole('link', { name: 'Explain why, in at least 20 characters.' })).toBeVisible();
    const why = screen.getByRole('textbox', { name: 'What’s wrong, and how you know' });
    expect(why).toBeInvalid();
    await fillIn(user, why, ' I was never asked.');
    expect(why).toBeValid();
  });

  test('shows both versions after another window saved first', async () => {
    const theirs = aDraft({ ...complete, statement: 'Written in another window.' }, { version: 9 });
    const stale = failWith(412, { code: 'stale_version', current: theirs });
    const { user } = openFiling(at('statement'), { routes: { 'PUT /oppositions/:id': stale } });
    await fillIn(user, await screen.findByRole('textbox', { name: 'What’s wrong, and how you know' }), 'Written here.');
    saveDraft();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Written in another window.');
  });
});

describe('the review', () => {
  test('shows the version of another window once the member takes it', async () => {
    const theirs = aDraft({ ...complete, statement: 'Written in another window.' }, { version: 9 });
    const stale = failWith(412, { code: 'stale_version', current: theirs });
    const { user } = openFiling(at('review'), {
      details: aDraft({ ...complete, declares_truth: false }),
      routes: { 'PUT /oppositions/:id': stale },
    });
    await user.click(await screen.findByRole('checkbox', { name: /^The information I’ve given is true/ }));
    saveDraft();
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Use the other version' }));
    expect(await screen.findByText('Written in another window.')).toBeVisible();
    expect(screen.queryByText(complete.statement)).toBeNull();
  });

  test('links each missing entry to its field', async () => {
    const { user } = openFiling(at('review'));
    await user.click(await screen.findByRole('button', { name: /^Go to field in Reason:/ }));
    expect(await screen.findByRole('textbox', { name: 'What’s wrong, and how you know' })).toHaveFocus();
  });

  test.each([
    { kind: 'letter', next: 'You have 60 days to add your documents, or the case lapses.' },
    { kind: 'session_record', next: 'The society reviews your case within two working days.' },
  ] as const)('says what happens next with a document of kind $kind', async ({ kind, next }) => {
    openFiling(at('review'), {
      details: aDraft({ ...complete, kind: 'authorship' }),
      routes: { 'GET /oppositions/:id/evidence': { items: [aCaseEvidence({ kind })], room: 19 } },
    });
    expect(await screen.findByText('Documents: session.wav')).toBeVisible();
    expect(await screen.findByText(next)).toBeVisible();
  });

  test('names the society’s own period for documents', async () => {
    const settings = { confirmation_days: 30, work_response_days: 60, recording_response_days: 90, more_time_days: 30 };
    openFiling(at('review'), {
      details: aDraft({ ...complete, kind: 'authorship' }),
      routes: {
        'GET /oppositions/:id/evidence': { items: [], room: 20 },
        'GET /reference/settings': { ...settings, evidence_days: 45 },
      },
    });
    expect(await screen.findByText('You have 45 days to add your documents, or the case lapses.')).toBeVisible();
  });

  test('lists no other work that was named for another kind', async () => {
    openFiling(at('review'), { details: aDraft({ ...complete, other_work: 'Rain', timings: '0:42 to 0:58' }) });
    expect(await screen.findByText('Writer’s share')).toBeVisible();
    expect(screen.queryByText('Rain')).toBeNull();
    expect(screen.queryByText('0:42 to 0:58')).toBeNull();
  });

  test('leads to the other work if it is no longer available, until another one is chosen', async () => {
    const message = 'This work is no longer available. Choose another one.';
    const draft = { ...complete, kind: 'sample' as const, other_work_id: work.id, other_work: 'Rain', timings: '0:42' };
    const details = [{ path: 'other_work_id', message }];
    const { user } = openFiling(at('review'), {
      details: aDraft(draft),
      routes: { 'POST /oppositions/:id/submission': failWith(422, { code: 'validation_failed', details }) },
    });
    await user.click(await screen.findByRole('button', { name: 'File the case' }));
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Other work' })).getByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose another work' }));
    expect(within(screen.getByRole('region', { name: 'Other work' })).queryByText(message)).toBeNull();
  });

  test('names what is wrong if a draft can’t be saved', async () => {
    const details = [{ path: 'other_work_id', message: 'This work is no longer available. Choose another one.' }];
    const { user } = openFiling(at('statement'), {
      details: aDraft(complete),
      routes: { 'PUT /oppositions/:id': failWith(422, { code: 'validation_failed', message: 'Check it.', details }) },
    });
    await fillIn(user, await screen.findByRole('textbox', { name: 'What’s wrong, and how you know' }), ' More.');
    await user.click(screen.getByRole('button', { name: 'Save and close' }));
    expect(await screen.findByText(/Not saved.*This work is no longer available/)).toBeVisible();
  });

  test('files the case and opens it', async () => {
    const filed = aCaseDetails({ id: aDraft().id, number: 'OPP-2026-00201' });
    const { user, host, api } = openFiling(at('review'), {
      details: aDraft({ ...complete, declares_truth: false }),
      routes: { 'POST /oppositions/:id/submission': respondWith(200, filed) },
    });
    expect(await screen.findByRole('list', { name: 'Changes' })).toHaveTextContent('Ama Serwaa');
    await user.click(screen.getByRole('button', { name: 'File the case' }));
    expect(await screen.findByRole('link', { name: 'Confirm that your statement is true.' })).toBeVisible();
    await user.click(
      screen.getByRole('checkbox', { name: 'The information I’ve given is true to the best of my knowledge.' }),
    );
    expect(screen.queryByText('Confirm that your statement is true.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'File the case' }));
    expect(await screen.findByText(`Elsewhere: ${paths.oppositions.details(filed.id)}`)).toBeVisible();
    expect(host.notify).toHaveBeenCalledWith('Case OPP-2026-00201 was filed.', { type: 'success' });
    const [sent] = api.to('POST /oppositions/:id/submission');
    expect(sent?.headers.get('idempotency-key')).toEqual(expect.any(String));
  });

  test('links to missing entries without a field, until they are chosen', async () => {
    const draft = { ...complete, scope: { ...complete.scope, rights: [] }, claimed_lines: [] };
    const { user } = openFiling(at('review'), { details: aDraft(draft) });
    await user.click(await screen.findByRole('button', { name: 'File the case' }));
    const problem = 'Choose at least one right.';
    expect(await screen.findByRole('link', { name: problem })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Performing' }));
    // Findings stay until the next attempt; a corrected field loses its own.
    expect(screen.getAllByText(problem)).toHaveLength(1);
  });

  test('doesn’t file while a chosen document isn’t uploaded, and keeps it across steps', async () => {
    const { user, api } = openFiling(at('statement'), { details: aDraft(complete) });
    await screen.findByRole('button', { name: 'Choose files' });
    await user.upload(screen.getByLabelText('Documents'), new File(['x'], 'sheet.pdf', { type: 'application/pdf' }));
    await user.click(screen.getByRole('button', { name: 'Continue to review' }));
    await user.click(await screen.findByRole('button', { name: 'File the case' }));
    expect(await screen.findByRole('link', { name: /^You’ve chosen a document but haven’t added it/ })).toBeVisible();
    expect(await screen.findByText('sheet.pdf')).toBeVisible();
    expect(api.to('POST /oppositions/:id/submission')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remove sheet.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Back to review' }));
    await screen.findByRole('button', { name: 'File the case' });
    expect(screen.queryByText(/haven’t added it/)).toBeNull();
  });

  test('reports which open case was joined', async () => {
    const joined = aCaseDetails({ id: '01900000-0000-7000-8000-000000000777', number: 'OPP-2026-00184' });
    const { user, host } = openFiling(at('review'), {
      details: aDraft(complete),
      routes: { 'POST /oppositions/:id/submission': respondWith(200, joined) },
    });
    await user.click(await screen.findByRole('button', { name: 'File the case' }));
    expect(await screen.findByText(`Elsewhere: ${paths.oppositions.details(joined.id)}`)).toBeVisible();
    expect(host.notify).toHaveBeenCalledWith(expect.stringContaining('You joined case OPP-2026-00184'), {
      type: 'success',
    });
  });

  test('shows the society’s reason when no field is to blame', async () => {
    const nobody = failWith(409, { code: 'nobody_to_answer', message: 'Nobody could answer.' });
    const { user } = openFiling(at('review'), {
      details: aDraft(complete),
      routes: { 'POST /oppositions/:id/submission': nobody },
    });
    await user.click(await screen.findByRole('button', { name: 'File the case' }));
    expect(await screen.findByText('The case wasn’t submitted')).toBeVisible();
    expect(screen.getByText('Nobody could answer.')).toBeVisible();
  });
});
