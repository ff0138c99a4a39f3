import type { FastifyRequest } from 'fastify';
import { type Actor, actorOf } from './actor.ts';

/** The actor, time and request of a change. */
export interface Act {
  readonly actor: Pick<Actor, 'accountId' | 'memberId' | 'partyId'>;
  readonly at: Date;
  readonly requestId?: string;
}

/** An act of a member; without an actor, of the society or the clock. */
export interface AnyAct {
  readonly actor: Act['actor'] | null;
  readonly at: Date;
  readonly requestId?: string;
}

/** The act of the caller of a private route. */
export function actOf(request: FastifyRequest, at: Date): Act {
  return { actor: actorOf(request), at, requestId: request.id };
}
