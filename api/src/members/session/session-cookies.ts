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
function cookieName(name: string, { server }: Pick<FastifyRequest, 'server'>): string {
  return server.isOverTls ? `__Host-${name}` : name;
}

export function readBinding(request: FastifyRequest): string | null {
  return request.cookies[cookieName(BINDING, request)] ?? null;
}

export function setBinding(
  reply: FastifyReply,
  { binding, lifetimeSeconds, bucket }: Pick<OpenedSession, 'binding' | 'lifetimeSeconds' | 'bucket'>,
): void {
  reply.setCookie(cookieName(BINDING, reply), binding, { ...attributes(reply), maxAge: lifetimeSeconds });
  // Lax, so that a link in an email opens the same versions.
  const shared = { ...attributes(reply), sameSite: 'lax' } as const;
  reply.setCookie(cookieName(BUCKET, reply), String(bucket), { ...shared, maxAge: lifetimeSeconds });
}

export function clearBinding(reply: FastifyReply): void {
  for (const name of [BINDING, BUCKET]) reply.clearCookie(cookieName(name, reply), attributes(reply));
}

export function setDevice(reply: FastifyReply, device: string): void {
  reply.setCookie(cookieName(DEVICE, reply), device, { ...attributes(reply), maxAge: DEVICE_SECONDS });
}

export function readStep(request: FastifyRequest): string | null {
  return readToken(request, STEP);
}

export function setStep(reply: FastifyReply, step: string): void {
  reply.setCookie(cookieName(STEP, reply), step, { ...attributes(reply), maxAge: STEP_SECONDS });
}

function readToken(request: FastifyRequest, name: string): string | null {
  const token = request.cookies[cookieName(name, request)] ?? '';
  return TOKEN.test(token) ? token : null;
}

function attributes({ server }: FastifyReply) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: server.isOverTls } as const;
}

export function callerOf(request: FastifyRequest): Caller {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    device: readToken(request, DEVICE),
  };
}

/** Sets the cookies of a new session; returns what the page gets to know. */
export function sendSession(reply: FastifyReply, signedIn: SignedIn) {
  setBinding(reply, signedIn);
  setDevice(reply, signedIn.device);
  reply.clearCookie(cookieName(STEP, reply), attributes(reply));
  return { ...signedIn.session, language: signedIn.language };
}
