/** In [0, 1); deterministic per seed. */
export type Random = () => number;

/** Random numbers for one item (splitmix32): work 7 is the same in a corpus of any size. */
export function randomOf(...seeds: readonly number[]): Random {
  let state = seeds.reduce((mixed, seed) => mix(mixed ^ mix(seed + 0x9e3779b9)), 0x2545f491);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return (mix(state) >>> 0) / 2 ** 32;
  };
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) | 0;
}

export function below(random: Random, end: number): number {
  return Math.floor(random() * end);
}

export function pick(random: Random, values: readonly string[]): string {
  return values[below(random, values.length)] ?? '';
}

/** Indexes in [0, size) with a Zipf distribution. */
export function zipf(size: number): (random: Random) => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let place = 0; place < size; place += 1) {
    // Mandelbrot's shift flattens the most frequent ranks.
    sum += 1 / (place + 3);
    sums[place] = sum;
  }
  return (random) => {
    const wanted = random() * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** One of the keys, each as often as its weight says. */
export function pickWeighted(random: Random, weights: Readonly<Record<number, number>>): number {
  const choices = Object.entries(weights);
  let remaining = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  const chosen = choices.find(([, weight]) => {
    remaining -= weight;
    return remaining < 0;
  });
  return Number((chosen ?? choices.at(-1))?.[0]);
}
