/** Addresses whose last attempt failed; the next one goes past the cache, which may hold what was wrong. */
const failed = new Set<string>();

interface ScriptSource {
  readonly address: string;
  readonly integrity: string | undefined;
}

/**
 * Brings scripts into the HTTP cache, all at once, hash-checked, and runs none of them. What runs them afterwards finds
 * them there, so nothing is sent twice; and unlike a script element this can be aborted.
 */
export async function fetchScripts(scripts: readonly ScriptSource[], signal: AbortSignal): Promise<void> {
  await Promise.all(scripts.map((script) => fetchScript(script, signal)));
}

async function fetchScript({ address, integrity }: ScriptSource, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch(address, {
      signal,
      cache: failed.has(address) ? 'reload' : 'default',
      ...(integrity ? { integrity } : {}),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    await answer.arrayBuffer();
    failed.delete(address);
  } catch (cause) {
    failed.add(address);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${new URL(address).pathname} could not be loaded: ${reason}`, { cause });
  }
}
