import { isRecord } from '../config/is-record.ts';
import { pageState } from './page-state.ts';

/** The shared modules that this page provides, by webpack. */
declare const __webpack_share_scopes__: { readonly default: object };

/** Webpack's container, which an area's entry defines. */
interface Container {
  init(shared: object): void | Promise<void>;
  get(exposed: string): Promise<() => unknown>;
}

/** By address of the entry, which runs once unless it fails. */
const exposed = new Map<string, Promise<unknown>>();

/**
 * Runs an area's entry and returns its exposed module.
 * @throws what the module throws or `signal` aborts with, or an error that names the entry
 */
export function loadRemoteModule(name: string, entry: string, signal: AbortSignal): Promise<unknown> {
  const known = exposed.get(entry);
  if (known) return known;
  const loading = runContainer(name, entry, signal);
  exposed.set(entry, loading);
  const forget = () => exposed.delete(entry);
  loading.catch(forget);
  signal.addEventListener('abort', forget);
  return loading;
}

pageState().loadRemoteModule = loadRemoteModule;

async function runContainer(name: string, entry: string, signal: AbortSignal): Promise<unknown> {
  // Otherwise an entry that throws leaves the container of an earlier one.
  Reflect.set(globalThis, name, undefined);
  await runScript(entry, signal);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${entry} defines no container ${name}.`);
  await container.init(__webpack_share_scopes__.default);
  const runModule = await container.get('./area');
  return runModule();
}

function runScript(address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.crossOrigin = 'anonymous';
    script.integrity = pageState().integrity[address] ?? '';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} doesn’t run.`));
    signal.addEventListener('abort', () => reject(signal.reason));
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is Container {
  return isRecord(value) && typeof value.init === 'function' && typeof value.get === 'function';
}
