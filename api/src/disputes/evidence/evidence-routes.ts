import { Readable } from 'node:stream';
import {
  caseEvidence,
  caseEvidenceList,
  EVIDENCE_MOST_BYTES,
  EVIDENCE_TYPES,
  newEvidence,
} from '@counterpoint/domain/schemas/cases';
import type { FastifyError, FastifyRequest } from 'fastify';
import * as z from 'zod';
import * as text from '../../messages/cases.generated.ts';
import { receiveFile, tooLarge } from '../../platform/files/temporary-file.ts';
import { actOf, actorOf } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { BYTES, bytes, returnsFile } from '../../platform/http/openapi-files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { objectParams } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import { addEvidence, admitUpload, listEvidence, openEvidence, removeEvidence } from './evidence-service.ts';
import { inspectDocument, storeDocument } from './uploaded-document.ts';

const evidenceParams = z.object({ id: objectParams.shape.id, evidenceId: objectParams.shape.id });
const changing = { access: 'disputes:change' } as const;

export const evidenceRoutes: Routes<'db' | 'env' | 'files' | 'now' | 'threads'> = async (app, context) => {
  const { db, now } = context;
  app.removeAllContentTypeParsers();
  // Passes the stream on: the receiver enforces the size limit.
  app.addContentTypeParser(BYTES, (_, payload, done) => done(null, payload));
  app.setErrorHandler((error: FastifyError) => {
    throw error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
      ? new AppError(415, 'unsupported_media_type', text.sendFile())
      : error;
  });

  app.get(
    '/oppositions/:id/evidence',
    { config: { access: 'disputes:read' }, schema: { params: objectParams, response: returns(200, caseEvidenceList) } },
    async (request) => ({ data: await listEvidence(db, actorOf(request), request.params.id) }),
  );

  app.post(
    '/oppositions/:id/evidence',
    {
      config: { ...changing, requires: ['idempotency-key'] },
      schema: {
        consumes: [BYTES],
        params: objectParams,
        querystring: newEvidence,
        body: bytes,
        response: returns(201, caseEvidence),
      },
    },
    async (request, reply) => {
      const caseId = request.params.id;
      await admitUpload(db, actOf(request, now()), caseId);
      const file = await receiveBody(request, context.env.DATA_DIR);
      try {
        const about = request.query;
        const { memberId } = actorOf(request);
        const type = await inspectDocument(context.threads, file, memberId);
        const sender = { memberId, sentName: about.file_name, type };
        const stored = await storeDocument(context, file, sender);
        // Idempotent requests are compared by hash, since the stream has been consumed.
        request.body = { sha256: file.sha256.toString('hex') };
        const act = actOf(request, now());
        const { data } = await runOnce(db, request, async (tx) => ({
          data: await addEvidence(tx, act, { caseId, ...about, ...stored }),
        }));
        reply.code(201);
        return { data };
      } finally {
        await file.discard();
      }
    },
  );

  app.get(
    '/oppositions/:id/evidence/:evidenceId/content',
    {
      config: { access: 'disputes:read' },
      schema: { params: evidenceParams, response: returnsFile(...Object.values(EVIDENCE_TYPES)) },
    },
    async (request, reply) => {
      const { id: caseId, evidenceId: id } = request.params;
      const { name, contentType, bytes, contents } = await openEvidence(context, actorOf(request), { caseId, id });
      reply.raw.once('close', () => contents.destroy());
      return sendFile(reply.header('content-length', bytes), { name, type: contentType, contents });
    },
  );

  app.delete(
    '/oppositions/:id/evidence/:evidenceId',
    { config: changing, schema: { params: evidenceParams, response: noContent } },
    async (request) => {
      const { id: caseId, evidenceId: id } = request.params;
      await removeEvidence(context, actOf(request, now()), { caseId, id });
    },
  );
};

function receiveBody(request: FastifyRequest, dataDir: string) {
  if (!(request.body instanceof Readable)) throw new AppError(422, 'no_file', text.sendFile());
  // Refuses bodies declared far too large without reading them.
  if (Number(request.headers['content-length'] ?? 0) > EVIDENCE_MOST_BYTES * 3) throw tooLarge(EVIDENCE_MOST_BYTES);
  return receiveFile(request.body, { dataDir, maxBytes: EVIDENCE_MOST_BYTES });
}
