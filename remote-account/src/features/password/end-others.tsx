import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { endOtherSessions, sessionKeys } from '../../api/sessions-api.ts';

interface EndOthersProps {
  readonly count: number;
  readonly onEnded: () => void;
}

export function EndOthers({ count, onEnded }: EndOthersProps) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => endOtherSessions(http),
    onSuccess: () => notify('Every other device is signed out.', { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: async () => {
      setIsAsked(false);
      await queries.invalidateQueries({ queryKey: sessionKeys.mine });
      onEnded();
    },
  });
  return (
    <>
      <Button variant="outline" alignSelf="flex-start" onClick={() => setIsAsked(true)}>
        End all other sessions
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`End ${count} sessions?`}
        confirmLabel="End the sessions"
        isBusy={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setIsAsked(false)}
      >
        Every device but this one is signed out. Whoever works there is asked for the password, and loses nothing that
        was typed.
      </ConfirmDialog>
    </>
  );
}
