import { saveFile } from '@counterpoint/catalogue/files';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import type { ImportDetails } from '@counterpoint/domain/schemas';
import { Button } from '@counterpoint/kit/core';
import { downloadAcknowledgement } from '../../api/cwr-api.ts';
import { downloadReport } from '../../api/imports-api.ts';

interface ReportFilesProps {
  readonly job: Pick<ImportDetails, 'id' | 'has_rejected' | 'state' | 'about'>;
  readonly hasFindings: boolean;
}

/** The rows that were left out, to be mended and sent again, and all that was found. */
export function ReportFiles({ job, hasFindings }: ReportFilesProps) {
  const { http, notify } = useHost();
  const saving = useMutation({
    mutationFn: (which: 'rejected' | 'report' | 'acknowledgement') =>
      which === 'acknowledgement' ? downloadAcknowledgement(http, job.id) : downloadReport(http, job.id, which),
    onSuccess: saveFile,
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <>
      {job.has_rejected && (
        <Button variant="outline" onClick={() => saving.mutate('rejected')}>
          Download rows left out
        </Button>
      )}
      {isAnsweredByCwr(job) && (
        <Button variant="outline" onClick={() => saving.mutate('acknowledgement')}>
          Download acknowledgement
        </Button>
      )}
      {hasFindings && (
        <Button variant="outline" onClick={() => saving.mutate('report')}>
          Download all findings
        </Button>
      )}
    </>
  );
}

/** Who sends CWR is answered in CWR, once the works are there. */
function isAnsweredByCwr({ state, about }: ReportFilesProps['job']): boolean {
  return state === 'done' && about?.startsWith('CWR') === true;
}
