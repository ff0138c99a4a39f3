import { Link } from '@counterpoint/contract/router';
import type { Notification } from '@counterpoint/domain/schemas/home';
import { Avatar, Box, chakra, Flex, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { relativeTime } from '@counterpoint/kit/text';
import type { ReactNode } from 'react';

interface NotificationItemProps {
  readonly item: Notification;
  /** Where a click goes; null where there is nothing to go to, and a click only reads it. */
  readonly href: string | null;
  onFollow(): void;
}

/** One notification, in the bell and on the dashboard. Unread is said in words, and shown by a dot and by weight. */
export function NotificationItem({ item, href, onFollow }: NotificationItemProps) {
  return (
    <Row href={href} onFollow={onFollow}>
      <Avatar
        name={item.user.full_name}
        initials={nameInitials(item.user.full_name)}
        src={item.user.profile_pic}
        isDecorative
      />
      <Box as="span" display="block" flex="1" minWidth="0">
        <Words item={item} isUnread={item.read_at === null} />
      </Box>
      {item.read_at === null && (
        <Box as="span" aria-hidden="true" boxSize="2" marginTop="1.5" borderRadius="full" background="terracotta" />
      )}
    </Row>
  );
}

function Words({ item, isUnread }: { item: Notification; isUnread: boolean }) {
  return (
    <>
      <Text as="span" display="block" fontWeight={isUnread ? 'bold' : 'medium'} overflowWrap="anywhere">
        {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
        {item.title}
      </Text>{' '}
      <Text as="span" display="block" fontSize="sm" overflowWrap="anywhere">
        {item.message} from {item.user.full_name}
      </Text>{' '}
      <Text as="span" display="block" fontSize="sm" color="muted">
        {relativeTime(item.createdAt)}
      </Text>
    </>
  );
}

function Row({ href, onFollow, children }: { href: string | null; onFollow: () => void; children: ReactNode }) {
  const inside =
    href === null ? <chakra.button type="button">{children}</chakra.button> : <Link to={href}>{children}</Link>;
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
      _hover={{ background: 'sunken' }}
      onClick={onFollow}
    >
      {inside}
    </Flex>
  );
}

/** The first letters of a whole name's first and last words, for a sender whose parts of the name are not known. */
function nameInitials(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
