import { aCaseDetails, aPerson, aProfile, fakeHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openCase } from './testing/open-case.tsx';

test('shows a reader the case without answers, documents to add or messages to write', async () => {
  const host = fakeHost({ user: aProfile({ person: aPerson({ role: 'reader' }) }) });
  openCase(aCaseDetails(), {}, host);
  const band = await screen.findByRole('region', { name: 'Next step' });
  expect(within(band).queryAllByRole('button')).toHaveLength(0);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Add|Send/ })).toBeNull();
});
