import { useEffect, useRef } from 'react';

/**
 * Where the focus goes when what had it is gone, as the button of a row that was removed: put `place` on a heading with
 * `tabIndex={-1}`, and call `expectLoss` once something was removed.
 */
export function useLostFocus() {
  const place = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);
  // After each rendering: whichever takes the focused element out of the page is the one.
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
