import {
  codeEntry,
  openedSession,
  passkeyOptions,
  passkeySignInRequest,
  signedChallenge,
} from '@counterpoint/domain/schemas/members';
import type { FastifyRequest } from 'fastify';
import { returns } from '../../platform/http/envelope.ts';
import { newToken } from '../../platform/tokens/token.ts';
import type { MemberRoutes } from '../member-services.ts';
import { callerOf, readStep, sendSession, setStep } from '../session/session-cookies.ts';
import { pendingExpired, requestPasskey, signInWithCode, signInWithPasskey } from './second-step-service.ts';

const config = { access: 'public' } as const;

/** Ways into a session after the password, or instead of it. */
export const secondStepRoutes: MemberRoutes = async (app, context) => {
  app.post(
    '/session/passkey-options',
    { config, schema: { body: passkeySignInRequest, response: returns(200, passkeyOptions) } },
    async (request, reply) => {
      const { purpose } = request.body;
      const token = purpose === 'sign_in' ? newToken().token : stepOf(request);
      const data = await requestPasskey(context, { token, purpose, address: request.ip });
      setStep(reply, token);
      return { data };
    },
  );

  app.post(
    '/session/passkey',
    { config, schema: { body: signedChallenge, response: returns(201, openedSession) } },
    async (request, reply) => {
      const step = { token: stepOf(request), caller: callerOf(request) };
      const signedIn = await signInWithPasskey(context, request.body.credential, step);
      return reply.code(201).send({ data: sendSession(reply, signedIn) });
    },
  );

  app.post(
    '/session/code',
    { config, schema: { body: codeEntry, response: returns(201, openedSession) } },
    async (request, reply) => {
      const step = { token: stepOf(request), caller: callerOf(request) };
      const signedIn = await signInWithCode(context, request.body.code, step);
      return reply.code(201).send({ data: sendSession(reply, signedIn) });
    },
  );
};

function stepOf(request: FastifyRequest): string {
  const token = readStep(request);
  if (token === null) throw pendingExpired();
  return token;
}
