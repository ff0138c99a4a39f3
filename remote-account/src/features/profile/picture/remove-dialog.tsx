import { messageOf } from '@counterpoint/client/http';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Stack } from '@counterpoint/kit/core';
import * as text from '../../../messages/picture.generated.ts';

export interface RemoveDialogProps {
  readonly isBusy: boolean;
  readonly failure: unknown;
  onRemove(): void;
  onCancel(): void;
}

export function RemoveDialog({ isBusy, failure, onRemove, onCancel }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={text.removeQuestion()}
      confirmLabel={text.remove()}
      tone="danger"
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={onRemove}
    >
      <Stack gap="3">
        {failure !== null && <Alert tone="error" title={messageOf(failure)} />}
        <p>{text.removeConsequence()}</p>
      </Stack>
    </ConfirmDialog>
  );
}
