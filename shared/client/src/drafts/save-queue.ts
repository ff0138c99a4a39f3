/** Serializes saves and always saves the latest value. */
export interface SaveQueue<Value> {
  readonly unsaved: Value | null;
  /** Replaces the waiting value; saved after the debounce delay. */
  put(value: Value): void;
  flush(): Promise<boolean>;
  flushLater(delayMs: number): void;
  /** Stops autosaving and keeps the value. */
  pause(): void;
  clear(): void;
}

/** `save` returns whether it succeeded; a failed value stays for the next `flush`. */
export function createSaveQueue<Value>(save: (value: Value) => Promise<boolean>, delayMs: number): SaveQueue<Value> {
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
    get unsaved() {
      return waiting?.value ?? null;
    },
    put(value) {
      waiting = { value };
      flushLater(delayMs);
    },
    flush,
    flushLater,
    pause: () => clearTimeout(timer),
    clear() {
      clearTimeout(timer);
      waiting = null;
    },
  };
}
