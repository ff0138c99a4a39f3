import { messageOf } from '@counterpoint/client/http';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Stack } from '@counterpoint/kit/core';

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
      title="Remove your picture?"
      confirmLabel="Remove the picture"
      tone="danger"
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={onRemove}
    >
      <Stack gap="3">
        {failure !== null && <Alert tone="error" title={messageOf(failure)} />}
        <p>Your initials stand in its place. You can upload another at any time.</p>
      </Stack>
    </ConfirmDialog>
  );
}
