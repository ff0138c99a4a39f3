import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { BulkDialog } from './bulk-dialog.tsx';
import type { SelectedDialogProps } from './catalogue-bulk-source.ts';
import type { ChosenRows } from './chosen-rows.ts';
import { ConfirmSelectedDialog } from './confirm-selected-dialog.tsx';
import type { Chosen } from './selected-details.tsx';
import type { BulkAct } from './use-bulk-act.ts';

const MORE = { name: 'bulk-dialogs', load: () => import('./bulk-more.ts') };

interface BulkDialogsProps<Details extends Chosen>
  extends Omit<SelectedDialogProps<Details>, 'count'>,
    Pick<ChosenRows, 'counts'> {
  readonly act: BulkAct;
}

export function BulkDialogs<Details extends Chosen>({ counts, act, ...rest }: BulkDialogsProps<Details>) {
  const props = { ...rest, count: counts[act] };
  if (act === 'discard' || act === 'remind') return <BulkDialog act={act} {...props} />;
  if (act === 'confirm') return <ConfirmSelectedDialog {...props} />;
  return (
    <LoadedPart lazy={MORE}>
      {({ ContestSelectedDialog, EditSelectedDialog, WithdrawSelectedDialog }) => {
        if (act === 'contest') return <ContestSelectedDialog {...props} />;
        return act === 'edit' ? <EditSelectedDialog {...props} /> : <WithdrawSelectedDialog {...props} />;
      }}
    </LoadedPart>
  );
}
