import type { Need } from '@counterpoint/domain/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../services.ts';
import { type Act, actOf } from './act.ts';
import { runOnce, sendOutcome } from './idempotency.ts';
import { withVersion } from './versions.ts';

export const changing = (access: Need) => ({ access, requires: ['if-match'] }) as const;
export const creating = (access: Need) => ({ access, requires: ['idempotency-key'] }) as const;
export const submitting = (access: Need) => ({ access, requires: ['if-match', 'idempotency-key'] }) as const;

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Change<Data> = (tx: Tx, act: Act) => Promise<Data>;

/** Changes an object in a transaction and responds with its new version. */
export async function changeVersioned<Data extends { readonly version: number }>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { request, reply }: Exchange,
  change: Change<Data>,
): Promise<{ data: Data }> {
  return withVersion(reply, await inTransaction(db, (tx) => change(tx, actOf(request, now()))));
}

/** Creates an object once per `Idempotency-Key` and responds with 201, and with its version if it has one. */
export async function createOnce<Data extends object>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { request, reply }: Exchange,
  create: Change<Data>,
): Promise<{ data: Data }> {
  const answer = await runOnce(db, request, async (tx) => {
    const data = await create(tx, actOf(request, now()));
    return 'version' in data && typeof data.version === 'number' ? { data, version: data.version } : { data };
  });
  reply.code(201);
  return sendOutcome(reply, answer);
}
