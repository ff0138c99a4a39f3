import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, SignedIn } from './open-session.ts';
import { clearStep, readDevice, setBinding, setDevice } from './session-cookies.ts';

export function callerOf(request: FastifyRequest): Caller {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    device: readDevice(request),
  };
}

/** Sets the cookies of a new session; returns what the page gets to know. */
export function sendSession(reply: FastifyReply, signedIn: SignedIn, isOverTls: boolean) {
  setBinding(reply, signedIn, isOverTls);
  setDevice(reply, signedIn.device, isOverTls);
  clearStep(reply, isOverTls);
  return { ...signedIn.session, language: signedIn.language };
}
