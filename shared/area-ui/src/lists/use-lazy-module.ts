import { useHost } from '@counterpoint/contract';
import { useRef, useState } from 'react';
import * as text from '../messages/lazy.generated.ts';

export interface LazyModule<Part> {
  readonly part: Part | null;
  /** Returns whether the code is loaded. Reports a failure; the next call retries. */
  readonly ensureLoaded: () => Promise<boolean>;
}

export function useLazyModule<Part>(load: () => Promise<Part>): LazyModule<Part> {
  const { notify, reportError } = useHost();
  const [part, setPart] = useState<Part | null>(null);
  const loading = useRef<Promise<boolean> | null>(null);

  async function ensureLoaded(): Promise<boolean> {
    if (part) return true;
    loading.current ??= startLoading();
    return await loading.current;
  }
  async function startLoading(): Promise<boolean> {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch (error) {
      reportError(error);
      notify(text.partNotLoaded(), { type: 'error' });
      return false;
    } finally {
      loading.current = null;
    }
  }
  return { part, ensureLoaded };
}
