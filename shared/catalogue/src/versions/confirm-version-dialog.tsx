import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

interface ConfirmVersionDialogProps {
  readonly given: string;
  readonly confirm: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onContest?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function ConfirmVersionDialog(props: ConfirmVersionDialogProps) {
  const { given, confirm, onClose, onContest, children } = props;
  const { notify } = useHost();
  const confirming = useMutation({
    mutationFn: confirm,
    onSuccess() {
      notify(`Your ${given} are confirmed.`, { type: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Confirm your ${given}`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          {onContest && (
            <Button variant="danger" onClick={onContest}>
              They are not right
            </Button>
          )}
          <Button loading={confirming.isPending} onClick={() => confirming.mutate()}>
            Confirm my {given}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {confirming.error && (
          <Alert tone="error" title={`Your ${given} were not confirmed`}>
            {messageOf(confirming.error)}
          </Alert>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
