import { useHost } from '@counterpoint/contract';
import { useEffect } from 'react';

/** Sets the title of the browser's tab. */
export function useTitle(title: string): void {
  const { setTitle } = useHost();
  useEffect(() => setTitle(title), [setTitle, title]);
}
