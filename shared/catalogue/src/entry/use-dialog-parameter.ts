import { useSearchParams } from '@counterpoint/contract/router';
import { useEffect, useRef } from 'react';

/** A URL parameter that opens a dialog. */
export function useDialogParameter(name: string) {
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(name);
  const shown = useRef(value);
  useEffect(() => {
    shown.current = value;
    return () => {
      shown.current = null;
    };
  }, [value]);
  function change(next: string | null): void {
    setParameters(
      (current) => {
        if (next === null) current.delete(name);
        else current.set(name, next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return {
    value,
    open: (next: string) => change(next),
    /** Does nothing once the page was left or shows another dialog, as when what was sent ends late. */
    close() {
      if (shown.current === value) change(null);
    },
  };
}
