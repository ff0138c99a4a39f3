import { useHost } from '@counterpoint/contract';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftValues } from './draft-values.ts';
import { lineFor, partyOf } from './writers/new-writer-line.ts';

/** Most works are registered by one who wrote them: the member stands first, once, and can be removed. */
export function useMeOffered(form: UseFormReturn<DraftValues>, isNew: boolean): () => void {
  const { user } = useHost();
  const [isOffered, setOffered] = useState(!isNew);
  return () => {
    if (isOffered) return;
    setOffered(true);
    const me = partyOf(user);
    const values = form.getValues();
    if (me && values.writers.length === 0) form.setValue('writers', [lineFor(me, values)]);
  };
}
