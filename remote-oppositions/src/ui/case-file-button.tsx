import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { Button, Icon } from '@counterpoint/kit/core';
import { saveFile } from '@counterpoint/kit/files';
import { useState } from 'react';
import { downloadCaseFile } from '../api/evidence-api.ts';
import * as text from '../messages/cases.generated.ts';

export function CaseFileButton({ caseId, number }: { readonly caseId: string; readonly number: string }) {
  const { http, notify } = useHost();
  const [isBusy, setBusy] = useState(false);
  const handleSave = async () => {
    setBusy(true);
    try {
      saveFile(await downloadCaseFile(http, caseId));
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outline"
      loading={isBusy}
      aria-label={text.downloadFileOf({ number })}
      onClick={() => void handleSave()}
    >
      <Icon name="download" size={18} />
      {text.downloadFile()}
    </Button>
  );
}
