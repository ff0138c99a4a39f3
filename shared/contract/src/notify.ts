import type { ReactNode } from 'react';

/** How a notice looks. `loading` stays until it is dismissed or replaced; `custom` is a plain card for own content. */
export type NoticeType = 'blank' | 'error' | 'success' | 'loading' | 'custom';

/** What a notice may be told besides its content. */
export interface NoticeOptions {
  readonly type?: NoticeType;
  /** In place of the time that its type has. */
  readonly durationMs?: number;
  /** The notice whose place it takes, if that is still there. */
  readonly replaces?: NoticeHandle;
}

/** A notice on the screen. */
export interface NoticeHandle {
  dismiss(): void;
}

/** Shows a notice: a text, or content of one's own under the type `custom`. */
export type ShowNotice = (content: ReactNode, options?: NoticeOptions) => NoticeHandle;

/** What is said while something is under way, and of how it ended. */
export interface PromiseNotices<Result> {
  readonly loading: string;
  readonly success: string | ((result: Result) => string);
  readonly error: string | ((error: unknown) => string);
}

/** Says something in passing, for five seconds or as its type has it. */
export interface Notify extends ShowNotice {
  /** Says that `work` is under way and then, in its place, how it ended. Gives `work` back. */
  promise<Result>(work: Promise<Result>, notices: PromiseNotices<Result>): Promise<Result>;
}

/** Makes a `Notify` of what shows one notice; for those who play the host. */
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
