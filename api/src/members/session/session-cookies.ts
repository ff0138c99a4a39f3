import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, SignedIn } from './open-session.ts';
import type { OpenedSession } from './session-service.ts';

/** A token stolen by a script is useless without this cookie. */
const BINDING = 'session-binding';
/** The front door reads it; it protects nothing. */
const BUCKET = 'member-bucket';
/** Tells browsers that have signed in before from those that may be guessing. */
const DEVICE = 'known-device';
const DEVICE_SECONDS = 365 * 86_400;
/** Between the password and the second factor. */
const STEP = 'sign-in-step';
export const STEP_SECONDS = 10 * 60;
const TOKEN = /^[\w-]{43}$/;

/** `__Host-` binds a cookie to this host and TLS. */
function cookieName(name: string, isOverTls: boolean): string {
  return isOverTls ? `__Host-${name}` : name;
}

export function readBinding(request: FastifyRequest): string | null {
  return request.cookies[cookieName(BINDING, request.server.isOverTls)] ?? null;
}

export function setBinding(
  reply: FastifyReply,
  { binding, lifetimeSeconds, bucket }: Pick<OpenedSession, 'binding' | 'lifetimeSeconds' | 'bucket'>,
  isOverTls: boolean,
): void {
  reply.setCookie(cookieName(BINDING, isOverTls), binding, { ...attributes(isOverTls), maxAge: lifetimeSeconds });
  // Lax, so that a link in an email opens the same versions.
  const shared = { ...attributes(isOverTls), sameSite: 'lax' } as const;
  reply.setCookie(cookieName(BUCKET, isOverTls), String(bucket), { ...shared, maxAge: lifetimeSeconds });
}

export function clearBinding(reply: FastifyReply, isOverTls: boolean): void {
  for (const name of [BINDING, BUCKET]) reply.clearCookie(cookieName(name, isOverTls), attributes(isOverTls));
}

export function setDevice(reply: FastifyReply, device: string, isOverTls: boolean): void {
  reply.setCookie(cookieName(DEVICE, isOverTls), device, { ...attributes(isOverTls), maxAge: DEVICE_SECONDS });
}

export function readStep(request: FastifyRequest): string | null {
  return readToken(request, STEP);
}

export function setStep(reply: FastifyReply, step: string, isOverTls: boolean): void {
  reply.setCookie(cookieName(STEP, isOverTls), step, { ...attributes(isOverTls), maxAge: STEP_SECONDS });
}

function readToken(request: FastifyRequest, name: string): string | null {
  const token = request.cookies[cookieName(name, request.server.isOverTls)] ?? '';
  return TOKEN.test(token) ? token : null;
}

function attributes(isOverTls: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isOverTls } as const;
}

export function callerOf(request: FastifyRequest): Caller {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    device: readToken(request, DEVICE),
  };
}

/** Sets the cookies of a new session; returns what the page gets to know. */
export function sendSession(reply: FastifyReply, signedIn: SignedIn, isOverTls: boolean) {
  setBinding(reply, signedIn, isOverTls);
  setDevice(reply, signedIn.device, isOverTls);
  reply.clearCookie(cookieName(STEP, isOverTls), attributes(isOverTls));
  return { ...signedIn.session, language: signedIn.language };
}
