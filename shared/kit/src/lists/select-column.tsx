import { Box, VisuallyHidden } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import type { Column } from '@counterpoint/kit/table';
import type { Selected, Selection } from './use-selection.ts';

type Titled = Selected & { readonly title: string };

/** The boxes before the rows, and the one above them for all of the page. */
export function selectColumn<Row extends Titled>(selection: Selection, rows: readonly Row[]): Column<Row> {
  return {
    id: 'select',
    header: <SelectPage selection={selection} rows={rows} isBare />,
    cell: (row) => <SelectRow selection={selection} row={row} />,
  };
}

export function SelectRow({ selection, row }: { selection: Selection; row: Titled }) {
  return (
    // Beside a long title it keeps its room.
    <Box flexShrink="0">
      <Checkbox
        label={<VisuallyHidden>Select {row.title}</VisuallyHidden>}
        checked={selection.has(row.id)}
        onChange={() => selection.toggle(row)}
      />
    </Box>
  );
}

interface SelectPageProps {
  readonly selection: Selection;
  readonly rows: readonly Selected[];
  /** Its words are read out, and not shown: it stands above the boxes that it is for. */
  readonly isBare?: boolean;
}

export function SelectPage({ selection, rows, isBare = false }: SelectPageProps) {
  const chosen = rows.filter(({ id }) => selection.has(id)).length;
  const words = 'Select all of this page';
  return (
    <Checkbox
      label={isBare ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      checked={rows.length > 0 && chosen === rows.length}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
      }}
      onChange={() => selection.toggleAll(rows)}
    />
  );
}
