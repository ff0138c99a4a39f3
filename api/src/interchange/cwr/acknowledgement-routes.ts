import { Readable } from 'node:stream';
import {
  acknowledgementFileDetails,
  acknowledgementFilePage,
  answeredWorkPage,
  answeredWorkQuery,
} from '@counterpoint/domain/schemas/imports';
import { optionalText, pageQuery } from '@counterpoint/domain/schemas/requests';
import type { FastifyError } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import * as text from '../../messages/cwr.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { receiveFile } from '../../platform/files/temporary-file.ts';
import { type Actor, actOf, actorOf } from '../../platform/http/actor.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { returns } from '../../platform/http/envelope.ts';
import { BYTES, bytes } from '../../platform/http/openapi-files.ts';
import type { Services } from '../../platform/services.ts';
import { findFile, listAnsweredWorks, listFiles } from './acknowledgement-list-repository.ts';
import { refuseOtherFiles } from './acknowledgement-service.ts';
import { localFile } from './cwr-text.ts';

const MAX_MEGABYTES = 20;
/** A file that big, with an ISWC for every work. */
const MAX_SECONDS = 120;
const querystring = z.object({ file_name: optionalText(200) });

function refusalOf(error: FastifyError): Error {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new AppError(415, 'unsupported_media_type', text.sendFile());
  if (error.code !== 'too_large') return error;
  const message = text.tooLarge({ megabytes: MAX_MEGABYTES });
  return new AppError(413, 'too_large', message, { headers: { connection: 'close' } });
}

const params = z.object({ id: z.guid({ error: () => notFoundText.file() }) });

export const acknowledgementRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now' | 'threads'>> = async (
  app,
  { db, env, now, threads },
) => {
  app.removeAllContentTypeParsers();
  // Passes the stream on: the receiver enforces the size limit.
  app.addContentTypeParser(BYTES, (_, payload, done) => done(null, payload));
  app.setErrorHandler((error: FastifyError) => {
    throw refusalOf(error);
  });

  const openFile = async (id: string, { memberId }: Actor) => {
    const file = await findFile(db, id, memberId);
    if (!file) throw notFound(notFoundText.file());
    return file;
  };

  app.get(
    '/acknowledgements',
    {
      config: { access: 'compositions:read' },
      schema: { querystring: pageQuery, response: returns(200, acknowledgementFilePage) },
    },
    async (request) => ({ data: await listFiles(db, actorOf(request).memberId, request.query) }),
  );

  app.get(
    '/acknowledgements/:id',
    { config: { access: 'compositions:read' }, schema: { params, response: returns(200, acknowledgementFileDetails) } },
    async (request) => ({ data: await openFile(request.params.id, actorOf(request)) }),
  );

  app.get(
    '/acknowledgements/:id/works',
    {
      config: { access: 'compositions:read' },
      schema: { params, querystring: answeredWorkQuery, response: returns(200, answeredWorkPage) },
    },
    async (request) => {
      const { id } = await openFile(request.params.id, actorOf(request));
      return { data: await listAnsweredWorks(db, id, request.query) };
    },
  );

  app.put(
    '/acknowledgements',
    {
      config: { access: 'compositions:change' },
      schema: { consumes: [BYTES], querystring, body: bytes, response: returns(200, acknowledgementFileDetails) },
    },
    async (request) => {
      if (!(request.body instanceof Readable)) throw new AppError(422, 'no_file', text.sendFile());
      const arrived = await receiveFile(request.body, {
        dataDir: env.DATA_DIR,
        maxBytes: MAX_MEGABYTES * 1_000_000,
      });
      try {
        const file = { path: arrived.path, name: request.query.file_name ?? '' };
        refuseOtherFiles(await localFile(file.path, file.name));
        const act = actOf(request, now());
        const limits = { memberId: act.actor.memberId, maxSeconds: MAX_SECONDS };
        return { data: await threads.run('acknowledgement', { act, ...file }, limits) };
      } finally {
        await arrived.discard();
      }
    },
  );
};
