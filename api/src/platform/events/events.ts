import type { Tx } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';

// biome-ignore lint/suspicious/noEmptyInterface: every room adds its own events
export interface DomainEvents {}

export interface EventAct {
  readonly actor: { readonly memberId: string } | null;
  readonly at: Date;
}

/** Runs in the transaction of the event; an error rolls it back. */
type Subscriber<Name extends keyof DomainEvents> = (tx: Tx, event: DomainEvents[Name]) => Promise<unknown>;

export type Subscribers = { readonly [Name in keyof DomainEvents]: Subscriber<Name> };

declare module '../db/wiring.ts' {
  interface Wiring {
    readonly subscribers: Subscribers;
  }
}

export async function publishEvent<Name extends keyof DomainEvents>(
  tx: Tx,
  name: Name,
  event: DomainEvents[Name],
): Promise<void> {
  await wiringOf(tx).subscribers[name](tx, event);
}
