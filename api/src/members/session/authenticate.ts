import { may } from '@counterpoint/domain/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as text from '../../messages/errors.generated.ts';
import { type Actor, sessionEnded } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { actUnderMandate } from '../mandates/act-under-mandate.ts';
import { requireProof, requireProofForBody, requireSecondFactor } from '../second-factor/proof-service.ts';
import { readBinding } from './session-cookies.ts';
import { findSessionActor, isSessionOpen } from './session-service.ts';

type Context = Pick<Services, 'db' | 'env' | 'now'>;

/** Runs before the body is read. Throws at the start for a route without `config.access`. */
export function requireSessions(app: FastifyInstance, context: Context): void {
  app.decorateRequest('actor', null);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} doesn’t declare who may call it (config.access).`);
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (request.is404) return;
    request.actor = await findActor(context, request);
    if (access === 'public') return;
    if (!request.actor) throw sessionEnded();
    assertActingMember(request, request.actor);
    if (access !== 'session' && !(access && may(request.actor, access)))
      throw new AppError(403, 'not_permitted', text.notPermitted());
    await requireSecondFactor(context, request.actor, request.routeOptions.config);
    await requireProof(context, request.actor, request.routeOptions.config);
    request.actor = await actUnderMandate(context, request, request.actor);
  });
  app.addHook('preHandler', (request) => requireProofForBody(context, request));
}

/** The page may show another member than the one that the session was switched to in another tab. */
function assertActingMember(request: FastifyRequest, { memberId }: Actor): void {
  const shown = request.headers['acting-member'];
  if (shown !== undefined && shown !== memberId) throw new AppError(409, 'other_member', text.otherMember());
}

async function findActor(context: Context, request: FastifyRequest) {
  const token = bearerToken(request);
  const binding = readBinding(request);
  return token && binding ? findSessionActor(context, token, binding) : null;
}

/** Whether the session of a long request is still open. Doesn't count as a use. */
export async function isStillOpen(context: Context, request: FastifyRequest): Promise<boolean> {
  const token = bearerToken(request);
  return token !== null && isSessionOpen(context, token);
}

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer +([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
