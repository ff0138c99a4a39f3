import { parseArgs } from 'node:util';
import { subjectRoutes } from 'api/main/routes.ts';
import { portalWiring } from 'api/main/wiring.ts';
import { readEnv } from 'api/platform/config/env.ts';
import { openDatabase } from 'api/platform/db/open-database.ts';
import { findingsIn, type GeneratedCall, generateCalls } from 'api/testing/generated-calls.ts';
import { readOperations } from 'api/testing/operations.ts';
import { readOwned, signUpOwner } from 'api/testing/owned-objects.ts';
import { createTestApi } from 'api/testing/test-api.ts';
import { setPassword } from 'api/testing/test-password.ts';
import { startWatchedServer, type WatchedServer } from 'api/testing/watched-server.ts';
import { print } from './measure.ts';

const MAX_CALLS = 200_000;
const CONCURRENCY = 8;
const TIME_LIMIT_MS = 30_000;
const MAX_SHOWN = 20;
const SECRET = 'Unheard of quartz';
/** Longest block of the main thread, in processor time. */
const TARGET_BLOCK_MS = 100;

interface Caller {
  readonly who: string;
  readonly headers: Readonly<Record<string, string>>;
  /** No answer to this caller may contain these. */
  readonly secrets: readonly string[];
}

/** Makes generated calls over HTTP, only to a server of its own on loopback. `--calls=20000 --seed=1`. */
export async function benchAttack(dataDir: string, args: readonly string[]): Promise<boolean> {
  const options = { calls: { type: 'string', default: '20000' }, seed: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const count = Math.min(MAX_CALLS, Number(values.calls));
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const opened = await openDatabase(env, portalWiring(env));
  const api = await createTestApi({}, subjectRoutes, Promise.resolve(opened.connection));
  const server = await startWatchedServer(opened.connection, { TRUST_PROXY: 'loopback' });
  try {
    const operations = await readOperations(api);
    const owner = await signUpOwner(api, SECRET);
    const owned = await readOwned(
      owner,
      operations.filter(({ path, isPublic }) => path.includes('{') && !isPublic),
    );
    const stranger = await api.signUp({ given_name: 'Kofi' });
    await setPassword(api, stranger);
    const callers: readonly Caller[] = [
      { who: 'nobody', headers: {}, secrets: [SECRET] },
      { who: 'another member', headers: stranger.headers, secrets: [SECRET] },
      { who: 'the owner', headers: owner.headers, secrets: [] },
    ];
    const calls = generateCalls(operations, owned, { count, seed });
    await server.measure();
    const attack = new Attack(server);
    // One after another, because the owner's calls may make their objects public.
    for (const [at, caller] of callers.entries())
      await attack.make(
        calls.filter((_, index) => index % callers.length === at),
        caller,
      );
    return report(attack, await server.measure(), { count, seed });
  } finally {
    await server.stop();
    await api.close();
    await opened.close();
  }
}

class Attack {
  readonly statuses = new Map<string, number>();
  readonly findings = new Map<string, number>();
  readonly slowest = { milliseconds: 0, name: '' };
  readonly #server: WatchedServer;
  #made = 0;

  constructor(server: WatchedServer) {
    this.#server = server;
  }

  async make(calls: readonly GeneratedCall[], caller: Caller): Promise<void> {
    const waiting = calls.values();
    const lane = async () => {
      for (const call of waiting) await this.#makeOne(call, caller);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  }

  async #makeOne(call: GeneratedCall, caller: Caller): Promise<void> {
    this.#made += 1;
    const made = this.#made;
    const { name } = call.operation;
    const startedAt = performance.now();
    try {
      const answer = await send(this.#server.address, call, {
        ...caller.headers,
        // Limits count by network, so each call has its own.
        'x-forwarded-for': `10.${made >> 16}.${(made >> 8) & 255}.${made & 255}`,
      });
      const kind = `${String(answer.status).charAt(0)}xx`;
      this.statuses.set(kind, (this.statuses.get(kind) ?? 0) + 1);
      for (const finding of findingsIn(call, answer, caller.secrets)) this.#note(`${caller.who}: ${finding}`);
    } catch (error) {
      this.#note(`${caller.who}: ${name} has no answer (${error instanceof Error ? error.message : 'unknown'})`);
    }
    const milliseconds = performance.now() - startedAt;
    if (milliseconds > this.slowest.milliseconds) Object.assign(this.slowest, { milliseconds, name });
  }

  #note(finding: string): void {
    this.findings.set(finding, (this.findings.get(finding) ?? 0) + 1);
  }
}

async function send(address: string, call: GeneratedCall, headers: Readonly<Record<string, string>>) {
  const url = new URL(address + call.address);
  for (const [name, value] of Object.entries(call.query)) url.searchParams.set(name, value);
  const response = await fetch(url, {
    method: call.operation.method,
    headers: { ...call.headers, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    ...(call.body !== null && { body: call.body }),
  });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

type Measured = Awaited<ReturnType<WatchedServer['measure']>>;

function report(
  attack: Attack,
  { longestBlockMs, peakMemoryMb }: Measured,
  { count, seed }: { readonly count: number; readonly seed: number },
): boolean {
  const statuses = [...attack.statuses].sort().map(([kind, times]) => `${kind} ${times}`);
  const { name, milliseconds } = attack.slowest;
  print(`${count} generated calls, --seed=${seed}: ${statuses.join(', ')}`);
  print(`  slowest: ${name}, ${milliseconds.toFixed(0)} ms`);
  print(`  longest block of the main thread: ${longestBlockMs.toFixed(0)} ms (target ${TARGET_BLOCK_MS})`);
  print(`  peak memory: ${peakMemoryMb.toFixed(0)} MB`);
  print(`  findings: ${attack.findings.size} (target 0)`);
  for (const [finding, times] of [...attack.findings].slice(0, MAX_SHOWN)) print(`    ${times} × ${finding}`);
  if (attack.findings.size > 0) process.exitCode = 1;
  return attack.findings.size === 0 && longestBlockMs < TARGET_BLOCK_MS;
}
