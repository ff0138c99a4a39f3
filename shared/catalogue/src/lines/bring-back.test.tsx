import { renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { BringBack } from './bring-back.tsx';

function Lines() {
  const [isRemoved, setRemoved] = useState(false);
  return (
    <section tabIndex={-1} aria-label="Writers">
      <BringBack words={isRemoved ? 'Kofi is removed.' : null} onBringBack={() => setRemoved(false)} />
      {!isRemoved && (
        <button type="button" onClick={() => setRemoved(true)}>
          Remove Kofi
        </button>
      )}
    </section>
  );
}

test('who removes a line and brings it back keeps a place in the page', async () => {
  const { user } = renderWithHost(<Lines />);
  await user.click(screen.getByRole('button', { name: 'Remove Kofi' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Kofi' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Writers' })).toHaveFocus();
});
