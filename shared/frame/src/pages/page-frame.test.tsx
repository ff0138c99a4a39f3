import { useHost } from '@counterpoint/contract';
import { fakeHost, renderWithHost } from '@counterpoint/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import type { FailureProps } from './failure-boundary.tsx';
import { PageFrame } from './page-frame.tsx';

function SamplePage() {
  const { setTitle } = useHost();
  useEffect(() => setTitle('Songbird'), [setTitle]);
  return <h1>Songbird</h1>;
}

const route = {
  path: '/work',
  access: 'private',
  title: 'Composition',
  load: () => Promise.resolve({ Page: SamplePage }),
} as const;

const frame = () => <PageFrame route={route} limitMs={1_000} Failure={() => null} />;

test('keeps a page’s own title, even if its code was already loaded', async () => {
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

function Failed({ error, onRetry }: FailureProps) {
  return (
    <button type="button" onClick={onRetry}>
      {error instanceof Error && error.cause instanceof Error && `${error.message} ${error.cause.message}`}
    </button>
  );
}

test('names a page that fails to load, logs the cause, and retries', async () => {
  const lost = new Error('Loading chunk 157 failed.');
  const load = jest.fn<typeof route.load>().mockRejectedValueOnce(lost).mockImplementation(route.load);
  const { user } = renderWithHost(<PageFrame route={{ ...route, load }} limitMs={1_000} Failure={Failed} />);
  const words = 'The page “Composition” could not be loaded. Loading chunk 157 failed.';
  await user.click(await screen.findByRole('button', { name: words }));
  expect(await screen.findByRole('heading', { name: 'Songbird' })).toBeVisible();
});
