import { createReadStream } from 'node:fs';
import { cwrFile, cwrFilePage, cwrOfWork, newCwrFile } from '@counterpoint/domain/schemas/imports';
import { pageQuery } from '@counterpoint/domain/schemas/requests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { deleteTemporaryFile } from '../../platform/files/temporary-file.ts';
import { actOf, actorOf } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { returns } from '../../platform/http/envelope.ts';
import { runOnce, sendOutcome } from '../../platform/http/idempotency.ts';
import { returnsFile } from '../../platform/http/openapi-files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { objectParams } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import { findCwrFile, listCwrFiles, toCwrFile } from './cwr-file-repository.ts';
import { createCwrFile, prepareCwrFile } from './cwr-file-service.ts';
import { openCwrOfWork } from './cwr-of-work.ts';
import { assertAnswerable } from './export-acknowledgement.ts';

const TYPE = 'text/plain; charset=utf-8';
/** An import of 200 MB takes a third of it. */
const EXPORT_SECONDS = 300;
const params = z.object({ id: z.guid({ error: () => notFoundText.file() }) });
const importParams = z.object({ id: z.guid({ error: () => notFoundText.importJob() }) });
const textFile = returnsFile('text/plain');
const creating = { access: 'compositions:change', requires: ['idempotency-key'] } as const;

export const cwrRoutes: Routes<'db' | 'files' | 'now' | 'threads'> = async (app, context) => {
  const { db, files, now, threads } = context;
  const openFile = async (request: FastifyRequest<{ Params: z.output<typeof params> }>) => {
    const file = await findCwrFile(db, request.params.id, actorOf(request).memberId);
    if (!file) throw notFound(notFoundText.file());
    return file;
  };

  app.get(
    '/compositions/:id/cwr',
    { config: { access: 'compositions:read' }, schema: { params: objectParams, response: returns(200, cwrOfWork) } },
    async (request) => ({ data: await openCwrOfWork(db, request.params.id, actorOf(request)) }),
  );

  app.get(
    '/imports/:id/acknowledgement',
    { config: { access: 'compositions:read' }, schema: { params: importParams, response: textFile } },
    async (request, reply) => {
      const { memberId } = actorOf(request);
      const { id: importId } = request.params;
      await assertAnswerable(db, { importId, memberId });
      const limits = { memberId, maxSeconds: EXPORT_SECONDS };
      const { name, path } = await threads.run('acknowledgement_export', { importId, memberId, at: now() }, limits);
      // Closed after the download, or at once if the client has gone meanwhile.
      const contents = createReadStream(path).once('close', () => void deleteTemporaryFile(path));
      return sendFile(reply, { name, type: TYPE, contents });
    },
  );

  app.get(
    '/cwr-files',
    {
      config: { access: 'compositions:read' },
      schema: { querystring: pageQuery, response: returns(200, cwrFilePage) },
    },
    async (request) => ({ data: await listCwrFiles(db, actorOf(request).memberId, request.query) }),
  );

  app.post(
    '/cwr-files',
    { config: creating, schema: { body: newCwrFile, response: returns(201, cwrFile) } },
    async (request, reply) => {
      const act = actOf(request, now());
      const prepared = await prepareCwrFile(context, act, request.body);
      try {
        const answer = await runOnce(db, request, async (tx) => ({
          data: await createCwrFile(tx, { files, act }, prepared),
        }));
        return reply.code(201).send(sendOutcome(reply, answer));
      } finally {
        await deleteTemporaryFile(prepared.path);
      }
    },
  );

  app.get(
    '/cwr-files/:id',
    { config: { access: 'compositions:read' }, schema: { params, response: returns(200, cwrFile) } },
    async (request) => ({ data: toCwrFile(await openFile(request)) }),
  );

  app.get(
    '/cwr-files/:id/contents',
    { config: { access: 'compositions:read' }, schema: { params, response: textFile } },
    async (request, reply) => {
      const file = await openFile(request);
      const stored = await files.open('cwr', file.contents);
      if (!stored) throw notFound(notFoundText.file());
      const { contents } = stored;
      reply.raw.once('close', () => contents.destroy());
      return sendFile(reply, { name: file.file_name, type: TYPE, contents });
    },
  );
};
