import { aCaseDetails, aCaseLine, aCaseProposal } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openCase } from './testing/open-case.tsx';

/** Another case has taken 15 of Ama's 40% since this one was filed. */
const [ama, ...others] = aCaseDetails().registered_lines;
const yaw = aCaseLine({ key: 'writer:yaw:CA', party_id: null, name: 'Yaw Boateng', shares: { pr: 1500 } });
const current_lines = [{ ...aCaseLine(ama), shares: { pr: 2500 } }, ...others, yaw];

const reason = /^The registration has changed since this case was filed\./;

async function choose(button: string, opened: ReturnType<typeof openCase>) {
  await opened.user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

test('accepting the change shows what it leaves of the shares registered now', async () => {
  const dialog = await choose('Accept the change', openCase(aCaseDetails({ current_lines })));
  expect(dialog.getByRole('list', { name: 'Your shares' })).toHaveTextContent(/25\.00% → becomes 5\.00%/);
  const theirs = dialog.getByRole('list', { name: 'Other parties’ shares' });
  expect(theirs).toHaveTextContent(/Kofi Mensah.*20\.00% → becomes 40\.00%/);
  expect(theirs).not.toHaveTextContent('Yaw Boateng');
  expect(dialog.getByText(reason)).toBeVisible();
});

test('says that a change no longer fits the shares registered now', async () => {
  const lower = current_lines.map((line) =>
    line.party_id === ama?.party_id ? { ...line, shares: { pr: 1000 } } : line,
  );
  const dialog = await choose('Accept the change', openCase(aCaseDetails({ current_lines: lower })));
  expect(dialog.getByText(/^This doesn’t fit the shares registered now/)).toBeVisible();
  expect(dialog.queryByRole('list')).toBeNull();
});

test('accepting a split shows what it makes of the shares registered now', async () => {
  const acts = [{ act: 'accept' as const, blocked: null }];
  const proposals = [aCaseProposal()];
  const opened = openCase(aCaseDetails({ current_lines, state: 'settlement_proposed', acts, proposals }));
  const dialog = await choose('Accept this split', opened);
  const shares = dialog.getByRole('list', { name: 'Shares before and after' });
  expect(shares).toHaveTextContent(/Ama Serwaa.*25\.00% → becomes 15\.00%/);
  expect(shares).toHaveTextContent(/Kofi Mensah.*20\.00% → becomes 30\.00%/);
});

test('proposing a split shows what it makes of the shares registered now', async () => {
  const { user } = openCase(aCaseDetails({ current_lines, state: 'in_dispute' }));
  await user.click(await screen.findByRole('button', { name: 'Propose a split' }));
  const editor = within(await screen.findByRole('region', { name: 'Propose a split' }));
  expect(editor.getByText('No shares change.')).toBeVisible();
  await user.click(editor.getByRole('button', { name: 'Halfway' }));
  const shares = editor.getByRole('list', { name: 'Shares before and after' });
  expect(shares).toHaveTextContent(/Ama Serwaa.*25\.00% → becomes 15\.00%/);
  expect(editor.getByText(reason)).toBeVisible();
});
