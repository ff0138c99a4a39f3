import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { DraftState, DraftStore } from './draft-state.ts';
import { useLeaveAsked } from './use-leave-asked.ts';

/** A part of a draft's state, followed. */
export function useDraft<Values, Stored, Part>(
  store: DraftStore<Values, Stored>,
  select: (state: DraftState<Values, Stored>) => Part,
): Part {
  return useStore(store, select);
}

/**
 * While the page is open the draft saves itself, at once when the network is back; leaving asks first only while
 * something typed is not at the server.
 */
export function useSavingByItself<Values, Stored>(store: DraftStore<Values, Stored>): void {
  const isDirty = useStore(store, ({ saving }) => saving.kind !== 'untouched' && saving.kind !== 'saved');
  useLeaveAsked(isDirty);
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
