import type { Brought } from '@counterpoint/area-ui/lists';
import { Button } from '@counterpoint/kit/core';
import { type ComponentType, useState } from 'react';
import type { ChosenColumns } from './use-columns.ts';

interface ColumnsButtonProps {
  readonly columns: ChosenColumns;
  readonly tools: Brought<{ readonly ColumnPicker: ComponentType<{ columns: ChosenColumns }> }>;
}

/** Opens the choice of columns, and from then on is its own button. */
export function ColumnsButton({ columns, tools }: ColumnsButtonProps) {
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
