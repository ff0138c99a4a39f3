import type { CellKind } from '../imports/cell-kinds.ts';
import { compared } from '../imports/compared.ts';
import * as text from '../messages/import-cells.generated.ts';

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
]);

export const yesNoCell: CellKind = {
  read(typed) {
    const value = ANSWERS.get(compared(typed));
    return value === undefined ? null : { value };
  },
  write: (value) => (value === true ? 'Yes' : 'No'),
  expected: text.yesOrNo,
  correction: text.enterYesOrNo,
};
