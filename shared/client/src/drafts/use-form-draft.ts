import { useLayoutEffect, useRef } from 'react';
import type { DraftStore } from './draft-state.ts';

/** What a draft needs of react-hook-form's form. */
export interface DraftedForm<Values> {
  subscribe(asked: { formState: { values: true }; callback: (state: { values: Values }) => void }): () => void;
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
  // Before the form can be seen, and so before anything can be typed into it.
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
