import { DownloadButton } from '@counterpoint/area-ui/files';
import { Icon } from '@counterpoint/kit/core';
import { downloadCaseFile } from '../api/evidence-api.ts';
import * as text from '../messages/cases.generated.ts';

export function CaseFileButton({ caseId, number }: { readonly caseId: string; readonly number: string }) {
  return (
    <DownloadButton download={(http) => downloadCaseFile(http, caseId)} aria-label={text.downloadFileOf({ number })}>
      <Icon name="download" size={18} />
      {text.downloadFile()}
    </DownloadButton>
  );
}
