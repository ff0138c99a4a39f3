import { caseMailChoice } from '@counterpoint/domain/schemas/cases';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { Services } from '../../platform/services.ts';
import { readMailChoice } from './mail-choice-repository.ts';
import { chooseMail } from './mail-choice-service.ts';

const response = returns(200, caseMailChoice);

export const mailChoiceRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.get('/oppositions/mail-choice', { schema: { response } }, async (request) => ({
    data: { choice: await readMailChoice(db, actorOf(request).memberId) },
  }));

  app.put('/oppositions/mail-choice', { schema: { body: caseMailChoice, response } }, async (request) => {
    const act = actOf(request, now());
    const { choice } = request.body;
    await inTransaction(db, (tx) => chooseMail(tx, act, choice));
    return { data: { choice } };
  });
};
