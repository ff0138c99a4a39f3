import { pageVitals } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod/mini';
import { tooManyReports } from '../../messages/errors.generated.ts';
import { returns } from '../../platform/http/envelope.ts';
import { recordAttempts } from '../../platform/limits/attempts.ts';
import { limitsOfNetwork } from '../../platform/limits/network-of.ts';
import type { Routes } from '../../platform/services.ts';
import { addVitals } from './page-vital-repository.ts';

const PER_MINUTE = 60;

/** Public, because pages for signing up are measured, too. */
export const pageVitalRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.post(
    '/frontend/vitals',
    { config: { access: 'public' }, schema: { body: pageVitals, response: returns(201, z.object({})) } },
    async (request, reply) => {
      const limit = { bucket: ['vitals'], max: PER_MINUTE, seconds: 60, message: tooManyReports() };
      await recordAttempts(db, limitsOfNetwork(limit, request.ip), now());
      await addVitals(db, request.body, now());
      return reply.code(201).send({ data: {} });
    },
  );
};
