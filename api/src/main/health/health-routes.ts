import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notReady } from '../../messages/errors.generated.ts';
import { checkAnswers } from '../../platform/db/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { Services } from '../../platform/services.ts';

const status = z.object({ status: z.literal('ok') });
const config = { access: 'public', isQuiet: true, answersWhenBusy: true } as const;

/** `/ready` also checks the database. */
export const healthRoutes: FastifyPluginAsyncZod<Services> = async (app, { db }) => {
  app.get('/health', { config, schema: { response: returns(200, status) } }, async () => ({
    data: { status: 'ok' as const },
  }));

  app.get('/ready', { config, schema: { response: returns(200, status) } }, async () => {
    try {
      await checkAnswers(db);
    } catch (cause) {
      throw new AppError(503, 'not_ready', notReady(), { cause });
    }
    return { data: { status: 'ok' as const } };
  });
};
