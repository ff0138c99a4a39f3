import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as text from '../../messages/errors.generated.ts';
import { type Database, databaseCode, inTransaction, type Tx } from '../db/transaction.ts';
import { actorOf } from './actor.ts';
import { AppError } from './app-error.ts';
import { type KeyPlace, readKey, reserveKey, storeOutcome } from './idempotency-repository.ts';
import { setVersion } from './versions.ts';

export interface Outcome<Data> {
  readonly data: Data;
  readonly version?: number;
}

/**
 * Runs `effect` once per `Idempotency-Key`, account, member and route. The key is written in its transaction: repeats wait for
 * the first response, and a failed request can be retried.
 */
export function runOnce<Data>(
  db: Database,
  request: FastifyRequest,
  effect: (tx: Tx) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  return runOnceAt(db, readPlace(request), effect);
}

interface Repeatable {
  readonly request: FastifyRequest;
  /** The part of the request that has a transaction of its own. */
  readonly part?: string;
}

/** The same if the request has a key, which older pages don't send. */
export function runOnceIfKeyed<Data>(
  db: Database,
  { request, part = '' }: Repeatable,
  effect: (tx: Tx) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  if (request.headers['idempotency-key'] === undefined) return inTransaction(db, effect);
  const place = readPlace(request);
  const route = part === '' ? place.route : `${place.route} ${part}`;
  return runOnceAt(db, { ...place, route }, effect);
}

/** PostgreSQL’s code for a lock that `reserveKey` waited for in vain. */
const LOCK_NOT_AVAILABLE = '55P03';

async function runOnceAt<Data>(
  db: Database,
  place: KeyPlace,
  effect: (tx: Tx) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await reserveKey(tx, place))) return await firstOutcome<Data>(tx, place);
      const answer = await effect(tx);
      await storeOutcome(tx, place, answer);
      return answer;
    });
  } catch (error) {
    if (databaseCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new AppError(409, 'request_in_progress', text.stillProcessing(), { cause: error });
  }
}

/** An index row holds 2,700 bytes, and addresses may be longer. */
const MAX_URL_LENGTH = 500;

function readPlace(request: FastifyRequest): KeyPlace {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key))
    throw new AppError(400, 'idempotency_key_required', text.keyRequired());
  const { accountId, memberId } = actorOf(request);
  const { method, url, body = null } = request;
  const place = url.length <= MAX_URL_LENGTH ? url : createHash('sha256').update(url).digest('hex');
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest();
  return { accountId, route: `${memberId} ${method} ${place}`, key, bodyHash };
}

async function firstOutcome<Data>(tx: Tx, place: KeyPlace): Promise<Outcome<Data>> {
  const stored = await readKey(tx, place);
  if (!stored.body_hash.equals(place.bodyHash)) throw new AppError(422, 'idempotency_key_reused', text.keyReused());
  // `runOnce` wrote it for the same route, so it has the same shape.
  return stored.answer as Outcome<Data>;
}

export function sendOutcome<Data>(reply: FastifyReply, answer: Outcome<Data>): { data: Data } {
  if (answer.version !== undefined) setVersion(reply, answer.version);
  return { data: answer.data };
}
