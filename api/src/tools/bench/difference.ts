const RESAMPLES = 2_000;

/** How two samples of times differ, in milliseconds. */
export interface Difference {
  readonly known: number;
  readonly unknown: number;
  /** Where the difference of the medians lies with 95 % certainty: by bootstrap, which supposes nothing of how times spread. */
  readonly interval: readonly [low: number, high: number];
}

/** Medians of two samples, and how far they are apart. */
export function differenceOf(known: readonly number[], unknown: readonly number[]): Difference {
  const differences = Array.from({ length: RESAMPLES }, () => median(resample(known)) - median(resample(unknown)));
  differences.sort(ascending);
  const at = (share: number) => differences[Math.floor(share * (RESAMPLES - 1))] ?? 0;
  return { known: median(known), unknown: median(unknown), interval: [at(0.025), at(0.975)] };
}

function resample(sample: readonly number[]): number[] {
  return sample.map(() => sample[Math.floor(Math.random() * sample.length)] ?? 0);
}

function median(sample: readonly number[]): number {
  const sorted = [...sample].sort(ascending);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function ascending(one: number, other: number): number {
  return one - other;
}
