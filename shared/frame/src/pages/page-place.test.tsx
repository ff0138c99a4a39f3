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

function ThrowsWhenShown(): never {
  throw new Error('thrown on showing');
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
        { path: '/third', element: <ThrowsWhenShown /> },
      ],
    },
  ]);
}

test('shows the next page when a page throws while the member leaves it, and reports the error once', async () => {
  // React logs the errors it caught, which are expected here.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, host } = renderWithHost(<Pages />, { route: '*', path: '/first' });
  await user.click(await screen.findByRole('link', { name: 'Second' }));
  expect(screen.getByRole('heading', { name: 'Second' })).toBeVisible();
  expect(jest.mocked(host.reportError).mock.calls).toEqual([[new Error('thrown on leaving')]]);
  consoleError.mockClear();
});

test('keeps the shell when a page throws outside its own boundary', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, host } = renderWithHost(<Pages />, { route: '*', path: '/second' });
  await user.click(await screen.findByRole('link', { name: 'Third' }));
  expect(host.reportError).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('thrown on showing');
  await user.click(screen.getByRole('link', { name: 'Second' }));
  expect(screen.getByRole('heading', { name: 'Second' })).toBeVisible();
  consoleError.mockClear();
});
