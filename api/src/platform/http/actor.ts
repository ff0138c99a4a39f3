import type { Need, Permissions } from '@counterpoint/domain/permissions';
import type { FastifyRequest } from 'fastify';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from './app-error.ts';

export interface Actor extends Permissions {
  readonly sessionId: string;
  readonly accountId: string;
  readonly memberId: string;
  readonly partyId: string;
  /** The member and party above are represented; the account acts for the representative. */
  readonly mandate?: { readonly id: string; readonly representativeId: string };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required, so that no route is open by accident. 'session': any role, as for the caller's own account. */
    access?: 'public' | 'session' | Need;
    /**
     * Asks members to prove who they are if they haven't done so lately. `if-second-factor`: only those with a second
     * factor, since the request brings the password. A function: only for some bodies.
     */
    stepUp?: true | 'if-second-factor' | ((body: unknown) => boolean);
    /** Also for members who have yet to set up the second factor that the society requires of them. */
    withoutSecondFactor?: true;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw sessionEnded();
  return request.actor;
}

/** 401: no session, an ended one, or one without its cookie. The caller doesn't learn which. */
export function sessionEnded(): AppError {
  return new AppError(401, 'session_ended', text.sessionEnded());
}

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
