/** Saves one thing at a time, the newest state of it, and never two at once. */
export interface SaveQueue<Value> {
  /** What the server does not have yet. */
  readonly unsaved: Value | null;
  /** Replaces what waits; it is saved when nothing more comes for a while. */
  put(value: Value): void;
  /** Saves what waits, now. Resolves to whether nothing is left unsaved. */
  flush(): Promise<boolean>;
  /** Tries again by itself after a while. */
  flushLater(delayMs: number): void;
  /** Saves nothing more by itself, and keeps what waits. */
  pause(): void;
  /** Lets go of what waits. A save that is under way is not called back. */
  clear(): void;
}

/** `save` gives back whether it could; while it could not, what was put stays, for the next `flush`. */
export function createSaveQueue<Value>(save: (value: Value) => Promise<boolean>, delayMs: number): SaveQueue<Value> {
  let waiting: { value: Value } | null = null;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function drain(): Promise<boolean> {
    try {
      while (waiting) {
        const sent = waiting;
        if (!(await save(sent.value))) return false;
        if (waiting === sent) waiting = null;
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
