import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSession } from './session-service.ts';

/**
 * The second half of a session, which scripts cannot read: a token that a script lifted is useless without it.
 * `__Host-` ties the cookie to this very host, and browsers take such a name over TLS only.
 */
function cookieName(isOverTls: boolean): string {
  return isOverTls ? '__Host-session-binding' : 'session-binding';
}

/** The binding that the browser sent, or null. */
export function readBinding(request: FastifyRequest): string | null {
  return request.cookies[cookieName(request.server.isOverTls)] ?? null;
}

/** Gives the browser the binding of a new session. */
export function setBinding(
  reply: FastifyReply,
  { binding, lifetimeSeconds }: Pick<OpenedSession, 'binding' | 'lifetimeSeconds'>,
  isOverTls: boolean,
): void {
  reply.setCookie(cookieName(isOverTls), binding, { ...attributes(isOverTls), maxAge: lifetimeSeconds });
}

/** Takes the binding back. */
export function clearBinding(reply: FastifyReply, isOverTls: boolean): void {
  reply.clearCookie(cookieName(isOverTls), attributes(isOverTls));
}

function attributes(isOverTls: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isOverTls } as const;
}
