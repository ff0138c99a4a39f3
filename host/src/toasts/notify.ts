import { createNotify, type NoticeHandle, type NoticeOptions } from '@counterpoint/contract';
import { NOTICE_DURATION_MS } from '@counterpoint/frame';
import type { ProviderContext } from 'notistack';
import type { ReactNode } from 'react';
import { forgetNotice, markLeaving, notices, setNotice } from './notices.ts';

let provider: ProviderContext | null = null;
let lastRevision = 0;
const keys = new WeakMap<NoticeHandle, string>();

/** Called by the `Toaster` with the provider that it stands for, and with null when it goes. */
export function connectNotify(next: ProviderContext | null): void {
  provider = next;
  if (!next) notices.setState({}, true);
}

/** Shows a notice. Callable from anywhere, also outside of React; it appears where the `Toaster` stands. */
export const notify = createNotify((content: ReactNode, options: NoticeOptions = {}): NoticeHandle => {
  const { type = 'blank', durationMs = NOTICE_DURATION_MS[type], replaces } = options;
  lastRevision += 1;
  const taken = replaces && presentKey(replaces);
  const key = taken ?? `notice-${lastRevision}`;
  setNotice(key, { content, type, durationMs, revision: lastRevision, isLeaving: false });
  if (!taken) enqueue(key);
  const handle = { dismiss: () => dismiss(key) };
  keys.set(handle, key);
  return handle;
});

/** Takes a notice away, as its time or the member wants it. */
export function dismiss(key: string): void {
  provider?.closeSnackbar(key);
}

function enqueue(key: string): void {
  provider?.enqueueSnackbar('', {
    key,
    // The toast counts its own time, since notistack's stands still for the pointer only, and cannot begin anew.
    autoHideDuration: null,
    onClose: () => markLeaving(key),
    onExited: () => forgetNotice(key),
  });
}

/** The key of a notice that stands or waits to be shown. */
function presentKey(handle: NoticeHandle): string | undefined {
  const key = keys.get(handle);
  const notice = key === undefined ? undefined : notices.getState()[key];
  return notice && !notice.isLeaving ? key : undefined;
}
