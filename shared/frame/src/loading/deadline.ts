import * as text from '../messages/pages.generated.ts';
/** Check `code`, not `instanceof`: the class may exist twice in a page. */
export class LoadTimeoutError extends Error {
  readonly code = 'load_timeout';

  constructor(what: string, limitMs: number) {
    super(text.timedOut({ what, seconds: limitMs / 1000 }));
    this.name = 'LoadTimeoutError';
  }
}

/** Rejects with `LoadTimeoutError` after `limitMs` and aborts the signal. */
export async function withDeadline<Result>(
  what: string,
  limitMs: number,
  load: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new LoadTimeoutError(what, limitMs);
    timeout.reject(error);
    controller.abort(error);
  }, limitMs);
  try {
    return await Promise.race([load(controller.signal), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
