import type { CaseMessage } from '@counterpoint/domain/schemas/cases';
import { Avatar, Button, chakra, Flex, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';
import { initialsOf } from '@counterpoint/kit/text';
import { useState } from 'react';
import * as text from '../../messages/conversation.generated.ts';

const SHOWN = 30;

export function MessageList({ items }: { readonly items: readonly CaseMessage[] }) {
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
