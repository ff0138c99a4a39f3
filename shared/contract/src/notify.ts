import type { ReactNode } from 'react';

/** `loading` stays until dismissed or replaced; `custom` is a plain card. */
export type NoticeType = 'blank' | 'error' | 'success' | 'loading' | 'custom';

export interface NoticeOptions {
  readonly type?: NoticeType;
  readonly durationMs?: number;
  /** Takes this notice's place if it's still shown. */
  readonly replaces?: NoticeHandle;
}

export interface NoticeHandle {
  dismiss(): void;
}

/** Shows a text, or own content with the type `custom`. */
export type ShowNotice = (content: ReactNode, options?: NoticeOptions) => NoticeHandle;

export interface PromiseNotices<Result> {
  readonly loading: string;
  readonly success: string | ((result: Result) => string);
  readonly error: string | ((error: unknown) => string);
}

/** Shows a transient notice; duration by type, five seconds by default. */
export interface Notify extends ShowNotice {
  /** Shows a notice for `work`, then its result in the same place. Returns `work`. */
  promise<Result>(work: Promise<Result>, notices: PromiseNotices<Result>): Promise<Result>;
}

/** Adds `promise` to a function that shows one notice; for hosts. */
export function createNotify<Show extends ShowNotice>(show: Show): Show & Notify {
  function promise<Result>(work: Promise<Result>, { loading, success, error }: PromiseNotices<Result>) {
    const replaces = show(loading, { type: 'loading' });
    work.then(
      (result) => show(typeof success === 'string' ? success : success(result), { type: 'success', replaces }),
      (reason: unknown) => show(typeof error === 'string' ? error : error(reason), { type: 'error', replaces }),
    );
    return work;
  }
  return Object.assign(show, { promise });
}
