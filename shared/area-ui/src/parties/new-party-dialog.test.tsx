import { fakeApi, renderWithHost } from '@counterpoint/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { NewPartyDialog } from './new-party-dialog.tsx';

test('keeps typed fields until it is cancelled', async () => {
  fakeApi({ 'POST /composers/candidates': { items: [] } });
  const onClose = jest.fn<() => void>();
  const { user, host } = renderWithHost(
    <NewPartyDialog
      resource="composers"
      what="writer"
      defaults={{ kind: 'person', given_names: 'Efua', family_name: 'Sarpong', ipi_name_number: '', isni: '' }}
      onClose={onClose}
      onCreated={() => undefined}
    />,
  );
  await user.type(await screen.findByLabelText('Family name, or the only name'), '{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText('ISNI (optional)'), '0000{Escape}');
  expect(await screen.findByText('Cancel discards them.')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(host.guardLeave).toHaveBeenLastCalledWith(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
