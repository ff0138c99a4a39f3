import { Link } from '@counterpoint/contract/router';
import type { Notification } from '@counterpoint/domain/schemas/home';
import { Avatar, Box, chakra, Flex, Note, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { initialsOf, relativeTime } from '@counterpoint/kit/text';
import type { ReactNode } from 'react';
import * as text from '../messages/shell.generated.ts';
import type { OpenedNotification } from './opened-notification.ts';

interface NotificationItemProps {
  readonly item: Notification;
  readonly href: string | null;
  /** Kept with the history entry: which notification the target page opens. */
  readonly state?: OpenedNotification;
  readonly isOpened?: boolean;
  onFollow(): void;
}

export function NotificationItem({ item, href, state, isOpened = false, onFollow }: NotificationItemProps) {
  return (
    <Row href={href} state={state} isOpened={isOpened} onFollow={onFollow}>
      <Avatar
        name={item.user.full_name}
        initials={initialsOf(item.user.full_name)}
        src={item.user.profile_pic}
        isDecorative
      />
      <Box as="span" display="block" flex="1" minWidth="0">
        <NotificationText item={item} isUnread={item.read_at === null} />
      </Box>
      {item.read_at === null && (
        <Box as="span" aria-hidden="true" boxSize="2" marginTop="1.5" borderRadius="full" background="terracotta" />
      )}
    </Row>
  );
}

function NotificationText({ item, isUnread }: { item: Notification; isUnread: boolean }) {
  const hidden = (parts: ReactNode[]) => <VisuallyHidden key="unread">{parts}</VisuallyHidden>;
  const title = isUnread ? text.unread({ title: item.title, hidden }) : [item.title];
  return (
    <>
      <Text as="span" display="block" fontWeight={isUnread ? 'bold' : 'medium'} overflowWrap="anywhere">
        {title.map((part) => (typeof part === 'string' ? withWholeNumbers(part) : part))}
      </Text>{' '}
      <Text as="span" display="block" fontSize="sm" overflowWrap="anywhere">
        {withWholeNumbers(item.message)}
      </Text>{' '}
      <Note as="span" display="block" overflowWrap="anywhere">
        {text.sent({ sender: item.user.full_name, when: relativeTime(item.createdAt) })}
      </Note>
    </>
  );
}

/** Of cases, works and recordings: OPP-2026-00184. */
const NUMBER = /\b([A-Z]{1,3}-\d{4}-\d{5,8})\b/;

/** Keeps lines from breaking at the hyphens of numbers. */
function withWholeNumbers(words: string): ReactNode {
  let offset = 0;
  return words.split(NUMBER).map((part) => {
    const key = offset;
    offset += part.length;
    if (!NUMBER.test(part)) return part;
    return (
      <Text as="span" key={key} whiteSpace="nowrap">
        {part}
      </Text>
    );
  });
}

interface RowProps {
  readonly href: string | null;
  readonly state: OpenedNotification | undefined;
  readonly isOpened: boolean;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

function Row({ href, state, isOpened, onFollow, children }: RowProps) {
  const inside =
    href === null ? (
      <chakra.button type="button">{children}</chakra.button>
    ) : (
      <Link to={href} state={state}>
        {children}
      </Link>
    );
  return (
    <Flex
      asChild
      width="full"
      gap="3"
      align="flex-start"
      paddingX="4"
      paddingY="3"
      textAlign="start"
      color="ink"
      cursor="pointer"
      outlineOffset="-2px"
      background={isOpened ? 'brand.soft' : undefined}
      _hover={{ background: 'sunken' }}
      onClick={onFollow}
    >
      {inside}
    </Flex>
  );
}
