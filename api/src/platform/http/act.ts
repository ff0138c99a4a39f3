import type { FastifyRequest } from 'fastify';
import { type Actor, actorOf } from './actor.ts';

export interface Act {
  readonly actor: Pick<Actor, 'accountId' | 'memberId' | 'partyId' | 'mandate'>;
  readonly at: Date;
  readonly requestId?: string;
}

export interface AnyAct {
  readonly actor: Act['actor'] | null;
  readonly at: Date;
  readonly requestId?: string;
}

export function actOf(request: FastifyRequest, at: Date): Act {
  return { actor: actorOf(request), at, requestId: request.id };
}
