import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { Delayed, Skeleton, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { fetchMessages, messageKeys } from '../../api/messages-api.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';

interface ConversationProps {
  readonly caseId: string;
  readonly canWrite: boolean;
}

export function Conversation({ caseId, canWrite }: ConversationProps) {
  const { http } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: messageKeys.list(caseId),
    queryFn: ({ signal }) => fetchMessages(http, caseId, signal),
  });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Delayed>
        <Stack gap="3" role="status" aria-label="Messages are coming">
          <Skeleton height="12" />
          <Skeleton height="12" width="70%" />
        </Stack>
      </Delayed>
    );
  return (
    <Stack gap="4">
      {data.items.length > 0 && <MessageList items={data.items} />}
      {data.items.length === 0 && (
        <Text color="muted">
          {canWrite ? 'Nobody has written yet. Many cases are settled by a few lines.' : 'Nobody has written.'}
        </Text>
      )}
      {canWrite && <Composer caseId={caseId} />}
    </Stack>
  );
}
