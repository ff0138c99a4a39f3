/** What the chunk loader of every bundle in the page reads; shared/build/src/webpack/chunks tells how. */
export interface PageState {
  /** How long one script may take to arrive, in milliseconds. */
  loadTimeoutMs: number;
  /** Integrity value by absolute address. A script that stands here runs only if its bytes match. */
  readonly integrity: Record<string, string>;
}

declare global {
  var __COUNTERPOINT__: PageState | undefined;
}

/** The page's state, made on first use. */
export function pageState(): PageState {
  globalThis.__COUNTERPOINT__ ??= { loadTimeoutMs: 120_000, integrity: {} };
  return globalThis.__COUNTERPOINT__;
}

/** Adds integrity values whose addresses are relative to `base`. */
export function addIntegrity(base: string, integrity: Readonly<Record<string, string>>): void {
  const known = pageState().integrity;
  const absoluteBase = new URL(base, location.origin);
  for (const [file, hash] of Object.entries(integrity)) known[new URL(file, absoluteBase).href] = hash;
}
