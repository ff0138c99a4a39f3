import type { FastifyRequest } from 'fastify';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from './app-error.ts';
import type { Permission } from './permissions.ts';

/** The caller and the member they act for. */
export interface Actor {
  readonly sessionId: string;
  readonly accountId: string;
  readonly memberId: string;
  /** The member's party, which their lines in works name. */
  readonly partyId: string;
  readonly permission: Permission;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Defaults to 'private', so that no route is public by accident. */
    access?: 'private' | 'public';
    /** Permissions for the route; all if absent. */
    permissions?: readonly Permission[];
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** Permissions to change the catalogue. */
export const MAY_CHANGE_CATALOGUE: readonly Permission[] = ['super', 'copyright'];
/** Permissions to change the member: profile, numbers, memberships. Registering works needs fewer. */
export const MAY_CHANGE_MEMBER: readonly Permission[] = ['super'];

export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw sessionEnded();
  return request.actor;
}

/** 401: no session, an ended one, or one without its cookie. The caller doesn't learn which. */
export function sessionEnded(): AppError {
  return new AppError(401, 'session_ended', text.sessionEnded());
}
