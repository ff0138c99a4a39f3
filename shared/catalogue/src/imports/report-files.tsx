import { DownloadButton } from '@counterpoint/area-ui/files';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import * as text from '../messages/imports.generated.ts';
import { useImportSubject } from './imports-api.ts';
import { downloadReport } from './opened-import-api.ts';

interface ReportFilesProps {
  readonly job: Pick<ImportDetails, 'id' | 'has_rejected' | 'state' | 'about'>;
  readonly hasFindings: boolean;
}

export function ReportFiles({ job, hasFindings }: ReportFilesProps) {
  const { answer } = useImportSubject();
  return (
    <>
      {job.has_rejected && (
        <DownloadButton download={(http) => downloadReport(http, job.id, 'rejected')}>
          {text.downloadRejected()}
        </DownloadButton>
      )}
      {answer?.isFor(job) && (
        <DownloadButton download={(http) => answer.download(http, job.id)}>{answer.label}</DownloadButton>
      )}
      {hasFindings && (
        <DownloadButton download={(http) => downloadReport(http, job.id, 'report')}>
          {text.downloadFindings()}
        </DownloadButton>
      )}
    </>
  );
}
