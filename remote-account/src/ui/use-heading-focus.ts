import { useEffect, useRef } from 'react';

/** Focuses the heading when one page replaces another at the same address: whenever `pageTitle` changes. */
export function useHeadingFocus(pageTitle: string) {
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus for a new page only
  useEffect(() => {
    const heading = page.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }, [pageTitle]);
  return page;
}
