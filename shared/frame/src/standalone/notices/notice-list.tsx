import { Alert, Box, Icon, IconButton } from '@counterpoint/kit/core';
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
    <Box marginBottom="2" borderRadius="card" boxShadow="floating">
      <Alert
        tone={type === 'error' || type === 'success' ? type : 'info'}
        title={message}
        action={
          <IconButton aria-label={text.dismiss()} size="sm" onClick={dismiss}>
            <Icon name="close" size={16} />
          </IconButton>
        }
      />
    </Box>
  );
}
