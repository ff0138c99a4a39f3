import { renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { UndoRemove } from './undo-remove.tsx';

function Lines() {
  const [isRemoved, setRemoved] = useState(false);
  return (
    <section tabIndex={-1} aria-label="Writers">
      <UndoRemove words={isRemoved ? 'Kofi is removed.' : null} onUndo={() => setRemoved(false)} />
      {!isRemoved && (
        <button type="button" onClick={() => setRemoved(true)}>
          Remove Kofi
        </button>
      )}
    </section>
  );
}

test('keeps the focus on the page when a line is removed and restored', async () => {
  const { user } = renderWithHost(<Lines />);
  await user.click(screen.getByRole('button', { name: 'Remove Kofi' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Kofi' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Writers' })).toHaveFocus();
});
