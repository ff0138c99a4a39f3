/** What `load` brings, or a rejection when it takes longer than `limitMs`. */
export async function loadWithin<Value>(limitMs: number, load: () => Promise<Value>): Promise<Value> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`The page did not load within ${limitMs / 1000} seconds.`)), limitMs);
  try {
    return await Promise.race([load(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
