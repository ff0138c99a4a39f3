import {
  addedFactor,
  authenticatorSetup,
  codeEntry,
  newPasskey,
  newPasskeyOptions,
  passkeyName,
  passkeyOptions,
  possibleProofs,
  proof,
  recoveryCodes,
  secondFactors,
} from '@counterpoint/domain/schemas/members';
import { id } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod/mini';
import { actorOf } from '../../platform/http/actor.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { accountActOf, type MemberRoutes } from '../member-services.ts';
import { challengeToRegister, challengeToSign, holderOfSession } from './challenges.ts';
import {
  addApp,
  addPasskey,
  listFactors,
  removeApp,
  removePasskey,
  renameOwnPasskey,
  replaceRecoveryCodes,
  setUpApp,
} from './factor-service.ts';
import { possibleProofsOf, proveIdentity } from './proof-service.ts';

const params = z.object({ id });
const config = { access: 'session', withoutSecondFactor: true } as const;
const sensitive = { access: 'session', withoutSecondFactor: true, stepUp: true } as const;

export const secondFactorRoutes: MemberRoutes = async (app, context) => {
  app.get('/user/second-factors', { config, schema: { response: returns(200, secondFactors) } }, async (request) => ({
    data: await listFactors(context, actorOf(request)),
  }));

  app.post(
    '/user/passkey-options',
    { config: sensitive, schema: { response: returns(200, newPasskeyOptions) } },
    async (request) => ({ data: await challengeToRegister(context, actorOf(request)) }),
  );

  app.post(
    '/user/passkeys',
    { config, schema: { body: newPasskey, response: returns(201, addedFactor) } },
    async (request, reply) => {
      const recovery_codes = await addPasskey(context, accountActOf(context, request), request.body);
      return reply.code(201).send({ data: { recovery_codes } });
    },
  );

  app.put(
    '/user/passkeys/:id',
    { config, schema: { params, body: passkeyName, response: noContent } },
    async (request) =>
      renameOwnPasskey(context, accountActOf(context, request), { ...request.params, ...request.body }),
  );

  app.delete('/user/passkeys/:id', { config: sensitive, schema: { params, response: noContent } }, async (request) =>
    removePasskey(context, accountActOf(context, request), request.params.id),
  );

  app.post(
    '/user/authenticator-app',
    { config: sensitive, schema: { response: returns(200, authenticatorSetup) } },
    async (request) => ({ data: await setUpApp(context, actorOf(request)) }),
  );

  app.put(
    '/user/authenticator-app',
    { config, schema: { body: codeEntry, response: returns(200, addedFactor) } },
    async (request) => ({
      data: { recovery_codes: await addApp(context, accountActOf(context, request), request.body.code) },
    }),
  );

  app.delete('/user/authenticator-app', { config: sensitive, schema: { response: noContent } }, async (request) =>
    removeApp(context, accountActOf(context, request)),
  );

  app.post(
    '/user/recovery-codes',
    { config: sensitive, schema: { response: returns(201, recoveryCodes) } },
    async (request, reply) =>
      reply
        .code(201)
        .send({ data: { recovery_codes: await replaceRecoveryCodes(context, accountActOf(context, request)) } }),
  );

  app.get('/user/proof', { config, schema: { response: returns(200, possibleProofs) } }, async (request) => ({
    data: { proofs: await possibleProofsOf(context, actorOf(request)) },
  }));

  app.post(
    '/user/proof/passkey-options',
    { config, schema: { response: returns(200, passkeyOptions) } },
    async (request) => {
      const { accountId, sessionId } = actorOf(request);
      const holder = holderOfSession(sessionId);
      return { data: await challengeToSign(context, { holder, purpose: 'proof', accountId }) };
    },
  );

  app.post('/user/proof', { config, schema: { body: proof, response: noContent } }, async (request) =>
    proveIdentity(context, accountActOf(context, request), request.body),
  );
};
