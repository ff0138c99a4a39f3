import { useLayoutEffect, useRef } from 'react';

export function useHeadingFocus(pageTitle: string) {
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus for a new page only
  useLayoutEffect(() => {
    const heading = page.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }, [pageTitle]);
  return page;
}
