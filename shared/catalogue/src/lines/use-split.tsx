import { VanishingButton } from '@counterpoint/area-ui/page';
import { useState } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import * as text from '../messages/lines.generated.ts';

interface Line {
  readonly party_id?: unknown;
  readonly share?: unknown;
  readonly shares?: unknown;
}
type Lists = Readonly<Record<string, readonly Line[]>>;

/**
 * Divides the shares in lists of lines, with a button to undo it until the member changes one, or whose they are. Renders on
 * each change of a share.
 */
export function useSplit<Values extends FieldValues>(lists: readonly string[], field: 'share' | 'shares') {
  const { control, getValues, setValue, trigger } = useFormContext();
  const [last, setLast] = useState<{ readonly before: Lists; readonly after: string } | null>(null);
  const sharesIn = (lines: readonly (readonly Line[])[]) =>
    JSON.stringify(lines.map((list) => list.map((line) => [line.party_id, line[field]])));
  const now = useWatch({ control, name: lists, compute: sharesIn });

  /** Line by line, so that the rows stay as they are. */
  function put(all: Lists) {
    const shares = lists.flatMap((list) =>
      (all[list] ?? []).map((line, index) => ({ path: `${list}.${index}.${field}`, share: line[field] })),
    );
    for (const { path, share } of shares) setValue(path, share, { shouldDirty: true });
    void trigger(shares.map(({ path }) => path));
  }
  return {
    split(divide: (values: Values) => Lists) {
      // The caller names the values of the form around it.
      const after = divide(getValues() as Values);
      setLast({ before: structuredClone(getValues()), after: sharesIn(lists.map((list) => after[list] ?? [])) });
      put(after);
    },
    undo: last?.after === now && <VanishingButton onClick={() => put(last.before)}>{text.undoSplit()}</VanishingButton>,
  };
}
