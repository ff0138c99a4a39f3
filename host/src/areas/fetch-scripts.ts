/** Addresses whose last request failed. The retry bypasses the HTTP cache, which may hold a corrupt file. */
const failed = new Set<string>();

interface ScriptSource {
  readonly address: string;
  readonly integrity: string | undefined;
}

/**
 * Fetches scripts into the HTTP cache in parallel and checks their hashes without running them. Unlike a script element, this can
 * be aborted.
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
