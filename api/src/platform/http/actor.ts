import type { FastifyRequest } from 'fastify';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from './app-error.ts';
import type { Permission } from './permissions.ts';

export interface Actor {
  readonly sessionId: string;
  readonly accountId: string;
  readonly memberId: string;
  readonly partyId: string;
  readonly permission: Permission;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Defaults to 'private', so that no route is public by accident. */
    access?: 'private' | 'public';
    permissions?: readonly Permission[];
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

export const MAY_CHANGE_CATALOGUE: readonly Permission[] = ['super', 'copyright'];
export const MAY_CHANGE_MEMBER: readonly Permission[] = ['super'];

export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw sessionEnded();
  return request.actor;
}

/** 401: no session, an ended one, or one without its cookie. The caller doesn't learn which. */
export function sessionEnded(): AppError {
  return new AppError(401, 'session_ended', text.sessionEnded());
}
