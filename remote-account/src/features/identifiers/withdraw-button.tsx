import { useHost } from '@counterpoint/contract';
import type { IsniApplication } from '@counterpoint/domain/schemas/parties';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { withdrawApplication } from '../../api/isni-api.ts';
import { useApplicationAct } from './use-identifiers.ts';

export function WithdrawButton({ application }: { application: IsniApplication }) {
  const { http } = useHost();
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useApplicationAct(
    () => withdrawApplication(http, application),
    () => 'The application is withdrawn.',
  );
  function handleConfirm() {
    setAsking(false);
    withdrawal.mutate(undefined);
  }
  return (
    <>
      <Button variant="ghost" loading={withdrawal.isPending} onClick={() => setAsking(true)}>
        Withdraw the application
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Withdraw this application?"
        confirmLabel="Withdraw"
        tone="danger"
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
      >
        The society does nothing more about it. You can apply again at any time, from the beginning.
      </ConfirmDialog>
    </>
  );
}
