import { createNotify, type NoticeHandle, type NoticeOptions } from '@counterpoint/contract';
import { NOTICE_DURATION_MS } from '@counterpoint/frame';
import type { ProviderContext } from 'notistack';
import type { ReactNode } from 'react';
import { forgetNotice, markLeaving, notices, setNotice } from './notices.ts';

let provider: ProviderContext | null = null;
let lastRevision = 0;
const keys = new WeakMap<NoticeHandle, string>();

/** The stack of toasts calls it on mount, and with null on unmount. */
export function connectNotify(next: ProviderContext | null): void {
  provider = next;
  // Notices may be older than the stack.
  if (next) Object.keys(notices.getState()).forEach(enqueue);
  else notices.setState({}, true);
}

export const notify = createNotify((content: ReactNode, options: NoticeOptions = {}): NoticeHandle => {
  const { type = 'blank', durationMs = NOTICE_DURATION_MS[type], replaces } = options;
  lastRevision += 1;
  const replaced = replaces && presentKey(replaces);
  const key = replaced ?? `notice-${lastRevision}`;
  setNotice(key, { content, type, durationMs, revision: lastRevision, isLeaving: false });
  if (!replaced) enqueue(key);
  const handle = { dismiss: () => dismiss(key) };
  keys.set(handle, key);
  return handle;
});

export function dismiss(key: string): void {
  if (provider) provider.closeSnackbar(key);
  else forgetNotice(key);
}

function enqueue(key: string): void {
  provider?.enqueueSnackbar('', {
    key,
    // The toast has its own timer, because notistack's pauses only on hover and can't restart.
    autoHideDuration: null,
    onClose: () => markLeaving(key),
    onExited: () => forgetNotice(key),
  });
}

/** Undefined once it is dismissed. */
export function presentKey(handle: NoticeHandle): string | undefined {
  const key = keys.get(handle);
  const notice = key === undefined ? undefined : notices.getState()[key];
  return notice && !notice.isLeaving ? key : undefined;
}
