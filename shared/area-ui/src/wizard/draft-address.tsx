import { useSearchParams } from '@counterpoint/contract/router';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';

interface DraftAddress {
  readonly params: URLSearchParams;
  readonly change: (next: (before: URLSearchParams) => URLSearchParams, options?: { replace?: boolean }) => void;
}

const Context = createContext<DraftAddress | null>(null);

/** Changes in one tick build on each other; React Router would lose the first. */
export function DraftAddressProvider({ children }: { children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  function change(next: (before: URLSearchParams) => URLSearchParams, { replace = false }: { replace?: boolean } = {}) {
    latest.current = next(latest.current);
    // A replaced address is that of the same page, such as after a draft's first save: the page stays where it is.
    setParams(latest.current, { replace, preventScrollReset: replace });
  }
  return <Context value={{ params, change }}>{children}</Context>;
}

export function useDraftAddress(): DraftAddress {
  const address = useContext(Context);
  if (!address) throw new Error('The wizard has no address: put a DraftAddressProvider around it.');
  return address;
}
