import { chakra } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  meta?: ReactNode;
  isOpen?: boolean;
  isLater?: boolean;
}

export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <chakra.ol>
      {items.map((item, index) => (
        <TimelineEvent key={item.id} item={item} isLast={index === items.length - 1} />
      ))}
    </chakra.ol>
  );
}

function TimelineEvent({ item, isLast }: { item: TimelineItem; isLast: boolean }) {
  const { title, meta, isOpen = false, isLater = false } = item;
  return (
    <chakra.li display="grid" gridTemplateColumns="0.8125rem minmax(0, 1fr)" columnGap="2" position="relative">
      {!isLast && (
        <chakra.span
          aria-hidden="true"
          position="absolute"
          insetStart="0.34375rem"
          top="1.25rem"
          bottom="-0.25rem"
          width="2px"
          bg="line"
        />
      )}
      <chakra.span
        aria-hidden="true"
        boxSize="0.8125rem"
        marginTop="1"
        borderRadius="full"
        borderWidth="2px"
        borderColor={isLater ? 'outline' : isOpen ? 'gold.text' : 'brand'}
        bg={isOpen || isLater ? 'card' : 'brand'}
      />
      <chakra.div paddingBottom={isLast ? '0' : '4'} minWidth={0}>
        <div>{title}</div>
        {meta && (
          <chakra.div fontSize="sm" color="muted">
            {meta}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.li>
  );
}
