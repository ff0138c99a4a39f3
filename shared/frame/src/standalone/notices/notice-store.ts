import { createNotify, type NoticeHandle, type NoticeOptions, type NoticeType } from '@counterpoint/contract';
import type { ReactNode } from 'react';
import { NOTICE_DURATION_MS } from '../../notices/notice-durations.ts';

export interface Notice {
  readonly id: number;
  readonly message: ReactNode;
  readonly type: NoticeType;
}

export class NoticeStore {
  readonly #listeners = new Set<() => void>();
  readonly #ids = new WeakMap<NoticeHandle, number>();
  #notices: readonly Notice[] = [];
  #lastId = 0;

  readonly all = (): readonly Notice[] => this.#notices;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly notify = createNotify((message: ReactNode, { type = 'blank', durationMs, replaces }: NoticeOptions = {}) => {
    this.#lastId += 1;
    const notice = { id: this.#lastId, message, type };
    const place = replaces ? this.#notices.findIndex(({ id }) => id === this.#ids.get(replaces)) : -1;
    this.#show(place < 0 ? [...this.#notices, notice] : this.#notices.with(place, notice));
    const lasts = durationMs ?? NOTICE_DURATION_MS[type];
    if (lasts !== null) setTimeout(() => this.dismiss(notice.id), lasts);
    const handle = { dismiss: () => this.dismiss(notice.id) };
    this.#ids.set(handle, notice.id);
    return handle;
  });

  readonly dismiss = (id: number): void => {
    if (this.#notices.some((notice) => notice.id === id)) this.#show(this.#notices.filter((each) => each.id !== id));
  };

  #show(notices: readonly Notice[]): void {
    this.#notices = notices;
    for (const listener of this.#listeners) listener();
  }
}
