import { newIdempotencyKey } from '@counterpoint/client/queries';
import { useRef } from 'react';

/** The idempotency key of handing in a version: asked again after a lost answer, the same version carries the same key. */
export function useVersionKey(): (version: number) => string {
  const last = useRef({ version: -1, key: '' });
  return (version) => {
    if (last.current.version !== version) last.current = { version, key: newIdempotencyKey() };
    return last.current.key;
  };
}
