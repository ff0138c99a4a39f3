import type { Brought } from '@counterpoint/catalogue/lists';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import type { ChosenColumns } from './use-columns.ts';
import type { ListTools } from './use-list-tools.ts';

/** Opens the choice of columns, and from then on is its own button. */
export function ColumnsButton({ columns, tools }: { columns: ChosenColumns; tools: Brought<ListTools> }) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked && tools.part) return <tools.part.ColumnPicker columns={columns} />;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-haspopup="dialog"
      onClick={async () => {
        setAsked(true);
        await tools.bring();
      }}
    >
      Columns
    </Button>
  );
}
