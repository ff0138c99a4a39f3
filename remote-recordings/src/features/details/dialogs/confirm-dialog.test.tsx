import type { RightView } from '@counterpoint/domain/schemas/recordings';
import { aClaimOfRights, aRecordingDetails, aRight, fakeApi, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ConfirmDialog } from './confirm-dialog.tsx';

const named = (share: number): RightView => aRight({ share, uses: ['broadcast'] });
const claimed = aClaimOfRights({
  share: 2000,
  uses: ['broadcast'],
  is_me: true,
  territories: named(0).territories,
  valid_from: named(0).valid_from,
  valid_to: named(0).valid_to,
});
const active = aRecordingDetails({ rights: [named(4000), claimed], pending_revision: 2 });

test.each([
  { gives: 5000, expected: /so your claim falls to:10\.00%, broadcast/ },
  { gives: 6000, expected: /so your claim ends\./ },
])('says what remains of a claim when the revision gives $gives', async ({ gives, expected }) => {
  fakeApi({ 'GET /recordings/:id': active });
  const pending = { ...active, revision: 2, rights: [named(gives)], awaits_my_confirmation: true };
  renderWithHost(<ConfirmDialog entry={pending} onClose={() => {}} />);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(`${gives / 100}.00% as producer`);
  await screen.findByText(/your claim/);
  expect(dialog).toHaveTextContent(expected);
});
