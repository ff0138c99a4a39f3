import { aPerson, aWorkDetails } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apiWith, awaiting, open, work } from './testing/open-details.tsx';

const reader = { person: aPerson({ role: 'reader' }) };

test.each([
  ['a registered work', aWorkDetails(), 'Amend'],
  ['a work that awaits a confirmation', awaiting, 'Contest'],
])('shows a reader no actions that change %s', async (_what, shown, change) => {
  apiWith({ ...shown, id: work.id });
  open('', reader);
  await screen.findByRole('heading', { level: 1, name: shown.title });
  for (const name of [change, /Confirm/, /Link a recording/]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: change })).toBeNull();
});
