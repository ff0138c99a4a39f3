import { Readable } from 'node:stream';
import { acknowledgementReport } from '@counterpoint/domain/schemas/imports';
import { optionalText } from '@counterpoint/domain/schemas/requests';
import type { FastifyError } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import * as text from '../../messages/cwr.generated.ts';
import { receiveFile } from '../../platform/files/arriving-file.ts';
import { actOf } from '../../platform/http/act.ts';
import { MAY_CHANGE_CATALOGUE } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { returns } from '../../platform/http/envelope.ts';
import { BYTES, bytes } from '../../platform/http/openapi-files.ts';
import type { Services } from '../../platform/services.ts';
import { refuseOtherFiles } from './acknowledgement-service.ts';
import { localFile } from './cwr-text.ts';

const MOST_MEGABYTES = 20;
/** A file that big, with an ISWC for every work. */
const MOST_SECONDS = 120;
const querystring = z.object({ file_name: optionalText(200) });

function refusalOf(error: FastifyError): Error {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new AppError(415, 'unsupported_media_type', text.sendFile());
  if (error.code !== 'too_large') return error;
  const message = text.tooLarge({ megabytes: MOST_MEGABYTES });
  return new AppError(413, 'too_large', message, { headers: { connection: 'close' } });
}

export const acknowledgementRoutes: FastifyPluginAsyncZod<Pick<Services, 'env' | 'now' | 'threads'>> = async (
  app,
  { env, now, threads },
) => {
  app.removeAllContentTypeParsers();
  // Passes the stream on: the receiver enforces the size limit.
  app.addContentTypeParser(BYTES, (_, payload, done) => done(null, payload));
  app.setErrorHandler((error: FastifyError) => {
    throw refusalOf(error);
  });

  app.put(
    '/acknowledgements',
    {
      config: { permissions: MAY_CHANGE_CATALOGUE },
      schema: { consumes: [BYTES], querystring, body: bytes, response: returns(200, acknowledgementReport) },
    },
    async (request) => {
      if (!(request.body instanceof Readable)) throw new AppError(422, 'no_file', text.sendFile());
      const arrived = await receiveFile(request.body, {
        dataDir: env.DATA_DIR,
        mostBytes: MOST_MEGABYTES * 1_000_000,
      });
      try {
        const file = { path: arrived.path, name: request.query.file_name ?? '' };
        refuseOtherFiles(await localFile(file.path, file.name));
        const act = actOf(request, now());
        const limits = { memberId: act.actor.memberId, mostSeconds: MOST_SECONDS };
        return { data: await threads.run('acknowledgement', { act, ...file }, limits) };
      } finally {
        await arrived.discard();
      }
    },
  );
};
