import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actOf } from '../../platform/http/act.ts';
import { PDF, returnsFile } from '../../platform/http/openapi-files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { objectParams } from '../../platform/http/versioned-id.ts';
import type { Services } from '../../platform/services.ts';
import { openCase } from '../case/case-reading.ts';
import { listEvidence } from '../evidence/evidence-service.ts';
import { listMessages } from '../messages/message-service.ts';
import { drawCaseFile } from './case-file-document.ts';

export const caseFileRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  app.get(
    '/oppositions/:id/case-file',
    { config: { access: 'disputes:read' }, schema: { params: objectParams, response: returnsFile(PDF) } },
    async (request, reply) => {
      const act = actOf(request, now());
      const { id } = request.params;
      const details = await openCase(db, act, id);
      const [evidence, messages] = await Promise.all([
        listEvidence(db, act.actor, id),
        listMessages(db, act.actor, id),
      ]);
      const contents = await drawCaseFile({
        details,
        evidence: evidence.items,
        messages: messages.items,
        at: act.at,
        timeZone: env.SOCIETY_TIME_ZONE,
      });
      return sendFile(reply, { name: `${details.number}.pdf`, type: PDF, contents });
    },
  );
};
