import type { CellKind } from '../imports/cell-kinds.ts';
import { compared } from '../imports/compared.ts';

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
]);

export const yesNoCell: CellKind = {
  read(text) {
    const value = ANSWERS.get(compared(text));
    return value === undefined ? null : { value };
  },
  write: (value) => (value === true ? 'Yes' : 'No'),
  expected: 'yes or no',
  mend: 'Enter yes or no.',
};
