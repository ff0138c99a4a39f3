import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { Permission } from './permissions.ts';

/** Who asks, and for which member. */
export interface Actor {
  readonly sessionId: string;
  readonly accountId: string;
  readonly memberId: string;
  /** The member as the field knows them: their lines in works name this party. */
  readonly partyId: string;
  readonly permission: Permission;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route needs a session; it does unless it says 'public', so that nothing is open by accident. */
    access?: 'private' | 'public';
    /** The permissions that may use the route; every one may where it is not given. */
    permissions?: readonly Permission[];
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** The permissions that may change the catalogue. */
export const MAY_CHANGE_CATALOGUE: readonly Permission[] = ['super', 'copyright'];
/** Those that may change who the member is: the profile, numbers, memberships. That is not for everybody who may register works. */
export const MAY_CHANGE_MEMBER: readonly Permission[] = ['super'];

/** The caller of a private route. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw sessionEnded();
  return request.actor;
}

/** 401: no session, one that ended, or one that is used from elsewhere; the caller is not told which. */
export function sessionEnded(): AppError {
  return new AppError(401, 'session_ended', 'Your session has ended. Please sign in again.');
}
