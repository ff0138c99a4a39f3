import type { PickedParty } from '@counterpoint/area-ui/parties';
import { useLines } from '@counterpoint/catalogue/lines';
import { useHost } from '@counterpoint/contract';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { lineFor, ownWriter } from './new-writer-line.ts';

export type WriterLines = ReturnType<typeof useWriterLines>;

export function useWriterLines() {
  const { control, getValues } = useFormContext<DraftValues>();
  const { fields, replace, ...array } = useFieldArray({ control, name: 'writers' });
  const lines = useLines(array, (index) => getValues(`writers.${index}`));
  return {
    ...lines,
    fields,
    add: (party: PickedParty | null) => lines.add(lineFor(party, getValues())),
    replace,
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
