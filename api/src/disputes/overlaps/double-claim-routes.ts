import {
  doubleClaimPage,
  doubleClaimQuery,
  overlapAnswered,
  overlapAnswers,
} from '@counterpoint/domain/schemas/recordings';
import * as z from 'zod/mini';
import { actOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { Routes } from '../../platform/services.ts';
import { listDoubleClaims } from './double-claim-service.ts';
import { answerOverlaps } from './overlap-answer-service.ts';

export const doubleClaimRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/double-claims',
    {
      config: { access: 'disputes:read' },
      schema: { querystring: doubleClaimQuery, response: returns(200, doubleClaimPage) },
    },
    async (request) => ({ data: await listDoubleClaims(db, actOf(request, now()), request.query) }),
  );

  app.post(
    '/double-claims/answers',
    {
      config: { access: 'disputes:change', stepUp: releasesRights },
      schema: { body: overlapAnswers, response: returns(200, overlapAnswered) },
    },
    async (request) => ({ data: await answerOverlaps(db, actOf(request, now()), request.body) }),
  );
};

function releasesRights(body: unknown): boolean {
  return z.object({ answer: z.literal('revoke') }).safeParse(body).success;
}
