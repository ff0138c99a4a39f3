import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQuery, useQueryClient } from '@counterpoint/contract/query';
import type { CaseMailChoice } from '@counterpoint/domain/schemas/cases';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { RadioCards } from '@counterpoint/kit/form';
import { ErrorState } from '@counterpoint/kit/page';
import { useState } from 'react';
import { caseListKeys, fetchMailChoice, saveMailChoice } from '../../api/cases-api.ts';

const OPTIONS: readonly { value: CaseMailChoice; label: string; help: string }[] = [
  { value: 'each', label: 'As it happens', help: 'When a case asks something of you; messages at most once an hour.' },
  { value: 'weekly', label: 'Once a week', help: 'On Monday morning, what waits for you and what happened.' },
  { value: 'none', label: 'None', help: 'Notifications in the portal go on. Deadlines hold all the same.' },
];

export function MailDialog({ onClose }: { onClose: () => void }) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<CaseMailChoice | null>(null);
  const stored = useQuery({
    queryKey: caseListKeys.mailChoice,
    queryFn: ({ signal }) => fetchMailChoice(http, signal),
  });
  const saving = useMutation({
    mutationFn: (choice: CaseMailChoice) => saveMailChoice(http, choice),
    onSuccess(choice) {
      queries.setQueryData(caseListKeys.mailChoice, choice);
      notify('Your choice is saved.', { type: 'success' });
      onClose();
    },
  });
  const value = chosen ?? stored.data ?? null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Mail about cases"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={saving.isPending}
            disabled={value === null}
            onClick={() => value !== null && saving.mutate(value)}
          >
            Save
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {saving.error && (
          <Alert tone="error" title="Your choice was not saved">
            {messageOf(saving.error)}
          </Alert>
        )}
        {stored.error && <ErrorState message={messageOf(stored.error)} onRetry={() => void stored.refetch()} />}
        {stored.isPending && (
          <Text role="status" color="muted">
            Loading your choice
          </Text>
        )}
        {value !== null && (
          <RadioCards legend="When you want mail" options={OPTIONS} value={value} onChange={setChosen} />
        )}
      </Stack>
    </Dialog>
  );
}
