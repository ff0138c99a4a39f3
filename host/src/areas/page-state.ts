/** Read by the chunk loader of every bundle in the page; see shared/build/src/webpack/chunks. */
export interface PageState {
  /** Per script, in milliseconds. */
  loadTimeoutMs: number;
  /** By absolute URL; a script listed here runs only if its hash matches. */
  readonly integrity: Record<string, string>;
  /** Once the application has started; the trial of a build loads areas with it. */
  loadRemoteModule?(name: string, entry: string, signal: AbortSignal): Promise<unknown>;
}

declare global {
  var __COUNTERPOINT__: PageState | undefined;
}

export function pageState(): PageState {
  globalThis.__COUNTERPOINT__ ??= { loadTimeoutMs: 120_000, integrity: {} };
  return globalThis.__COUNTERPOINT__;
}

export function addIntegrity(base: string, integrity: Readonly<Record<string, string>>): void {
  const known = pageState().integrity;
  const absoluteBase = new URL(base, location.origin);
  for (const [file, hash] of Object.entries(integrity)) known[new URL(file, absoluteBase).href] = hash;
}
