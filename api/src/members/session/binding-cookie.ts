import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSession } from './session-service.ts';

/** A token stolen by a script is useless without this cookie. `__Host-` binds it to this host and TLS. */
function cookieName(isOverTls: boolean): string {
  return isOverTls ? '__Host-session-binding' : 'session-binding';
}

export function readBinding(request: FastifyRequest): string | null {
  return request.cookies[cookieName(request.server.isOverTls)] ?? null;
}

export function setBinding(
  reply: FastifyReply,
  { binding, lifetimeSeconds }: Pick<OpenedSession, 'binding' | 'lifetimeSeconds'>,
  isOverTls: boolean,
): void {
  reply.setCookie(cookieName(isOverTls), binding, { ...attributes(isOverTls), maxAge: lifetimeSeconds });
}

export function clearBinding(reply: FastifyReply, isOverTls: boolean): void {
  reply.clearCookie(cookieName(isOverTls), attributes(isOverTls));
}

function attributes(isOverTls: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isOverTls } as const;
}
