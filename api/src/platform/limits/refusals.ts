import type { Database } from '../db/transaction.ts';

/** How long another process may still refuse a caller whose attempts were forgotten here. */
const TTL_MS = 5_000;
const MAX_REFUSALS = 10_000;

type Refusals = ReturnType<typeof createRefusals>;

const refusals = new WeakMap<Database, Refusals>();

export function refusalsOf(db: Database): Refusals {
  const existing = refusals.get(db) ?? createRefusals();
  refusals.set(db, existing);
  return existing;
}

export function createRefusals(maxSize = MAX_REFUSALS) {
  const remembered = new Map<string, { readonly oldest: Date; readonly until: number }>();
  const keyOf = (bucket: readonly string[]) => bucket.join('\0');
  return {
    add(bucket: readonly string[], oldest: Date, now: Date): void {
      const [first] = remembered.size >= maxSize ? remembered.keys() : [];
      if (first !== undefined) remembered.delete(first);
      remembered.set(keyOf(bucket), { oldest, until: now.getTime() + TTL_MS });
    },
    /** The oldest attempt of a bucket that was refused a moment ago. */
    find(bucket: readonly string[], now: Date): Date | null {
      const refusal = remembered.get(keyOf(bucket));
      return refusal && now.getTime() < refusal.until ? refusal.oldest : null;
    },
    remove: (bucket: readonly string[]) => void remembered.delete(keyOf(bucket)),
  };
}
