import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { endOtherSessions, sessionKeys } from '../../api/sessions-api.ts';
import * as text from '../../messages/password.generated.ts';

interface EndOthersProps {
  readonly count: number;
  readonly onEnded: () => void;
}

export function EndOthers({ count, onEnded }: EndOthersProps) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const end = useMutation({
    mutationFn: () => endOtherSessions(http),
    onSuccess: () => notify(text.othersSignedOut(), { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: async () => {
      setIsOpen(false);
      await queries.invalidateQueries({ queryKey: sessionKeys.mine });
      onEnded();
    },
  });
  return (
    <>
      <Button variant="outline" alignSelf="flex-start" onClick={() => setIsOpen(true)}>
        {text.endOthers()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text.endQuestion({ count })}
        confirmLabel={text.endAction()}
        isBusy={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setIsOpen(false)}
      >
        {text.endConsequence()}
      </ConfirmDialog>
    </>
  );
}
