import { createNotify, type NoticeHandle, type NoticeOptions, type NoticeType } from '@counterpoint/contract';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { NOTICE_DURATION_MS } from '../../notices/notice-durations.ts';

export interface Notice extends NoticeHandle {
  readonly id: number;
  readonly message: ReactNode;
  readonly type: NoticeType;
}

export type NoticeStore = ReturnType<typeof createNoticeStore>;

export function createNoticeStore() {
  const store = createStore<readonly Notice[]>(() => []);
  let lastId = 0;

  const notify = createNotify((message: ReactNode, options: NoticeOptions = {}) => {
    const { type = 'blank', durationMs = NOTICE_DURATION_MS[type], replaces } = options;
    const dismiss = () => store.setState((notices) => notices.filter((each) => each !== notice), true);
    const notice: Notice = { id: ++lastId, message, type, dismiss };
    const notices = store.getState();
    const place = notices.findIndex((each) => each.dismiss === replaces?.dismiss);
    store.setState(place < 0 ? [...notices, notice] : notices.with(place, notice), true);
    if (durationMs !== null) setTimeout(dismiss, durationMs);
    return notice;
  });

  return { store, notify };
}
