import { DownloadButton } from '@counterpoint/area-ui/files';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import * as text from '../messages/imports.generated.ts';
import { useImportSubject } from './imports-api.ts';
import { downloadReport } from './opened-import-api.ts';

export function ReportFiles({ job }: { readonly job: ImportDetails }) {
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
      {(job.report?.repairs.length ?? 0) > 0 && (
        <DownloadButton download={(http) => downloadReport(http, job.id, 'report')}>
          {text.downloadFindings()}
        </DownloadButton>
      )}
    </>
  );
}
