import type { NoticeType } from '@counterpoint/contract';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

export interface Notice {
  readonly content: ReactNode;
  readonly type: NoticeType;
  /** In milliseconds; null until dismissed or replaced. */
  readonly durationMs: number | null;
  readonly revision: number;
  /** Leaving: another notice can't replace it any more. */
  readonly isLeaving: boolean;
}

/** notistack can't change the content of a shown toast, so it only gets keys. */
export const notices = createStore<Readonly<Record<string, Notice>>>(() => ({}));

export function setNotice(key: string, notice: Notice): void {
  notices.setState({ [key]: notice });
}

export function markLeaving(key: string): void {
  const notice = notices.getState()[key];
  if (notice) setNotice(key, { ...notice, isLeaving: true });
}

export function forgetNotice(key: string): void {
  const { [key]: _gone, ...rest } = notices.getState();
  notices.setState(rest, true);
}
