import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { CaseMessage } from '@counterpoint/domain/schemas/cases';
import { Avatar, Button, chakra, Delayed, Flex, Skeleton, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { ErrorState, RelativeDate } from '@counterpoint/kit/page';
import { initialsOf } from '@counterpoint/kit/text';
import { useState } from 'react';
import { fetchMessages, messageKeys } from '../../api/messages-api.ts';
import * as text from '../../messages/conversation.generated.ts';
import { Composer } from './composer.tsx';

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

const SHOWN = 30;

function MessageList({ items }: { readonly items: readonly CaseMessage[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(-SHOWN);
  return (
    <Stack gap="3">
      {shown.length < items.length && (
        <div>
          <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
            {text.showEarlier({ count: items.length - shown.length })}
          </Button>
        </div>
      )}
      <div role="log" aria-label={text.messages()}>
        <chakra.ol display="grid" gap="4" padding="0" margin="0">
          {shown.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </chakra.ol>
      </div>
    </Stack>
  );
}

function MessageItem({ message }: { readonly message: CaseMessage }) {
  const { author, is_mine, body, visibility, created_at } = message;
  return (
    <chakra.li listStyleType="none" display="flex" gap="2.5">
      <Avatar name={author} initials={initialsOf(author)} size="sm" isDecorative />
      <Stack gap="0.5" minWidth={0} flexGrow={1}>
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="semibold">{is_mine ? text.you() : author}</Text>
          <Text fontSize="sm" color="muted">
            <RelativeDate at={created_at} />
          </Text>
          {visibility === 'society_only' && <StatusBadge tone="violet">{text.societyOnlyBadge()}</StatusBadge>}
        </Flex>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {body}
        </Text>
      </Stack>
    </chakra.li>
  );
}
