import { useEffect, useRef } from 'react';

/** Restores lost focus: put `place` on a heading with `tabIndex={-1}`, and call `expectLoss` after the removal. */
export function useLostFocus() {
  const place = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);
  // Runs after each render, because any of them may remove the focused element.
  useEffect(() => {
    if (!isExpected.current || document.activeElement !== document.body) return;
    isExpected.current = false;
    place.current?.focus();
  });
  return {
    place,
    expectLoss() {
      isExpected.current = true;
    },
  };
}
