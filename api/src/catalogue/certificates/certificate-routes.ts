import { checkedCertificate } from '@counterpoint/domain/schemas/entries';
import { id } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod';
import * as text from '../../messages/certificates.generated.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import { PDF, returnsFile } from '../../platform/http/openapi-files.ts';
import { recordAttempts } from '../../platform/limits/attempts.ts';
import { limitsOfNetwork } from '../../platform/limits/network-of.ts';
import type { Routes } from '../../platform/services.ts';
import type {} from './certificate-document.ts';
import { checkCertificate, issueCertificate } from './certificate-service.ts';

/** Ample for manual checks, useless for guessing: codes have 100 random bits. */
const PER_MINUTE = 30;
/** Two hundred lines take one. */
const MAX_SECONDS = 30;

export const certificateRoutes: Routes<'db' | 'env' | 'now' | 'threads'> = async (app, { db, env, now, threads }) => {
  app.get(
    '/compositions/:id/certificate',
    { config: { access: 'compositions:read' }, schema: { params: z.object({ id }), response: returnsFile(PDF) } },
    async (request, reply) => {
      const act = actOf(request, now());
      const issued = await inTransaction(db, (tx) => issueCertificate(tx, act, request.params.id));
      const { PUBLIC_URL: publicUrl, SOCIETY_NAME: society, SOCIETY_TIME_ZONE: timeZone } = env;
      const limits = { memberId: act.actor.memberId, maxSeconds: MAX_SECONDS };
      const contents = await threads.run('certificate', { certificate: issued, publicUrl, society, timeZone }, limits);
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${issued.number}.pdf"`,
        })
        .type(PDF)
        .send(contents);
    },
  );

  app.get(
    '/certificates/:code',
    {
      config: { access: 'public' },
      schema: { params: z.object({ code: z.string().max(100) }), response: returns(200, checkedCertificate) },
    },
    async (request) => {
      const message = text.tooMany();
      const limit = { bucket: ['certificates'], max: PER_MINUTE, seconds: 60, message };
      await recordAttempts(db, limitsOfNetwork(limit, request.ip), now());
      return { data: await checkCertificate(db, request.params.code) };
    },
  );
};
