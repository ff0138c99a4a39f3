import { renderWithHost } from '@counterpoint/testing';
import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLazyModule } from './use-lazy-module.ts';

function Exporting({ load }: { readonly load: () => Promise<string> }) {
  const { part, ensureLoaded } = useLazyModule(load);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => void ensureLoaded()}>
        Select
      </button>
      <button type="button" onClick={async () => setOpen(await ensureLoaded())}>
        Export
      </button>
      {isOpen && part}
    </>
  );
}

test('answers a second call while the code is loading, which it loads once', async () => {
  const loading = Promise.withResolvers<string>();
  const load = jest.fn(() => loading.promise);
  const { user } = renderWithHost(<Exporting load={load} />);
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await act(async () => loading.resolve('Export your works'));
  expect(screen.getByText('Export your works')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
