import { errorLog } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { ApiContext } from '../api-context.ts';
import { answers } from '../http/envelope.ts';
import { takeAttempt } from '../limits/attempts.ts';
import { networkOf } from '../limits/network-of.ts';
import { countError } from './frontend-error-repository.ts';
import { stackHash } from './stack-hash.ts';

const PER_MINUTE = 30;

/** `POST /frontend/errorlogs`: what broke in somebody's browser, counted once for each different error. */
export const frontendErrorRoutes: FastifyPluginAsyncZod<ApiContext> = async (app, { db, now }) => {
  app.post(
    '/frontend/errorlogs',
    { config: { access: 'public' }, schema: { body: errorLog, response: answers(201, z.object({})) } },
    async (request, reply) => {
      const bucket = ['errorlogs', networkOf(request.ip)];
      const message = 'There were too many error reports.';
      await takeAttempt(db, { bucket, most: PER_MINUTE, seconds: 60, message }, now());
      const { description } = request.body;
      await countError(db, {
        stack_hash: stackHash(description),
        description,
        last_account_id: request.actor?.accountId ?? null,
        last_user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
      });
      return reply.code(201).send({ data: {} });
    },
  );
};
