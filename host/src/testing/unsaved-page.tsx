import { createMemoryRouter, RouterProvider } from '@counterpoint/contract/router';
import { useLeaveGuard } from '@counterpoint/frame';
import { render } from '@testing-library/react';
import { useEffect } from 'react';

/** Renders a page with unsaved input, until the test ends or unmounts it. */
export function renderUnsavedPage() {
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: UnsavedPage }])} />);
}

function UnsavedPage() {
  const { guardLeave } = useLeaveGuard();
  useEffect(() => guardLeave(true), [guardLeave]);
  return null;
}
