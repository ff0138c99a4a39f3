import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import { OnBehalf } from '../mandates/index.ts';
import * as text from '../messages/revisions.generated.ts';

interface ConfirmRevisionDialogProps {
  readonly given: 'shares' | 'rights';
  readonly confirm: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onContest?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function ConfirmRevisionDialog(props: ConfirmRevisionDialogProps) {
  const { given, confirm, onClose, onContest, children } = props;
  const { notify } = useHost();
  const confirming = useMutation({
    mutationFn: confirm,
    onSuccess() {
      notify(text.confirmed({ given }), { type: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.confirmTitle({ given })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.notNow()}
          </Button>
          {onContest && (
            <Button variant="danger" onClick={onContest}>
              {text.wrong()}
            </Button>
          )}
          <Button loading={confirming.isPending} onClick={() => confirming.mutate()}>
            {text.confirm({ given })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {confirming.error && (
          <Alert tone="error" title={text.notConfirmed({ given })}>
            {messageOf(confirming.error)}
          </Alert>
        )}
        <OnBehalf />
        {children}
      </Stack>
    </Dialog>
  );
}
