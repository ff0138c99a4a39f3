import { DeadlineCalendar } from '@counterpoint/domain/days';
import { formatDayAndTime } from '@counterpoint/kit/text';
import { aCoWriter, aWorkDetails, aWriter, failWith, fillIn } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { apiWith, awaiting, open, work } from '../testing/open-details.tsx';

describe('a member who disagrees', () => {
  test('contests with a reason and the correct shares', async () => {
    const timeZone = 'Atlantic/Cape_Verde';
    const api = apiWith(awaiting, {
      'POST /compositions/:id/contestation': { ...awaiting, is_in_dispute: true },
      'GET /reference/settings': {
        confirmation_days: 30,
        work_response_days: 60,
        recording_response_days: 90,
        more_time_days: 30,
        time_zone: timeZone,
      },
    });
    const { user, host } = open();
    await user.click(await screen.findByRole('button', { name: 'Contest' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contest your shares' });
    await user.click(within(dialog).getByRole('button', { name: 'Contest my shares' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Enter what’s wrong.');
    await fillIn(user, within(dialog).getByLabelText('What’s wrong'), 'We agreed on half.');
    const performing = within(dialog).getByLabelText('Performing (%)');
    expect(performing).toHaveValue('');
    expect(dialog).toHaveTextContent('You can only contest what differs.');
    await user.type(performing, '50');
    expect(dialog).toHaveTextContent('On hold until the case closes:Performing: 10.00%');
    expect(dialog).toHaveTextContent('If accepted, the other shares change in proportion.');
    expect(dialog).toHaveTextContent(`The case is against ${awaiting.writers[0]?.name}.`);
    const deadline = new DeadlineCalendar(timeZone).responseDeadline(new Date(), 60).toISOString();
    expect(dialog).toHaveTextContent(`They have 60 days to respond, until ${formatDayAndTime(deadline)}.`);
    await user.click(within(dialog).getByRole('button', { name: 'Contest my shares' }));
    await screen.findByRole('heading', { level: 1 });
    expect(host.notify).toHaveBeenCalledWith('We sent your objection to the submitter and opened a case.', {
      type: 'success',
    });
    const [sent] = api.to('POST /compositions/:id/contestation');
    expect(sent?.body).toEqual({ reason: 'We agreed on half.', shares: { pr: 5000, mr: 3000, sr: 0 } });
    expect(sent?.headers.get('if-match')).toBe('"3"');
  });

  test('sees at once what is on hold if a revision removes them, and claims what they had', async () => {
    const active = { ...work, revision: 1, pending_revision: 2, is_mine: false };
    const me = aWriter();
    const pending = aWorkDetails({
      ...awaiting,
      revision: 2,
      pending_revision: 2,
      writers: [aCoWriter({ confirmation: 'submitter' })],
      removed: [
        { party_id: me.party_id ?? '', name: me.name, is_me: true, confirmation: 'invited', confirmed_at: null },
      ],
    });
    const api = apiWith(active, {
      'GET /compositions/:id/amendment': pending,
      'GET /compositions/:id/revisions': { items: [] },
      'POST /compositions/:id/contestation': pending,
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Contest' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contest your shares' });
    expect(dialog).toHaveTextContent('This revision doesn’t take effect while you disagree.');
    expect(dialog).toHaveTextContent('On hold until the case closes:Performing: 50.00%Mechanical: 50.00%');
    expect(dialog).toHaveTextContent('Before: 50.00%. Leave this empty to keep it.');
    await fillIn(user, within(dialog).getByLabelText('What’s wrong'), 'I wrote it.');
    await user.click(within(dialog).getByRole('button', { name: 'Contest my shares' }));
    await waitFor(() => expect(api.to('POST /compositions/:id/contestation')).toHaveLength(1));
    expect(api.to('POST /compositions/:id/contestation')[0]?.body).toMatchObject({
      shares: { pr: 5000, mr: 5000, sr: 0 },
    });
  });

  test.each([
    ['a first revision', { pending: awaiting, part: '' }],
    ['an amendment', { pending: { ...awaiting, revision: 2, pending_revision: 2 }, part: '/amendment' }],
  ])('contests %s even when another party confirms meanwhile', async (_, { pending, part }) => {
    const active = { ...work, version: awaiting.version, pending_revision: 2, is_mine: false };
    const api = apiWith(part ? active : pending, {
      [`GET /compositions/:id${part}`]: pending,
      'GET /compositions/:id/revisions': { items: [] },
      'POST /compositions/:id/contestation': ({ headers }) =>
        headers.get('if-match') === `"${awaiting.version}"`
          ? failWith(412, { code: 'stale_version', message: 'It was changed.' })
          : awaiting,
    });
    const { user, host } = open();
    await user.click(await screen.findByRole('button', { name: 'Contest' }));
    const dialog = await screen.findByRole('dialog');
    await fillIn(user, within(dialog).getByLabelText('What’s wrong'), 'We agreed on half.');
    const writers = pending.writers.map((line) =>
      line.is_me ? line : { ...line, confirmation: 'confirmed' as const },
    );
    api.use({ [`GET /compositions/:id${part}`]: { ...pending, version: pending.version + 1, writers } });
    await user.click(within(dialog).getByRole('button', { name: 'Contest my shares' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalled());
    const sent = api.to('POST /compositions/:id/contestation').map(({ headers }) => headers.get('if-match'));
    expect(sent).toEqual([`"${awaiting.version}"`, `"${awaiting.version + 1}"`]);
  });

  test('sees at the share what only the API rejects, until they enter another', async () => {
    const message = 'Enter a share that differs from the revision.';
    apiWith(awaiting, {
      'POST /compositions/:id/contestation': failWith(422, {
        code: 'validation_failed',
        message: 'Wrong.',
        details: [{ path: 'shares.pr', message }],
      }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Contest' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fillIn(user, dialog.getByLabelText('What’s wrong'), 'We agreed on half.');
    const performing = dialog.getByLabelText('Performing (%)');
    await user.type(performing, '40');
    await user.click(dialog.getByRole('button', { name: 'Contest my shares' }));
    await user.click(await dialog.findByRole('link', { name: message }));
    await user.tab();
    expect(performing).toHaveAccessibleDescription(new RegExp(message));
    await user.type(performing, '{Backspace}5');
    await waitFor(() => expect(performing).toBeValid());
  });

  test('keeps the typed reason when sending fails', async () => {
    apiWith(awaiting, {
      'POST /compositions/:id/contestation': failWith(412, { code: 'stale_version', message: 'It was changed.' }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Contest' }));
    const dialog = await screen.findByRole('dialog');
    await fillIn(user, within(dialog).getByLabelText('What’s wrong'), 'We agreed on half.');
    await user.click(within(dialog).getByRole('button', { name: 'Contest my shares' }));
    expect(await within(dialog).findByText('It was changed.')).toBeVisible();
    expect(within(dialog).getByLabelText('What’s wrong')).toHaveValue('We agreed on half.');
  });
});
