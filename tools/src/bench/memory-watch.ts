const EVERY_MS = 100;

/** Watches the memory of this process with its threads. */
export interface MemoryWatch {
  /** Notes how much it is as a stage comes to its next tenth. */
  at(stage: string, share: number): void;
  /** In MB, at the tenths of a stage. */
  tenthsOf(stage: string): readonly number[];
  /** Ends the watch; the most that it was, in MB. */
  stop(): number;
}

/** Begins to watch. */
export function watchMemory(): MemoryWatch {
  let peak = 0;
  const tenths = new Map<string, number[]>();
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, EVERY_MS);
  return {
    at(stage, share) {
      const noted = tenths.get(stage) ?? [];
      tenths.set(stage, noted);
      while (noted.length < Math.floor(share * 10)) noted.push(megabytesNow());
    },
    tenthsOf: (stage) => tenths.get(stage) ?? [],
    stop() {
      clearInterval(timer);
      return megabytes(peak);
    },
  };
}

/** What the process takes now, in MB. */
export function megabytesNow(): number {
  return megabytes(process.memoryUsage.rss());
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}
