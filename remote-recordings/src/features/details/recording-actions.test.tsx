import { DialogHost } from '@counterpoint/area-ui/lazy';
import { paths } from '@counterpoint/contract/paths';
import type { LineUpClaim } from '@counterpoint/domain/schemas/recordings';
import { aContributor, aLineUpClaim, aRecordingDetails, fakeApi, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { RecordingActions } from './recording-actions.tsx';

const others = aRecordingDetails({ is_mine: false, contributors: [aContributor({ is_me: false })] });

function show(recording = others, claims: readonly LineUpClaim[] = []) {
  fakeApi({ 'GET /recordings/:id/line-up-claims': { items: claims } });
  renderWithHost(
    <DialogHost>
      <RecordingActions recording={recording} ownCase={null} />
    </DialogHost>,
  );
}

test('offers a performer whom the recording names a claim of another part', async () => {
  show({ ...others, contributors: [aContributor({ is_me: true })] });
  const link = await screen.findByRole('link', { name: 'Claim another part' });
  expect(link).toHaveAttribute('href', paths.recordings.claimLineUp(others.id));
  expect(screen.queryByRole('link', { name: 'I performed on this' })).not.toBeInTheDocument();
});

test('offers no second claim of a part while one is open', async () => {
  show(others, [aLineUpClaim({ is_me: true })]);
  expect(await screen.findByRole('link', { name: 'Claim rights' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'I performed on this' })).not.toBeInTheDocument());
});
