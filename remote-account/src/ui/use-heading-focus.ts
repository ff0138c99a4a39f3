import { useEffect, useRef } from 'react';

/** Focuses the heading when one page replaces another under the same address. A new value of `shown` is a new page. */
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
