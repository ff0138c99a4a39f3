import { PageHeader } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import { useParams } from '@counterpoint/contract/router';
import { Stack } from '@counterpoint/kit/core';
import { ErrorState, FactsLine, RelativeDate } from '@counterpoint/kit/page';
import { acknowledgementOf } from '../../api/cwr-api.ts';
import * as text from '../../messages/cwr.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { AnsweredWorks } from './answered-works.tsx';
import { FileReport } from './file-report.tsx';

export function AcknowledgementPage() {
  const { fileId = '' } = useParams();
  const { data, error, refetch } = useRead(acknowledgementOf(fileId));
  return (
    <>
      <PageHeader
        title={data ? text.acknowledgementsFrom({ society: data.society_name }) : titles.acknowledgement()}
        breadcrumbs={[
          { label: titles.compositions(), href: paths.compositions.list() },
          { label: titles.acknowledgement() },
        ]}
        context={data && <FactsLine facts={[data.file_name, <RelativeDate key="at" at={data.created_at} />]} />}
      />
      {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {data && (
        <Stack gap="4">
          {data.report && <FileReport society={data.society_name} report={data.report} />}
          <AnsweredWorks fileId={fileId} />
        </Stack>
      )}
    </>
  );
}
