import type { CompositionRow } from '@counterpoint/domain/schemas';
import { VisuallyHidden } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import type { Column } from '@counterpoint/kit/table';
import type { Selection } from './use-selection.ts';

/** The boxes before the rows, and the one above them for all of the page. */
export function selectColumn(selection: Selection, rows: readonly CompositionRow[]): Column<CompositionRow> {
  return {
    id: 'select',
    header: <SelectPage selection={selection} rows={rows} isBare />,
    cell: (row) => <SelectWork selection={selection} row={row} />,
  };
}

export function SelectWork({ selection, row }: { selection: Selection; row: CompositionRow }) {
  return (
    <Checkbox
      label={<VisuallyHidden>Select {row.title}</VisuallyHidden>}
      checked={selection.has(row.id)}
      onChange={() => selection.toggle(row)}
    />
  );
}

interface SelectPageProps {
  readonly selection: Selection;
  readonly rows: readonly CompositionRow[];
  /** Its words are read out, and not shown: it stands above the boxes that it is for. */
  readonly isBare?: boolean;
}

/** Selects all works in view, or none of them. */
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
