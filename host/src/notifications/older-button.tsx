import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { Box, Button } from '@counterpoint/kit/core';
import { type RefObject, useEffect, useRef } from 'react';
import * as text from '../messages/shell.generated.ts';
import type { useNotifications } from './use-notifications.ts';

interface OlderButtonProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly notifications: ReturnType<typeof useNotifications>;
  /** How many of those that are loaded. */
  readonly shown: number;
  readonly onLoaded: (() => void) | undefined;
}

/** Moves the focus to the first older notification, because the button may disappear. */
export function OlderButton({ list, notifications, shown, onLoaded }: OlderButtonProps) {
  const { notify } = useHost();
  const { items = [], query } = notifications;
  const isAtHand = items.length > shown;
  const awaited = useRef<number | null>(null);

  // On every render, because only then the requested items may be in the list.
  useEffect(() => {
    const first = awaited.current === null ? null : list.current?.children[awaited.current];
    if (!first) return;
    awaited.current = null;
    first.querySelector<HTMLElement>('a, button')?.focus();
  });

  async function handleClick(): Promise<void> {
    awaited.current = list.current?.children.length ?? 0;
    const failure = isAtHand ? null : (await query.fetchNextPage()).error;
    if (!failure) return onLoaded?.();
    awaited.current = null;
    notify(messageOf(failure), { type: 'error' });
  }

  if (!query.hasNextPage && !isAtHand) return null;
  return (
    <Box padding="2" borderTopWidth="1px" borderColor="line">
      <Button
        variant="ghost"
        size="sm"
        width="full"
        loading={query.isFetchingNextPage}
        onClick={() => void handleClick()}
      >
        {text.olderNotifications()}
      </Button>
    </Box>
  );
}
