import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQuery, useQueryClient } from '@counterpoint/contract/query';
import { cwrStatusText } from '@counterpoint/domain/cwr/statuses';
import { type AcknowledgementReport, MOST_ACKNOWLEDGEMENTS } from '@counterpoint/domain/schemas/imports';
import { Alert, Button, Card, chakra, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { saveFile } from '@counterpoint/kit/files';
import { ErrorState, RelativeDate } from '@counterpoint/kit/page';
import { currentLanguage, LOCALES } from '@counterpoint/messages';
import { useRef, useState } from 'react';
import { cwrKeys, downloadCwrFile, fetchCwrFiles, uploadAcknowledgements } from '../../api/cwr-api.ts';
import { workKeys } from '../../api/work-keys.ts';
import * as text from '../../messages/cwr.generated.ts';
import { CwrFileDialog } from '../../ui/cwr-file-dialog.tsx';

export function AcknowledgementsCard() {
  const { http } = useHost();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: (file: File) => uploadAcknowledgements(http, file),
    onSuccess: () => client.invalidateQueries({ queryKey: workKeys.all }),
  });
  return (
    <Card>
      <Stack gap="4">
        <Heading size="md">{text.acknowledgements()}</Heading>
        <Text color="muted">{text.acknowledgementsHint()}</Text>
        {upload.error && (
          <Alert tone="error" title={text.uploadFailed()}>
            {messageOf(upload.error)}
          </Alert>
        )}
        {upload.data && <Report report={upload.data} />}
        <div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={text.acknowledgementFile()}
            accept=".v21,.v22,.V21,.V22,.txt"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) upload.mutate(file);
              target.value = '';
            }}
          />
          <Button variant="outline" loading={upload.isPending} onClick={() => input.current?.click()}>
            {text.upload()}
          </Button>
        </div>
        <CwrFiles />
      </Stack>
    </Card>
  );
}

function Report({ report }: { readonly report: AcknowledgementReport }) {
  const { society_name, matched, answered, statuses, stored_iswcs, iswcs, unknown, refused, refusals } = report;
  const unmatched = answered - matched;
  const distinctRefusals = new Map(refusals.map((each) => [refusalText(each), each.rule]));
  return (
    <div role="status">
      <Text fontWeight="semibold">{text.acknowledged({ society: society_name, count: matched })}</Text>
      <chakra.ul listStyleType="disc" paddingInlineStart="5" marginTop="1">
        {statuses.map(({ status, works }) => (
          <li key={status}>{text.worksWithStatus({ status: cwrStatusText(status).label, count: works })}</li>
        ))}
        {stored_iswcs > 0 && <li>{text.iswcsAdded({ count: stored_iswcs })}</li>}
        {iswcs > 0 && <li>{text.iswcsSkipped({ count: iswcs })}</li>}
        {unmatched > 0 && (
          <li>
            {text.unknownWorks({
              count: unmatched,
              numbers: new Intl.ListFormat(LOCALES[currentLanguage()]).format([
                ...unknown.map(({ number }) => number),
                ...moreThanListed(unmatched),
              ]),
            })}
          </li>
        )}
        {refused > 0 && (
          <li>
            {text.refused({ count: refused })}
            <chakra.ul listStyleType="circle" paddingInlineStart="5">
              {[...distinctRefusals].map(([refusal, rule]) => (
                <li key={refusal}>
                  {refusal}
                  <Text as="details" fontSize="xs" color="muted">
                    <summary>{text.details()}</summary>
                    {text.rule({ id: rule })}
                  </Text>
                </li>
              ))}
              {moreThanListed(refused).map((more) => (
                <li key={more}>{more}</li>
              ))}
            </chakra.ul>
          </li>
        )}
      </chakra.ul>
    </div>
  );
}

function moreThanListed(count: number): string[] {
  return count > MOST_ACKNOWLEDGEMENTS ? [text.more({ count: count - MOST_ACKNOWLEDGEMENTS })] : [];
}

function refusalText({ line, column, found, number, correction }: AcknowledgementReport['refusals'][number]): string {
  const place = [line !== null && text.line({ line }), number, column].filter(Boolean).join(', ');
  return found === null ? text.refusal({ place, correction }) : text.refusalFound({ place, found, correction });
}

function CwrFiles() {
  const { http, notify } = useHost();
  const [isCreating, setCreating] = useState(false);
  const files = useQuery({ queryKey: cwrKeys.files, queryFn: ({ signal }) => fetchCwrFiles(http, signal) });
  const saving = useMutation({
    mutationFn: (id: string) => downloadCwrFile(http, id),
    onSuccess: saveFile,
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <div>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h3" size="sm">
          {text.files()}
        </Heading>
        <Button variant="outline" size="sm" onClick={() => setCreating(true)}>
          {text.create()}
        </Button>
      </Flex>
      {files.error && <ErrorState message={messageOf(files.error)} onRetry={() => files.refetch()} />}
      {files.data?.total === 0 && (
        <Text color="muted" marginTop="2">
          {text.filesEmpty()}
        </Text>
      )}
      <chakra.ul marginTop="2">
        {files.data?.items.map(({ id, file_name, works, created_at }) => (
          <chakra.li key={id} paddingBlock="2" borderTopWidth="1px" borderColor="line">
            <Flex gap="3" wrap="wrap" align="center" justify="space-between">
              <chakra.div minWidth={0} overflowWrap="anywhere">
                <Text fontWeight="semibold">{file_name}</Text>
                <Text fontSize="sm" color="muted">
                  {text.works({ count: works })} · <RelativeDate at={created_at} />
                </Text>
              </chakra.div>
              <Button
                variant="ghost"
                size="sm"
                aria-label={text.downloadFile({ file: file_name })}
                loading={saving.isPending && saving.variables === id}
                onClick={() => saving.mutate(id)}
              >
                {text.download()}
              </Button>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      {isCreating && <CwrFileDialog ids={null} onClose={() => setCreating(false)} />}
    </div>
  );
}
