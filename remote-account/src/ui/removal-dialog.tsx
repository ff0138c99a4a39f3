import { isStale, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Stack } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

export interface RemovalDialogProps {
  readonly title: string;
  /** The label of the confirm button. */
  readonly action: string;
  readonly remove: () => Promise<unknown>;
  /** The notice after it. */
  readonly removed: string;
  readonly onClose: () => void;
  /** The consequence. */
  readonly children: ReactNode;
}

/** Stays open after a failure, so that the member can try again. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { title, action, remove, removed, onClose, children } = props;
  const { notify } = useHost();
  const removal = useMutation({
    mutationFn: remove,
    onSuccess() {
      notify(removed, { type: 'success' });
      onClose();
    },
    onError(error) {
      // The question shows what it was before.
      if (!isStale(error)) return;
      notify(messageOf(error), { type: 'error' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={action}
      tone="danger"
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      <Stack gap="3">
        {removal.isError && <Alert tone="error" title={messageOf(removal.error)} />}
        {children}
      </Stack>
    </ConfirmDialog>
  );
}
