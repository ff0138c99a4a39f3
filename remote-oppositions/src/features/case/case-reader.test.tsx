import { aCaseDetails, aPerson, aProfile, fakeHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { openCase } from './testing/open-case.tsx';

const asReader = () => fakeHost({ user: aProfile({ person: aPerson({ role: 'reader' }) }) });

test('shows a reader the case without answers, documents to add or messages to write', async () => {
  openCase(aCaseDetails(), {}, asReader());
  const band = await screen.findByRole('region', { name: 'Next step' });
  expect(within(band).queryAllByRole('button')).toHaveLength(0);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Add|Send/ })).toBeNull();
});

test.each([
  ['draft', 'Continue filing'],
  ['awaiting_claimant_evidence', 'Add documents'],
] as const)('shows a reader no next step of the claimant in the state %s', async (state, name) => {
  const details = aCaseDetails({ state, my_side: 'claimant', acts: [] });
  openCase(details, {}, asReader());
  const band = await screen.findByRole('region', { name: 'Next step' });
  expect(within(band).queryByRole('link', { name })).toBeNull();
  cleanup();
  openCase(details);
  expect(await screen.findByRole('link', { name })).toBeVisible();
});
