import { DownloadButton } from '@counterpoint/area-ui/files';
import { PageLink } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useRead, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { keepPreviousData, useMutation } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import type { AcknowledgementFileDetails } from '@counterpoint/domain/schemas/imports';
import { Alert, Button, chakra, Flex, Heading, Note, StackedCard, Text } from '@counterpoint/kit/core';
import { ErrorState, RelativeDate } from '@counterpoint/kit/page';
import { Pager } from '@counterpoint/kit/table';
import { useRef, useState } from 'react';
import { acknowledgementsOn, uploadAcknowledgements } from '../../api/acknowledgements-api.ts';
import { cwrFilesOn, downloadCwrFile } from '../../api/cwr-files-api.ts';
import { workKeys } from '../../api/work-keys.ts';
import * as text from '../../messages/cwr.generated.ts';
import { LazyCwrFileDialog } from '../../ui/lazy-cwr-file-dialog.tsx';

export function AcknowledgementsCard() {
  const { http } = useHost();
  const refresh = useRefresh(workKeys.all);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: (file: File) => uploadAcknowledgements(http, file),
    onSuccess: refresh,
  });
  // Only while the card is shown: a member who left stays where they are.
  const openAnswers = ({ id }: AcknowledgementFileDetails) => navigate(paths.compositions.acknowledgement(id));
  return (
    <StackedCard>
      <Heading size="md">{text.acknowledgements()}</Heading>
      <Text color="muted">{text.acknowledgementsHint()}</Text>
      {upload.error && (
        <Alert tone="error" title={text.uploadFailed()}>
          {messageOf(upload.error)}
        </Alert>
      )}
      <div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={text.acknowledgementFile()}
          accept=".v21,.v22,.V21,.V22,.ack,.ACK,.txt"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) upload.mutate(file, { onSuccess: openAnswers });
            target.value = '';
          }}
        />
        <Button variant="outline" loading={upload.isPending} onClick={() => input.current?.click()}>
          {text.upload()}
        </Button>
      </div>
      <AcknowledgementFiles />
      <CwrFiles />
    </StackedCard>
  );
}

function AcknowledgementFiles() {
  const [page, setPage] = useState(1);
  const files = useRead(acknowledgementsOn(page), { placeholderData: keepPreviousData });
  if (files.error) return <ErrorState message={messageOf(files.error)} onRetry={() => files.refetch()} />;
  return (
    <>
      <chakra.ul>
        {files.data?.items.map(({ id, file_name, society_name, works, created_at }) => (
          <chakra.li key={id} paddingBlock="2" borderTopWidth="1px" borderColor="line" overflowWrap="anywhere">
            <PageLink fontWeight="semibold" to={paths.compositions.acknowledgement(id)}>
              {file_name}
            </PageLink>
            <Note>
              {society_name} · {text.works({ count: works })} · <RelativeDate at={created_at} />
            </Note>
          </chakra.li>
        ))}
      </chakra.ul>
      <Pager label={text.acknowledgementPages()} page={page} pageCount={pagesOf(files.data)} onPage={setPage} />
    </>
  );
}

function CwrFiles() {
  const [isCreating, setCreating] = useState(false);
  const [page, setPage] = useState(1);
  const files = useRead(cwrFilesOn(page), { placeholderData: keepPreviousData });
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
                <Note>
                  {text.works({ count: works })} · <RelativeDate at={created_at} />
                </Note>
              </chakra.div>
              <DownloadButton
                variant="ghost"
                size="sm"
                aria-label={text.downloadFile({ file: file_name })}
                download={(http) => downloadCwrFile(http, id)}
              >
                {text.download()}
              </DownloadButton>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      <Pager label={text.filePages()} page={page} pageCount={pagesOf(files.data)} onPage={setPage} />
      {isCreating && <LazyCwrFileDialog ids={null} onClose={() => setCreating(false)} />}
    </div>
  );
}

function pagesOf(list: { readonly total: number; readonly per_page: number } | undefined): number {
  return list ? Math.ceil(list.total / list.per_page) : 0;
}
