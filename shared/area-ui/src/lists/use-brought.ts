import { useHost } from '@counterpoint/contract';
import { useRef, useState } from 'react';
import * as text from '../messages/later.generated.ts';

/** Code that most visits need not, fetched when it is first asked for. */
export interface Brought<Part> {
  readonly part: Part | null;
  /** Fetches it, and says whether it is there. A failure is told; the next call tries again. */
  readonly bring: () => Promise<boolean>;
}

/** `load` is an `import()` of a module. */
export function useBrought<Part>(load: () => Promise<Part>): Brought<Part> {
  const { notify, reportError } = useHost();
  const [part, setPart] = useState<Part | null>(null);
  const isUnderWay = useRef(false);

  async function bring(): Promise<boolean> {
    if (part) return true;
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch (error) {
      reportError(error);
      notify(text.partNotLoaded(), { type: 'error' });
      return false;
    } finally {
      isUnderWay.current = false;
    }
  }
  return { part, bring };
}
