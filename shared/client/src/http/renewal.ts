import { TransportError } from './errors.ts';

/**
 * Has the member sign in again, or prove who they are, once for all waiting calls; resolves to whether these may be
 * repeated. An aborted call stops waiting.
 */
export function createRenewal(requestRenewal: (() => Promise<boolean>) | undefined) {
  let underWay: Promise<boolean> | null = null;

  return async function renew(signal: AbortSignal | undefined): Promise<boolean> {
    if (!requestRenewal) return false;
    underWay ??= requestRenewal().finally(() => {
      underWay = null;
    });
    return signal ? orAbort(underWay, signal) : underWay;
  };
}

function orAbort(renewed: Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new TransportError('aborted', { cause: signal.reason }));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    renewed.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
