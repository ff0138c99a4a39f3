import { Box, VisuallyHidden } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import type { Column } from '@counterpoint/kit/table';
import type { ReactNode } from 'react';
import * as text from '../messages/lists.generated.ts';
import type { Selected, Selection } from './use-selection.ts';

type Titled = Selected & { readonly title: string };

export function selectColumn<Row extends Titled>(selection: Selection, rows: readonly Row[]): Column<Row> {
  return {
    id: 'select',
    header: <SelectPage selection={selection} rows={rows} isBare />,
    cell: (row) => <SelectRow selection={selection} row={row} />,
  };
}

export function SelectRow({ selection, row }: { selection: Selection; row: Titled }) {
  return (
    <Box flexShrink="0">
      <Checkbox
        label={<VisuallyHidden>{text.selectRow({ title: row.title })}</VisuallyHidden>}
        checked={selection.has(row.id)}
        onChange={() => selection.toggle(row)}
      />
    </Box>
  );
}

const hidden = (parts: ReactNode) => <VisuallyHidden key="page">{parts}</VisuallyHidden>;

interface SelectPageProps {
  readonly selection: Selection;
  readonly rows: readonly Selected[];
  readonly isBare?: boolean;
}

export function SelectPage({ selection, rows, isBare = false }: SelectPageProps) {
  const chosen = rows.filter(({ id }) => selection.has(id)).length;
  return (
    <Checkbox
      label={isBare ? <VisuallyHidden>{text.selectPage({ hidden })}</VisuallyHidden> : text.selectPage({ hidden })}
      checked={rows.length > 0 && chosen === rows.length}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
      }}
      onChange={() => selection.toggleAll(rows)}
    />
  );
}
