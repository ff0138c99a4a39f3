import type { AreaRoute } from '@counterpoint/contract';
import { aPerson, aProfile, fakeHost, renderWithHost } from '@counterpoint/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PageOutlet } from './page-outlet.tsx';

test('a page that the role doesn’t allow is explained and not loaded', () => {
  const load = jest.fn<AreaRoute['load']>();
  const path = '/music-composition/add';
  const host = fakeHost({ user: aProfile({ person: aPerson({ role: 'reader' }) }) });
  renderWithHost(<PageOutlet route={{ path, access: 'private', title: 'Register', load }} />, { host, path });
  expect(screen.getByRole('heading', { name: 'Your role doesn’t allow this' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your role' })).toHaveAttribute('href', '/people');
  expect(load).not.toHaveBeenCalled();
});

test('a page outside the areas of the role says which ones it is limited to', () => {
  const load = jest.fn<AreaRoute['load']>();
  const path = '/musical-opposition';
  const person = aPerson({ role: 'contributor', areas: ['compositions', 'recordings'] });
  const host = fakeHost({ user: aProfile({ person }) });
  renderWithHost(<PageOutlet route={{ path, access: 'private', title: 'Disputes', load }} />, { host, path });
  expect(screen.getByText(/limited to Music Composition and Sound Recordings\./)).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('a page within the areas of the role blames the role', () => {
  const load = jest.fn<AreaRoute['load']>();
  const path = '/music-composition/add';
  const host = fakeHost({ user: aProfile({ person: aPerson({ role: 'reader', areas: ['compositions'] }) }) });
  renderWithHost(<PageOutlet route={{ path, access: 'private', title: 'Register', load }} />, { host, path });
  expect(screen.getByText(/Ask the owner or a manager of this member to do it/)).toBeVisible();
});
