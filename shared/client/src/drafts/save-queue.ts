/**
 * Serializes saves and always saves the latest value. `save` returns whether it succeeded; a failed value stays for the next
 * `flush`.
 */
export function createSaveQueue<Value>(save: (value: Value) => Promise<boolean>, delayMs: number) {
  let waiting: { value: Value } | null = null;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function drain(): Promise<boolean> {
    try {
      while (waiting) {
        const sent = waiting;
        const isSaved = await save(sent.value);
        if (waiting && waiting !== sent) continue;
        if (!isSaved) return false;
        waiting = null;
      }
      return true;
    } finally {
      running = null;
    }
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (!waiting) return Promise.resolve(true);
    running ??= drain();
    return running;
  }

  function flushLater(laterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), laterMs);
  }

  return {
    get unsaved(): Value | null {
      return waiting?.value ?? null;
    },
    /** Replaces the waiting value; saved after the debounce delay. */
    put(value: Value): void {
      waiting = { value };
      flushLater(delayMs);
    },
    flush,
    flushLater,
    /** Stops autosaving and keeps the value. */
    pause: () => clearTimeout(timer),
    clear(): void {
      clearTimeout(timer);
      waiting = null;
    },
  };
}
