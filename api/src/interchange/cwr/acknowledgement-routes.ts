import { acknowledgementReport } from '@counterpoint/domain/schemas/imports';
import { optionalText } from '@counterpoint/domain/schemas/requests';
import type { FastifyError } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import * as text from '../../messages/cwr.generated.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { returns } from '../../platform/http/envelope.ts';
import { BYTES, bytes } from '../../platform/http/openapi-files.ts';
import type { Services } from '../../platform/services.ts';
import { importAcknowledgement } from './acknowledgement-service.ts';

const MOST_MEGABYTES = 20;
const querystring = z.object({ file_name: optionalText(200) });

function refusalOf(error: FastifyError): Error {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError(413, 'too_large', text.tooLarge({ megabytes: MOST_MEGABYTES }));
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError(415, 'unsupported_media_type', text.sendFile());
    default:
      return error;
  }
}

export const acknowledgementRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(BYTES, { parseAs: 'buffer', bodyLimit: MOST_MEGABYTES * 1_000_000 }, (_, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: FastifyError) => {
    throw refusalOf(error);
  });

  app.put(
    '/acknowledgements',
    {
      config: { access: 'catalogue:change' },
      schema: { consumes: [BYTES], querystring, body: bytes, response: returns(200, acknowledgementReport) },
    },
    async (request) => {
      const contents = request.body;
      if (!Buffer.isBuffer(contents)) throw new AppError(422, 'no_file', text.sendFile());
      const name = request.query.file_name ?? '';
      const sent = { name, contents, confirmationDays: env.CONFIRMATION_DAYS };
      return { data: await inTransaction(db, (tx) => importAcknowledgement(tx, actOf(request, now()), sent)) };
    },
  );
};
