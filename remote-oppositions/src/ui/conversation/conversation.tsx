import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { Delayed, Skeleton, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { fetchMessages, messageKeys } from '../../api/messages-api.ts';
import * as text from '../../messages/conversation.generated.ts';
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
        <Stack gap="3" role="status" aria-label={text.loading()}>
          <Skeleton height="12" />
          <Skeleton height="12" width="70%" />
        </Stack>
      </Delayed>
    );
  return (
    <Stack gap="4">
      {data.items.length > 0 && <MessageList items={data.items} />}
      {data.items.length === 0 && <Text color="muted">{canWrite ? text.noneYet() : text.none()}</Text>}
      {canWrite && <Composer caseId={caseId} />}
    </Stack>
  );
}
