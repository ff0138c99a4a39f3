import type { NoticeType } from '@counterpoint/contract';
import { Box, Flex, Icon, IconButton, Spinner } from '@counterpoint/kit/core';
import { type CustomContentProps, SnackbarContent } from 'notistack';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import * as text from '../messages/shell.generated.ts';
import { type Notice, notices } from './notices.ts';
import { dismiss } from './notify.ts';

type ToastProps = Pick<CustomContentProps, 'id' | 'style'> & { ref?: Ref<HTMLDivElement> };

export function Toast({ id, style, ref }: ToastProps) {
  const key = String(id);
  const notice = useStore(notices, (all) => all[key]);
  return (
    <SnackbarContent ref={ref} style={style ?? {}}>
      {notice && <ToastCard noticeKey={key} notice={notice} />}
    </SnackbarContent>
  );
}

interface Appearance {
  readonly background: string;
  readonly color: string;
  readonly edge: string;
  readonly mark?: ReactNode;
}

const PLAIN = { background: 'card', color: 'ink', edge: 'line' };
const APPEARANCES: Record<NoticeType, Appearance> = {
  blank: PLAIN,
  custom: PLAIN,
  loading: { ...PLAIN, mark: <Spinner size={18} /> },
  success: {
    background: 'toast.success',
    color: 'toast.onSuccess',
    edge: 'transparent',
    mark: <Icon name="check" size={18} />,
  },
  error: {
    background: 'toast.error',
    color: 'toast.onError',
    edge: 'transparent',
    mark: <Icon name="warning" size={18} />,
  },
};

function ToastCard({ noticeKey, notice }: { noticeKey: string; notice: Notice }) {
  const { isHeld, restoreFocus, holders } = useHold(() => handleDismiss());
  const { background, color, edge, mark } = APPEARANCES[notice.type];
  useCountdown(notice, isHeld || notice.isLeaving, () => dismiss(noticeKey));

  function handleDismiss(): void {
    restoreFocus();
    dismiss(noticeKey);
  }

  return (
    <Flex
      {...holders}
      align="center"
      gap="3"
      width="100%"
      maxWidth="28rem"
      marginX="auto"
      paddingY="2.5"
      paddingLeft="4"
      paddingRight="2"
      borderRadius="card"
      boxShadow="floating"
      background={background}
      color={color}
      borderWidth="1px"
      borderColor={edge}
    >
      {mark}
      {/* The key makes a new element for new content, because screen readers announce additions. */}
      <Box key={notice.revision} role={notice.type === 'error' ? 'alert' : 'status'} flex="1" overflowWrap="anywhere">
        {notice.content}
      </Box>
      <IconButton aria-label={text.dismiss()} size="sm" variant="ghost" color="inherit" onClick={handleDismiss}>
        <Icon name="close" size={16} />
      </IconButton>
    </Flex>
  );
}

function useCountdown({ revision, durationMs }: Notice, isHeld: boolean, onEnd: () => void): void {
  const remaining = useRef({ revision, ms: durationMs });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (remaining.current.revision !== revision) remaining.current = { revision, ms: durationMs };
    const { ms } = remaining.current;
    if (ms === null || isHeld) return;
    const start = Date.now();
    const timer = setTimeout(() => end(), ms);
    return () => {
      clearTimeout(timer);
      if (remaining.current.revision === revision)
        remaining.current = { revision, ms: Math.max(0, ms - (Date.now() - start)) };
    };
  }, [revision, durationMs, isHeld]);
}

function useHold(onEscape: () => void) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const before = useRef<Element | null>(null);
  const card = useRef<HTMLDivElement>(null);

  function restoreFocus(): void {
    if (!card.current?.contains(document.activeElement)) return;
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }

  const holders = {
    ref: card,
    onPointerEnter: () => setIsPointed(true),
    onPointerLeave: () => setIsPointed(false),
    onFocus({ relatedTarget, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      setIsFocused(true);
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    },
  };
  return { isHeld: isPointed || isFocused, restoreFocus, holders };
}
