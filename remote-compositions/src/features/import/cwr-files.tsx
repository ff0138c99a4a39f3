import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQuery } from '@counterpoint/contract/query';
import { Button, chakra, Flex, Heading, Text } from '@counterpoint/kit/core';
import { saveFile } from '@counterpoint/kit/files';
import { ErrorState, RelativeDate } from '@counterpoint/kit/page';
import { useState } from 'react';
import { cwrKeys, downloadCwrFile, fetchCwrFiles } from '../../api/cwr-api.ts';
import * as text from '../../messages/cwr.generated.ts';
import { CwrFileDialog } from '../../ui/cwr-file-dialog.tsx';

export function CwrFiles() {
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
