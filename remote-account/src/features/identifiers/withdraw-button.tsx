import { useHost } from '@counterpoint/contract';
import type { IsniApplication } from '@counterpoint/domain/schemas/parties';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { withdrawApplication } from '../../api/isni-api.ts';
import * as text from '../../messages/identifiers.generated.ts';
import { useApplicationMutation } from './use-identifiers.ts';

export function WithdrawButton({ application }: { application: IsniApplication }) {
  const { http } = useHost();
  const [isOpen, setOpen] = useState(false);
  const withdrawal = useApplicationMutation(
    () => withdrawApplication(http, application),
    () => text.withdrawn(),
  );
  function handleConfirm() {
    setOpen(false);
    withdrawal.mutate(undefined);
  }
  return (
    <>
      <Button variant="ghost" loading={withdrawal.isPending} onClick={() => setOpen(true)}>
        {text.withdraw()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text.withdrawQuestion()}
        confirmLabel={text.withdrawAction()}
        tone="danger"
        onConfirm={handleConfirm}
        onCancel={() => setOpen(false)}
      >
        {text.withdrawConsequence()}
      </ConfirmDialog>
    </>
  );
}
