import { isStale } from '@counterpoint/client/http';
import { useRef } from 'react';

/**
 * Sends what is typed at the version that its dialog was opened over, whatever came since. Who was told that it changed in
 * the meantime, and sends once more, sends at what stands now.
 */
export function useShownVersion(shown: number, now: () => number) {
  const seen = useRef({ version: shown, isTold: false });
  return async function sendAt<Answer>(send: (version: number) => Promise<Answer>): Promise<Answer> {
    if (seen.current.isTold) seen.current = { version: now(), isTold: false };
    try {
      return await send(seen.current.version);
    } catch (error) {
      seen.current.isTold = isStale(error);
      throw error;
    }
  };
}
