import type { NoticeType } from '@counterpoint/contract';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

export interface Notice {
  readonly content: ReactNode;
  readonly type: NoticeType;
  /** How long it stays in milliseconds; null until it is dismissed or replaced. */
  readonly durationMs: number | null;
  /** Another number for each content of the same place. */
  readonly revision: number;
  /** On its way out: another notice can no longer take its place. */
  readonly isLeaving: boolean;
}

/** Toast contents by key: notistack can move toasts but not change what they show, so it only gets keys. */
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
