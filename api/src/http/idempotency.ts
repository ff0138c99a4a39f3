import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Database, databaseCode, inTransaction, type Tx } from '../db/transaction.ts';
import { actorOf } from './actor.ts';
import { AppError } from './app-error.ts';

/** What a creation answers, and answers again when it is repeated. */
export interface Answer<Data> {
  readonly data: Data;
  readonly version?: number;
}

interface Attempt {
  readonly accountId: string;
  readonly route: string;
  readonly key: string;
  readonly bodyHash: Buffer;
}

/**
 * Runs `effect` once for each `Idempotency-Key` of an account and address. The key is written in the transaction of
 * the effect: a repeat waits for the first, then gets its answer; what failed left no key behind and may be tried again.
 */
export async function answerOnce<Data>(
  db: Database,
  request: FastifyRequest,
  effect: (tx: Tx) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const attempt = readAttempt(request);
  try {
    return await inTransaction(db, async (tx) => {
      const first = await firstAnswer<Data>(tx, attempt);
      if (first) return first;
      const answer = await effect(tx);
      await remember(tx, attempt, answer);
      return answer;
    });
  } catch (error) {
    if (databaseCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new AppError(409, 'request_in_progress', 'This is still being done. Please look again in a moment.', {
      cause: error,
    });
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

function readAttempt(request: FastifyRequest): Attempt {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key))
    throw new AppError(400, 'idempotency_key_required', 'Send an Idempotency-Key of 8 to 200 characters.');
  return {
    accountId: actorOf(request).accountId,
    route: `${request.method} ${request.url}`,
    key,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest(),
  };
}

/** Reserves the key; where it is taken, waits for who took it and gives their answer. */
async function firstAnswer<Data>(tx: Tx, attempt: Attempt): Promise<Answer<Data> | null> {
  await sql`set local lock_timeout = '10s'`.execute(tx);
  const { accountId: account_id, route, key, bodyHash: body_hash } = attempt;
  const reserved = await tx
    .insertInto('idempotency_key')
    .values({ account_id, route, key, body_hash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (reserved) return null;
  const stored = await tx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'answer'])
    .where('account_id', '=', account_id)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!stored.body_hash.equals(body_hash))
    throw new AppError(422, 'idempotency_key_reused', 'This Idempotency-Key was used for something else.');
  // Written by `remember` below, for the same route and so of the same shape.
  return stored.answer as Answer<Data>;
}

async function remember(tx: Tx, attempt: Attempt, answer: Answer<unknown>): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('account_id', '=', attempt.accountId)
    .where('route', '=', attempt.route)
    .where('key', '=', attempt.key)
    .execute();
}

/** Marks the answer's version, where it has one, and gives its body. */
export function sendAnswer<Data>(reply: FastifyReply, answer: Answer<Data>): { data: Data } {
  if (answer.version !== undefined) reply.header('etag', `"${answer.version}"`);
  return { data: answer.data };
}
