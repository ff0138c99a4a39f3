import { errorLog, pageVitals } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod/mini';
import { tooManyReports } from '../../messages/errors.generated.ts';
import { returns } from '../../platform/http/envelope.ts';
import { recordAttempts } from '../../platform/limits/attempts.ts';
import { limitsOfNetwork } from '../../platform/limits/network-of.ts';
import type { Routes } from '../../platform/services.ts';
import { reportError } from './frontend-error-service.ts';
import { addVitals } from './page-vital-repository.ts';

/** Public, because pages for signing up report, too. */
const config = { access: 'public' } as const;
const response = returns(201, z.object({}));

export const frontendReportRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  const limitReports = (kind: string, max: number, address: string) =>
    recordAttempts(db, limitsOfNetwork({ bucket: [kind], max, seconds: 60, message: tooManyReports }, address), now());

  app.post('/frontend/errorlogs', { config, schema: { body: errorLog, response } }, async (request, reply) => {
    await limitReports('errorlogs', 30, request.ip);
    const accountId = request.actor?.accountId ?? null;
    await reportError(db, request.body, { accountId, userAgent: request.headers['user-agent'], now: now() });
    return reply.code(201).send({ data: {} });
  });

  app.post('/frontend/vitals', { config, schema: { body: pageVitals, response } }, async (request, reply) => {
    await limitReports('vitals', 60, request.ip);
    await addVitals(db, request.body, now());
    return reply.code(201).send({ data: {} });
  });
};
