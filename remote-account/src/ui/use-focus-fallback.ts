import { useEffect, useRef } from 'react';

/** Focuses `fallback`, a heading with `tabIndex={-1}`, once the focused element is gone. Call `expectRemoval` before. */
export function useFocusFallback() {
  const fallback = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current || document.activeElement !== document.body) return;
    isExpected.current = false;
    fallback.current?.focus();
  });
  return {
    fallback,
    expectRemoval() {
      isExpected.current = true;
    },
  };
}
