import { aPerson, aProfile, fakeHost, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ButtonLink, Permitted } from './index.ts';

function as(role: 'owner' | 'reader') {
  return fakeHost({ user: aProfile({ person: aPerson({ role }) }) });
}

const form = (
  <Permitted needs="account:change">
    <button type="button">Save</button>
  </Permitted>
);

describe('a change that the role doesn’t allow', () => {
  test('is disabled, with the reason', () => {
    renderWithHost(form, { host: as('reader') });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByText('Your role doesn’t allow changes here.')).toBeVisible();
  });

  test('is enabled for the owner', () => {
    renderWithHost(form, { host: as('owner') });
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test.each([
    ['owner', 1],
    ['reader', 0],
  ] as const)('has a link for the %s: %i', (role, count) => {
    renderWithHost(<ButtonLink to="/music-composition/add">Register</ButtonLink>, { host: as(role) });
    expect(screen.queryAllByRole('link', { name: 'Register' })).toHaveLength(count);
  });
});
