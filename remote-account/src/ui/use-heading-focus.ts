import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the heading of what has taken the place of another page under the same address, where the portal
 * sees no page begin. `shown` says what is shown: another value is another page.
 */
export function useHeadingFocus(shown: string) {
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the one reason to move the focus
  useEffect(() => {
    const heading = page.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }, [shown]);
  return page;
}
