import { actOf } from '../../platform/http/actor.ts';
import { PDF, returnsFile } from '../../platform/http/openapi-files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { objectParams } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import { openCase } from '../case/case-reading.ts';
import { listEvidence } from '../evidence/evidence-service.ts';
import { listMessages } from '../messages/message-service.ts';
import type {} from './case-file-document.ts';

/** A thousand long messages take ten. */
const MAX_SECONDS = 60;

export const caseFileRoutes: Routes<'db' | 'env' | 'now' | 'threads'> = async (app, { db, env, now, threads }) => {
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
      const file = {
        details,
        evidence: evidence.items,
        messages: messages.items,
        at: act.at,
        timeZone: env.SOCIETY_TIME_ZONE,
      };
      const limits = { memberId: act.actor.memberId, maxSeconds: MAX_SECONDS };
      const contents = await threads.run('case_file', file, limits);
      return sendFile(reply, { name: `${details.number}.pdf`, type: PDF, contents });
    },
  );
};
