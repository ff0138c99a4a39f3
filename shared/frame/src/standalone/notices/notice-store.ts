import { createNotify, type NoticeHandle, type NoticeOptions, type NoticeType } from '@counterpoint/contract';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { NOTICE_DURATION_MS } from '../../notices/notice-durations.ts';

export interface Notice {
  readonly id: number;
  readonly message: ReactNode;
  readonly type: NoticeType;
}

export type NoticeStore = ReturnType<typeof createNoticeStore>;

export function createNoticeStore() {
  const store = createStore<readonly Notice[]>(() => []);
  const ids = new WeakMap<NoticeHandle, number>();
  let lastId = 0;

  function dismiss(id: number): void {
    store.setState((notices) => notices.filter((each) => each.id !== id), true);
  }

  const notify = createNotify((message: ReactNode, { type = 'blank', durationMs, replaces }: NoticeOptions = {}) => {
    lastId += 1;
    const notice = { id: lastId, message, type };
    const notices = store.getState();
    const place = replaces ? notices.findIndex(({ id }) => id === ids.get(replaces)) : -1;
    store.setState(place < 0 ? [...notices, notice] : notices.with(place, notice), true);
    const lasts = durationMs ?? NOTICE_DURATION_MS[type];
    if (lasts !== null) setTimeout(() => dismiss(notice.id), lasts);
    const handle = { dismiss: () => dismiss(notice.id) };
    ids.set(handle, notice.id);
    return handle;
  });

  return { store, notify, dismiss };
}
