import type { Need } from '@counterpoint/domain/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../services.ts';
import { type Act, actOf } from './actor.ts';
import { runOnce, runOnceIfKeyed, sendOutcome } from './idempotency.ts';
import { type VersionedId, versionedId, withVersion } from './versions.ts';

export const changing = (access: Need) => ({ access, requires: ['if-match'] }) as const;
export const creating = (access: Need) => ({ access, requires: ['idempotency-key'] }) as const;
export const submitting = (access: Need) => ({ access, requires: ['if-match', 'idempotency-key'] }) as const;

interface Exchange<Request = FastifyRequest> {
  readonly request: Request;
  readonly reply: FastifyReply;
}

type ObjectRequest = Parameters<typeof versionedId>[0];
type Change<Data> = (tx: Tx, act: Act, target: VersionedId) => Promise<Data>;

/** Changes the route's object in a transaction and responds with its new version. */
export async function changeVersioned<Data extends { readonly version: number }>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { request, reply }: Exchange<ObjectRequest>,
  change: Change<Data>,
): Promise<{ data: Data }> {
  const target = versionedId(request);
  return withVersion(reply, await inTransaction(db, (tx) => change(tx, actOf(request, now()), target)));
}

/** The same once per `Idempotency-Key`, for a change that may delete the object, so that a repeat wouldn't find it. */
export async function changeVersionedOnce<Data extends { readonly version: number }>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { request, reply }: Exchange<ObjectRequest>,
  change: Change<Data>,
): Promise<{ data: Data }> {
  const target = versionedId(request);
  const answer = await runOnceIfKeyed(db, { request }, async (tx) => {
    const data = await change(tx, actOf(request, now()), target);
    return { data, version: data.version };
  });
  return sendOutcome(reply, answer);
}

/** Deletes the route's object in a transaction and responds with 204. */
export async function deleteVersioned(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { request, reply }: Exchange<ObjectRequest>,
  remove: Change<unknown>,
): Promise<void> {
  const target = versionedId(request);
  await inTransaction(db, (tx) => remove(tx, actOf(request, now()), target));
  reply.code(204);
}

/** Creates an object once per `Idempotency-Key` and responds with 201, and with its version if it has one. */
export async function createOnce<Data extends object>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { request, reply }: Exchange,
  create: (tx: Tx, act: Act) => Promise<Data>,
): Promise<{ data: Data }> {
  const answer = await runOnce(db, request, async (tx) => {
    const data = await create(tx, actOf(request, now()));
    return 'version' in data && typeof data.version === 'number' ? { data, version: data.version } : { data };
  });
  reply.code(201);
  return sendOutcome(reply, answer);
}
