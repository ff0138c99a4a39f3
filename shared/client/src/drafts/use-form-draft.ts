import { useLayoutEffect, useRef } from 'react';
import type { DraftStore } from './draft-state.ts';

export interface DraftedForm<Values> {
  subscribe(options: { formState: { values: true }; callback: (state: { values: Values }) => void }): () => void;
  reset(values: Values): void;
}

/** Saves form edits to the draft. Returns a function that replaces the values without counting as an edit. */
export function useFormDraft<Values, Stored>(
  form: DraftedForm<Values>,
  store: DraftStore<Values, Stored>,
  initial: Values,
): (values: Values) => void {
  const { subscribe, reset } = form;
  const known = useRef<string | null>(null);
  known.current ??= JSON.stringify(initial);
  // In a layout effect, so that it's subscribed before the member can type.
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const text = JSON.stringify(values);
          if (text === known.current) return;
          known.current = text;
          store.getState().change(structuredClone(values));
        },
      }),
    [subscribe, store],
  );
  return (values) => {
    known.current = JSON.stringify(values);
    reset(values);
  };
}
