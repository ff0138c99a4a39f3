import { fillIn, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { LinkButton } from './link-button.tsx';
import { LinkDialog } from './link-dialog.tsx';

const lazy = { name: 'linking', load: async () => LinkDialog };
const song = { id: '01900000-0000-7000-8000-000000000202', title: 'Harbour Song' };

test('leaves a dialog open that was opened while an earlier one linked', async () => {
  const linked = Promise.withResolvers<void>();
  const { user, host } = renderWithHost(
    <LinkButton noun="work" lazy={lazy}>
      {(_, onClose) => (
        <LinkDialog
          noun="work"
          words="Choose the work."
          placeholder="Title"
          search={async () => [song]}
          labelOf={({ title }) => title}
          factsOf={() => []}
          link={() => linked.promise}
          onClose={onClose}
        />
      )}
    </LinkButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Link a work' }));
  await fillIn(user, await screen.findByRole('combobox', { name: 'Search works' }), 'harbour');
  await user.click(await screen.findByRole('option', { name: 'Harbour Song' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Link a work' }));
  await screen.findByRole('combobox', { name: 'Search works' });
  linked.resolve();
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('“Harbour Song” is linked.', { type: 'success' }));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByRole('combobox', { name: 'Search works' })).toBeVisible();
});
