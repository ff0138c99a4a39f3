import { BulkDialog, type BulkDialogProps } from './bulk-dialog.tsx';
import type { ChosenRows } from './chosen-rows.ts';
import { type Awaiting, type ConfirmingSource, ConfirmSelectedDialog } from './confirm-selected-dialog.tsx';

interface BulkDialogsProps<Details extends Awaiting>
  extends Pick<BulkDialogProps, 'act' | 'noun' | 'onClose' | 'onDone'>,
    Pick<ChosenRows, 'chosen' | 'counts'> {
  readonly source: ConfirmingSource<Details>;
}

export function BulkDialogs<Details extends Awaiting>({ counts, ...props }: BulkDialogsProps<Details>) {
  const { act } = props;
  const count = counts[act];
  if (act !== 'confirm') return <BulkDialog {...props} count={count} />;
  return <ConfirmSelectedDialog {...props} count={count} />;
}
