import type { Database } from './transaction.ts';

/** Subscribers, job handlers and ports that the rooms above provide. Each room adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: every room adds its own members
export interface Wiring {}

/** Keyed by kysely's adapter, which a database shares with its transactions. */
const wiringByAdapter = new WeakMap<object, Wiring>();

export function plugIn(db: Database, wiring: Wiring): void {
  wiringByAdapter.set(db.getExecutor().adapter, wiring);
}

/** @throws if the process opened the database without wiring */
export function wiringOf(db: Database): Wiring {
  const wiring = wiringByAdapter.get(db.getExecutor().adapter);
  if (!wiring) throw new Error('This database was opened without its wiring: pass portalWiring() of main/wiring.ts.');
  return wiring;
}
