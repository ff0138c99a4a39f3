import type { PickedParty } from '@counterpoint/area-ui/parties';
import { useLines } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { DraftValues, WriterValues } from '../../../ui/draft/draft-values.ts';
import { splitEvenly } from '../totals/share-totals.ts';
import { lineFor, ownWriter } from './new-writer-line.ts';

export type WriterLines = ReturnType<typeof useWriterLines>;

export function useWriterLines() {
  const { control, getValues } = useFormContext<DraftValues>();
  const { fields, replace, ...array } = useFieldArray({ control, name: 'writers' });
  const lines = useLines(array, (index) => getValues(`writers.${index}`));
  const [lastSplit, setLastSplit] = useState<{ readonly before: WriterValues[]; readonly after: string } | null>(null);
  function split() {
    const { writers, publishers } = getValues();
    const after = splitEvenly({ writers, publishers });
    setLastSplit({ before: writers, after: JSON.stringify(after) });
    replace(after);
  }
  function undoSplit() {
    if (lastSplit) replace(lastSplit.before);
    setLastSplit(null);
  }
  return {
    ...lines,
    fields,
    add: (party: PickedParty | null) => lines.add(lineFor(party, getValues())),
    replace,
    split,
    lastSplit,
    undoSplit,
  };
}

export function useMeOffered(lines: WriterLines, isOffered: RefObject<boolean>): void {
  const { user } = useHost();
  const { getValues } = useFormContext<DraftValues>();
  const offer = useEffectEvent(() => {
    const me = ownWriter(user);
    if (me && !isOffered.current && getValues('writers').length === 0) lines.add(me);
    isOffered.current = true;
  });
  // A layout effect, so that the step never appears without the line.
  useLayoutEffect(() => offer(), []);
}
