import { type HttpClient, useHost } from '@counterpoint/contract';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Stack } from '@counterpoint/kit/core';
import * as text from '../../messages/security.generated.ts';
import { useFactorMutation } from './use-factor-mutation.ts';

interface RemoveFactorProps {
  readonly title: string;
  readonly consequence: string;
  /** The label of the confirm button. */
  readonly action: string;
  readonly isOnlyFactor: boolean;
  remove(http: HttpClient): Promise<void>;
  readonly removed: string;
  readonly onRemoved?: () => void;
  readonly onClose: () => void;
}

export function RemoveFactor(props: RemoveFactorProps) {
  const { title, consequence, action, isOnlyFactor, remove, removed, onRemoved, onClose } = props;
  const { notify } = useHost();
  const { start, isBusy, failure } = useFactorMutation<void, void>({
    run: remove,
    onDone() {
      notify(removed, { type: 'success' });
      onRemoved?.();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={action}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => start()}
      onCancel={onClose}
    >
      <Stack gap="3">
        {failure && <Alert tone="error" title={failure} />}
        <p>{consequence}</p>
        {isOnlyFactor && <Alert tone="warning" title={text.lastFactor()} />}
      </Stack>
    </ConfirmDialog>
  );
}
