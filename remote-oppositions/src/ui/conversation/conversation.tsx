import { Loaded, VanishingButton } from '@counterpoint/area-ui/page';
import { useRead } from '@counterpoint/client/queries';
import type { CaseMessage } from '@counterpoint/domain/schemas/cases';
import { Avatar, chakra, Flex, Note, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { initialsOf } from '@counterpoint/kit/text';
import { useState } from 'react';
import { messagesOf } from '../../api/messages-api.ts';
import * as text from '../../messages/conversation.generated.ts';
import { Composer } from './composer.tsx';

export function Conversation({ caseId, canWrite }: { caseId: string; canWrite: boolean }) {
  return (
    <Loaded query={useRead(messagesOf(caseId))} loading={<ListSkeleton rows={2} />}>
      {({ items }) => (
        <Stack gap="4">
          {items.length > 0 && <MessageList items={items} />}
          {items.length === 0 && <Text color="muted">{canWrite ? text.noneYet() : text.none()}</Text>}
          {canWrite && <Composer caseId={caseId} />}
        </Stack>
      )}
    </Loaded>
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
          <VanishingButton onClick={() => setShowsAll(true)}>
            {text.showEarlier({ count: items.length - shown.length })}
          </VanishingButton>
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
          <Note>
            <RelativeDate at={created_at} />
          </Note>
          {visibility === 'society_only' && <StatusBadge tone="violet">{text.societyOnlyBadge()}</StatusBadge>}
        </Flex>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {body}
        </Text>
      </Stack>
    </chakra.li>
  );
}
