import { errorLog } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod/mini';
import { tooManyReports } from '../../messages/errors.generated.ts';
import { returns } from '../../platform/http/envelope.ts';
import { recordAttempts } from '../../platform/limits/attempts.ts';
import { limitsOfNetwork } from '../../platform/limits/network-of.ts';
import type { Routes } from '../../platform/services.ts';
import { reportError } from './frontend-error-service.ts';

const PER_MINUTE = 30;

export const frontendErrorRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.post(
    '/frontend/errorlogs',
    { config: { access: 'public' }, schema: { body: errorLog, response: returns(201, z.object({})) } },
    async (request, reply) => {
      const message = tooManyReports();
      const limit = { bucket: ['errorlogs'], max: PER_MINUTE, seconds: 60, message };
      await recordAttempts(db, limitsOfNetwork(limit, request.ip), now());
      const reporter = {
        accountId: request.actor?.accountId ?? null,
        userAgent: request.headers['user-agent'],
        now: now(),
      };
      await reportError(db, request.body, reporter);
      return reply.code(201).send({ data: {} });
    },
  );
};
