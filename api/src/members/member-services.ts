import type { FastifyRequest } from 'fastify';
import { inTransaction, type Tx } from '../platform/db/transaction.ts';
import { type Act, type Actor, actorOf } from '../platform/http/actor.ts';
import type { Routes, Services } from '../platform/services.ts';

type Used = 'db' | 'env' | 'files' | 'mail' | 'now' | 'passwords';

export type MemberServices = Pick<Services, Used>;
export type MemberRoutes = Routes<Used>;

/** An act in the account, with the address by which attempts are limited. */
export interface AccountAct extends Act {
  readonly actor: Actor;
  readonly address: string;
  readonly requestId: string;
}

export function accountActOf({ now }: Pick<Services, 'now'>, request: FastifyRequest): AccountAct {
  return { actor: actorOf(request), at: now(), address: request.ip, requestId: request.id };
}

/** Also sends at once the mail that `work` queues. */
export async function inMailTransaction<Result>(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(db, work);
  mail.wake();
  return result;
}
