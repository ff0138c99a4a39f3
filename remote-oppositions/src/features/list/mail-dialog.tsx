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
import * as text from '../../messages/list.generated.ts';

function mailOptions(): readonly { value: CaseMailChoice; label: string; help: string }[] {
  return [
    { value: 'each', label: text.mailEach(), help: text.mailEachHelp() },
    { value: 'weekly', label: text.mailWeekly(), help: text.mailWeeklyHelp() },
    { value: 'none', label: text.mailNone(), help: text.mailNoneHelp() },
  ];
}

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
      notify(text.mailSaved(), { type: 'success' });
      onClose();
    },
  });
  const value = chosen ?? stored.data ?? null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.caseEmails()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
          <Button
            loading={saving.isPending}
            disabled={value === null}
            onClick={() => value !== null && saving.mutate(value)}
          >
            {text.save()}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {saving.error && (
          <Alert tone="error" title={text.mailNotSaved()}>
            {messageOf(saving.error)}
          </Alert>
        )}
        {stored.error && <ErrorState message={messageOf(stored.error)} onRetry={() => void stored.refetch()} />}
        {stored.isPending && (
          <Text role="status" color="muted">
            {text.mailLoading()}
          </Text>
        )}
        {value !== null && (
          <RadioCards legend={text.mailLegend()} options={mailOptions()} value={value} onChange={setChosen} />
        )}
      </Stack>
    </Dialog>
  );
}
