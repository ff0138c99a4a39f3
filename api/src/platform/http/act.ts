import type { FastifyRequest } from 'fastify';
import { type Actor, actorOf } from './actor.ts';

/** Who does something, when, and in which request: what a change of the catalogue is told by. */
export interface Act {
  readonly actor: Pick<Actor, 'accountId' | 'memberId' | 'partyId'>;
  readonly at: Date;
  readonly requestId?: string;
}

/** An act of a member, or of the society or of time alone: then it has no actor. */
export interface AnyAct {
  readonly actor: Act['actor'] | null;
  readonly at: Date;
  readonly requestId?: string;
}

/** The act of the caller of a private route. */
export function actOf(request: FastifyRequest, at: Date): Act {
  return { actor: actorOf(request), at, requestId: request.id };
}
