import type { Database } from './transaction.ts';

/**
 * The subscribers, job handlers and ports that rooms above the database plug in at start. A room declares its members
 * by declaration merging; `main/wiring.ts` provides them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every room adds its own members
export interface Wiring {}

/** Keyed by kysely's adapter, which a database shares with its transactions. */
const wiringByAdapter = new WeakMap<object, Wiring>();

/** Plugs `wiring` into a database and all its transactions. */
export function plugIn(db: Database, wiring: Wiring): void {
  wiringByAdapter.set(db.getExecutor().adapter, wiring);
}

/**
 * Returns what is plugged into the database of this transaction.
 *
 * @throws when the process that opened the database plugged nothing in
 */
export function wiringOf(db: Database): Wiring {
  const wiring = wiringByAdapter.get(db.getExecutor().adapter);
  if (!wiring) throw new Error('This database was opened without its wiring: pass portalWiring() of main/wiring.ts.');
  return wiring;
}
