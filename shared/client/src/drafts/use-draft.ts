import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { DraftState, DraftStore } from './draft-state.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

export function useDraft<Values, Stored, Part>(
  store: DraftStore<Values, Stored>,
  select: (state: DraftState<Values, Stored>) => Part,
): Part {
  return useStore(store, select);
}

/** Saves while the page is open, and at once when back online. Asks before leaving only if something is unsaved. */
export function useAutosave<Values, Stored>(store: DraftStore<Values, Stored>): void {
  const isDirty = useStore(store, ({ saving }) => saving.kind !== 'untouched' && saving.kind !== 'saved');
  useLeaveGuard(isDirty);
  useEffect(() => {
    store.getState().start();
    const handleOnline = () => void store.getState().flush();
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('online', handleOnline);
      store.getState().stop();
    };
  }, [store]);
}
