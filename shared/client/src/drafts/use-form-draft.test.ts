import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import * as z from 'zod/mini';
import { createDraftStore, type DraftedForm, draftCopiesOf, useFormDraft } from './index.ts';

interface Values {
  title: string;
}

const values = z.object({ title: z.string() });
const notCalled = () => Promise.reject(new Error('Nothing is asked of the server.'));

/** A form whose values the test sets. */
function aForm() {
  let emit = (_: { values: Values }): void => undefined;
  const form: DraftedForm<Values> = {
    subscribe({ callback }) {
      emit = callback;
      return () => undefined;
    },
    reset: jest.fn((next: Values) => emit({ values: next })),
  };
  return { form, type: (title: string) => emit({ values: { title } }) };
}

test('saves typed values, but not values that code sets', () => {
  const store = createDraftStore<Values, Values, { id: string; version: number; updated_at: string }>({
    api: { create: notCalled, update: notCalled, read: notCalled },
    kind: {
      read: (draft) => ({ ok: true, draft }),
      valuesOf: () => ({ title: '' }),
      storedIn: () => null,
      isWritable: () => true,
    },
    copies: draftCopiesOf({ memberId: 'ama', storage: localStorage, values, draft: values }),
    stored: null,
    savedAt: null,
    copy: null,
  });
  const change = jest.spyOn(store.getState(), 'change').mockImplementation(() => undefined);
  const { form, type } = aForm();
  const { result } = renderHook(() => useFormDraft(form, store, { title: '' }));
  type('');
  expect(change).not.toHaveBeenCalled();
  type('Volta');
  expect(change).toHaveBeenCalledWith({ title: 'Volta' });
  result.current({ title: 'Theirs' });
  expect(form.reset).toHaveBeenCalledWith({ title: 'Theirs' });
  expect(change).toHaveBeenCalledTimes(1);
});
