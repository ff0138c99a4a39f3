import type { Tx } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';

/** What happens in the portal, by name. The room where an event happens declares it by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: every room adds its own events
export interface DomainEvents {}

/** Who caused an event, and when; `actor` is null for the society and for deadlines. */
export interface EventAct {
  readonly actor: { readonly memberId: string } | null;
  readonly at: Date;
}

/** Acts on an event in the transaction in which it happened; what it throws undoes the event as well. */
export type Subscriber<Name extends keyof DomainEvents> = (tx: Tx, event: DomainEvents[Name]) => Promise<unknown>;

export type Subscribers = { readonly [Name in keyof DomainEvents]: readonly Subscriber<Name>[] };

declare module '../db/wiring.ts' {
  interface Wiring {
    readonly subscribers: Subscribers;
  }
}

/** Runs the subscribers of an event, one after another, in the transaction in which it happened. */
export async function publishEvent<Name extends keyof DomainEvents>(
  tx: Tx,
  name: Name,
  event: DomainEvents[Name],
): Promise<void> {
  for (const subscriber of wiringOf(tx).subscribers[name]) await subscriber(tx, event);
}
