import { Box, Flex, Icon, IconButton } from '@counterpoint/kit/core';
import { useStore } from 'zustand';
import * as text from '../../messages/standalone.generated.ts';
import { useFrame } from '../app/frame.ts';
import type { Notice } from './notice-store.ts';

/** Rendered before the first notice, or screen readers wouldn't announce it. */
export function NoticeList() {
  const { notices } = useFrame();
  const shown = useStore(notices.store);
  return (
    <Box
      role="region"
      aria-label={text.notices()}
      aria-live="polite"
      position="fixed"
      top="4"
      left="50%"
      transform="translateX(-50%)"
      zIndex="toast"
      width="min(28rem, 92vw)"
    >
      {shown.map((notice) => (
        <NoticeItem key={notice.id} {...notice} />
      ))}
    </Box>
  );
}

function NoticeItem({ message, type, dismiss }: Notice) {
  return (
    <Flex
      role={type === 'error' ? 'alert' : 'status'}
      align="center"
      gap="3"
      marginBottom="2"
      paddingLeft="4"
      paddingRight="2"
      paddingY="2"
      borderRadius="card"
      boxShadow="floating"
      {...APPEARANCE[type]}
    >
      <Box flex="1" overflowWrap="anywhere">
        {message}
      </Box>
      <IconButton aria-label={text.dismiss()} size="sm" color="inherit" onClick={dismiss}>
        <Icon name="close" size={16} />
      </IconButton>
    </Flex>
  );
}

const PLAIN = { background: 'card', color: 'ink' } as const;
const APPEARANCE = {
  blank: PLAIN,
  custom: PLAIN,
  loading: PLAIN,
  success: { background: 'toast.success', color: 'toast.onSuccess' },
  error: { background: 'toast.error', color: 'toast.onError' },
} as const;
