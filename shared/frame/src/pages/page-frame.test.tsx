import { useHost } from '@counterpoint/contract';
import { fakeHost, renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { PageFrame } from './page-frame.tsx';

function WorkPage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Songbird'), [setTitle]);
  return <h1>Songbird</h1>;
}

const route = {
  path: '/work',
  access: 'private',
  title: 'Composition',
  load: () => Promise.resolve({ Page: WorkPage }),
} as const;

const frame = () => <PageFrame route={route} limitMs={1_000} Failure={() => null} />;

test('a page that names itself better keeps its title, also when its code is there already', async () => {
  const first = fakeHost();
  const { unmount } = renderWithHost(frame(), { host: first });
  expect(first.setTitle).toHaveBeenLastCalledWith('Composition');
  await screen.findByRole('heading', { name: 'Songbird' });
  expect(first.setTitle).toHaveBeenLastCalledWith('Songbird');
  unmount();
  const second = fakeHost();
  renderWithHost(frame(), { host: second });
  expect(screen.getByRole('heading', { name: 'Songbird' })).toBeVisible();
  expect(second.setTitle).toHaveBeenLastCalledWith('Songbird');
});
