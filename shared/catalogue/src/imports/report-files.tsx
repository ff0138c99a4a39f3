import { messageOf } from '@counterpoint/client/http';
import { type Download, useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { Button } from '@counterpoint/kit/core';
import { saveFile } from '@counterpoint/kit/files';
import * as text from '../messages/imports.generated.ts';
import { useImportSubject } from './imports-api.ts';
import { downloadReport } from './opened-import-api.ts';

interface ReportFilesProps {
  readonly job: Pick<ImportDetails, 'id' | 'has_rejected' | 'state' | 'about'>;
  readonly hasFindings: boolean;
}

export function ReportFiles({ job, hasFindings }: ReportFilesProps) {
  const { http, notify } = useHost();
  const { answer } = useImportSubject();
  const saving = useMutation({
    mutationFn: (download: () => Promise<Download>) => download(),
    onSuccess: saveFile,
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <>
      {job.has_rejected && (
        <Button variant="outline" onClick={() => saving.mutate(() => downloadReport(http, job.id, 'rejected'))}>
          {text.downloadRejected()}
        </Button>
      )}
      {answer?.isFor(job) && (
        <Button variant="outline" onClick={() => saving.mutate(() => answer.download(http, job.id))}>
          {answer.label}
        </Button>
      )}
      {hasFindings && (
        <Button variant="outline" onClick={() => saving.mutate(() => downloadReport(http, job.id, 'report'))}>
          {text.downloadFindings()}
        </Button>
      )}
    </>
  );
}
