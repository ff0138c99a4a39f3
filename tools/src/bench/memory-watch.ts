const INTERVAL_MS = 100;

/** Memory of this process including its threads. */
export interface MemoryWatch {
  at(stage: string, share: number): void;
  /** In MB, at each tenth. */
  tenthsOf(stage: string): readonly number[];
  stop(): number;
}

export function watchMemory(): MemoryWatch {
  let peak = 0;
  const tenths = new Map<string, number[]>();
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, INTERVAL_MS);
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

export function megabytesNow(): number {
  return megabytes(process.memoryUsage.rss());
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}
