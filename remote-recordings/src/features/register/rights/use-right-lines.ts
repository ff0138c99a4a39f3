import type { PickedParty } from '@counterpoint/area-ui/parties';
import { useLines } from '@counterpoint/catalogue/lines';
import { formatShareNumber } from '@counterpoint/domain/shares';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import type { RightValues } from '../../../ui/rights/right-values.ts';
import { firstDayOf, lineFor, remainingShareFor } from './right-lines.ts';

export type RightLines = ReturnType<typeof useRightLines>;

export function useRightLines(claims: readonly RightValues[]) {
  const { control, getValues, setValue, trigger } = useFormContext<DraftValues>();
  const { fields, ...array } = useFieldArray({ control, name: 'rights' });
  const lines = useLines(array, (index) => getValues(`rights.${index}`));
  // The line that was added last.
  const [opened, setOpened] = useState<number | null>(null);
  return {
    ...lines,
    fields,
    opened,
    add(party: PickedParty) {
      const { rights, ...dates } = getValues();
      setOpened(rights.length);
      lines.add(lineFor(party, { lines: rights, claims, firstDay: firstDayOf(dates) }));
    },
    duplicate(index: number) {
      setOpened(index + 1);
      array.insert(index + 1, getValues(`rights.${index}`), { shouldFocus: false });
    },
    remove(index: number) {
      setOpened(null);
      lines.remove(index);
    },
    undoRemove() {
      const index = lines.removed?.index ?? 0;
      setOpened(index);
      lines.undoRemove();
      // The errors left with the line.
      void trigger(`rights.${index}`);
    },
    takeRest(index: number) {
      const { rights } = getValues();
      const line = rights[index];
      const rest = line && remainingShareFor(line, [...rights.toSpliced(index, 1), ...claims]);
      if (rest) setValue(`rights.${index}.share`, formatShareNumber(rest), { shouldDirty: true, shouldValidate: true });
    },
  };
}
