import type { NoticeType, Notify } from '@counterpoint/contract';
import { NOTICE_DURATION_MS } from '../../notices/notice-durations.ts';

/** What is said in passing. */
export interface Notice {
  readonly id: number;
  readonly message: string;
  readonly type: NoticeType;
}

/** The notices on the screen. */
export class NoticeStore {
  readonly #listeners = new Set<() => void>();
  #notices: readonly Notice[] = [];
  #lastId = 0;

  readonly all = (): readonly Notice[] => this.#notices;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly notify: Notify = (message, { type = 'blank', durationMs } = {}) => {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#show([...this.#notices, { id, message, type }]);
    const lasts = durationMs ?? NOTICE_DURATION_MS[type];
    if (lasts !== null) setTimeout(() => this.dismiss(id), lasts);
    return { dismiss: () => this.dismiss(id) };
  };

  readonly dismiss = (id: number): void => {
    if (this.#notices.some((notice) => notice.id === id)) this.#show(this.#notices.filter((each) => each.id !== id));
  };

  #show(notices: readonly Notice[]): void {
    this.#notices = notices;
    for (const listener of this.#listeners) listener();
  }
}
