import { Link, useRoutes } from '@counterpoint/contract/router';
import { renderWithHost } from '@counterpoint/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { FailureBoundary, type FailureProps } from './failure-boundary.tsx';
import { PagePlace } from './page-place.tsx';

function Failed({ error }: FailureProps) {
  return <p role="alert">{String(error)}</p>;
}

function ThrowsWhenLeft() {
  useEffect(
    () => () => {
      throw new Error('thrown on leaving');
    },
    [],
  );
  return <h1>First</h1>;
}

function Shell() {
  return (
    <>
      <Link to="/second">Second</Link>
      <Link to="/third">Third</Link>
      <PagePlace Failure={Failed} />
    </>
  );
}

function Pages() {
  const first = (
    <FailureBoundary resetKey="first" Failure={Failed}>
      <ThrowsWhenLeft />
    </FailureBoundary>
  );
  return useRoutes([
    {
      element: <Shell />,
      children: [
        { path: '/first', element: first },
        { path: '/second', element: <h1>Second</h1> },
        { path: '/third', element: <h1>Third</h1> },
      ],
    },
  ]);
}

test('keeps the shell when a page throws while the member leaves it', async () => {
  // React logs the error it caught, which is expected here.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderWithHost(<Pages />, { route: '*', path: '/first' });
  await user.click(await screen.findByRole('link', { name: 'Second' }));
  expect(screen.getByRole('alert')).toHaveTextContent('thrown on leaving');
  await user.click(screen.getByRole('link', { name: 'Third' }));
  expect(screen.getByRole('heading', { name: 'Third' })).toBeVisible();
  consoleError.mockClear();
});
