import { PageHeader } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import { useParams } from '@counterpoint/contract/router';
import { cwrStatusText } from '@counterpoint/domain/cwr/statuses';
import { formatIswc } from '@counterpoint/domain/identifiers';
import {
  type AcknowledgementFileDetails,
  type AcknowledgementFinding,
  MAX_ACKNOWLEDGEMENTS,
  MAX_STORED_ISWCS,
} from '@counterpoint/domain/schemas/imports';
import { Card, chakra, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState, FactsLine, RelativeDate } from '@counterpoint/kit/page';
import { joinParts } from '@counterpoint/kit/text';
import { formatList } from '@counterpoint/messages';
import { acknowledgementOf } from '../../api/acknowledgements-api.ts';
import * as text from '../../messages/cwr.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { AnsweredWorks } from './answered-works.tsx';

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
          {data.report && <FileReport society={data.society_name} works={data.works} report={data.report} />}
          <AnsweredWorks key={fileId} fileId={fileId} />
        </Stack>
      )}
    </>
  );
}

interface FileReportProps {
  readonly society: string;
  readonly works: number;
  readonly report: NonNullable<AcknowledgementFileDetails['report']>;
}

function FileReport({ society, works, report }: FileReportProps) {
  const { matched, answered, statuses, stored_iswcs, iswcs, unknown, refused, refusals, warned, warnings } = report;
  const unmatched = answered - matched;
  return (
    <Card as="section" aria-label={text.report()}>
      <Text fontWeight="semibold">{text.acknowledged({ society, count: works })}</Text>
      <chakra.ul listStyleType="disc" paddingInlineStart="5" marginTop="1" overflowWrap="anywhere">
        {statuses.map(({ status, works: count }) => (
          <li key={status}>
            {text.worksWithStatus({
              status: status === null ? text.iswcNotice() : cwrStatusText(status).label,
              count,
            })}
          </li>
        ))}
        {stored_iswcs > 0 && <li>{text.iswcsAdded({ count: stored_iswcs })}</li>}
        {iswcs > 0 && <li>{skippedIswcs(report)}</li>}
        {unmatched > 0 && <li>{text.unknownWorks({ count: unmatched, numbers: listed(unknown, unmatched) })}</li>}
        {refused > 0 && (
          <li>
            {text.refused({ count: refused })}
            <Findings findings={refusals} count={refused} />
          </li>
        )}
        {warned > 0 && (
          <li>
            {text.warned({ count: warned })}
            <Findings findings={warnings} count={warned} />
          </li>
        )}
      </chakra.ul>
    </Card>
  );
}

function skippedIswcs({ iswcs: count, stored_iswcs }: FileReportProps['report']): string {
  return stored_iswcs < MAX_STORED_ISWCS
    ? text.iswcsSkipped({ count })
    : text.iswcsLeft({ count, max: MAX_STORED_ISWCS });
}

function listed(unknown: FileReportProps['report']['unknown'], count: number): string {
  return formatList([
    ...unknown.map(({ number, iswc }) => joinParts([number, iswc && formatIswc(iswc)])),
    ...unlistedSentences(count),
  ]);
}

function Findings({
  findings,
  count,
}: {
  readonly findings: readonly AcknowledgementFinding[];
  readonly count: number;
}) {
  const distinct = new Map(findings.map((each) => [`${each.rule} ${findingText(each)}`, each]));
  return (
    <chakra.ul listStyleType="circle" paddingInlineStart="5" fontSize="sm">
      {[...distinct].map(([key, finding]) => (
        <li key={key}>
          {findingText(finding)}{' '}
          <Text as="span" color="muted" fontSize="xs">
            {text.rule({ id: finding.rule })}
          </Text>
        </li>
      ))}
      {unlistedSentences(count).map((more) => (
        <li key={more}>{more}</li>
      ))}
    </chakra.ul>
  );
}

function unlistedSentences(count: number): string[] {
  return count > MAX_ACKNOWLEDGEMENTS ? [text.more({ count: count - MAX_ACKNOWLEDGEMENTS })] : [];
}

function findingText({ line, column, found, number, correction }: AcknowledgementFinding): string {
  const place = [line !== null && text.line({ line }), number, column].filter(Boolean).join(', ');
  return found === null ? text.refusal({ place, correction }) : text.refusalFound({ place, found, correction });
}
