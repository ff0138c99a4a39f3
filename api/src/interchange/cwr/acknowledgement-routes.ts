import { acknowledgementReport } from '@counterpoint/domain/schemas/imports';
import { optionalText } from '@counterpoint/domain/schemas/requests';
import type { FastifyError } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { MAY_CHANGE_CATALOGUE } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { answers } from '../../platform/http/envelope.ts';
import type { Services } from '../../platform/services.ts';
import { takeAnswers } from './acknowledgement-service.ts';

const BYTES = 'application/octet-stream';
const MOST_MEGABYTES = 20;
const bytes = z.unknown().meta({ type: 'string', format: 'binary' });
const querystring = z.object({ file_name: optionalText(200) });

const NO_FILE = 'Send the file itself, as application/octet-stream.';
const REFUSALS: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError(
    413,
    'too_large',
    `The file is larger than ${MOST_MEGABYTES} MB. Ask the society for its answers in smaller files.`,
  ),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError(415, 'unsupported_media_type', NO_FILE),
};

export const acknowledgementRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(BYTES, { parseAs: 'buffer', bodyLimit: MOST_MEGABYTES * 1_000_000 }, (_, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: FastifyError) => {
    throw REFUSALS[error.code] ?? error;
  });

  app.put(
    '/acknowledgements',
    {
      config: { permissions: MAY_CHANGE_CATALOGUE },
      schema: { consumes: [BYTES], querystring, body: bytes, response: answers(200, acknowledgementReport) },
    },
    async (request) => {
      const contents = request.body;
      if (!Buffer.isBuffer(contents)) throw new AppError(422, 'no_file', NO_FILE);
      const name = request.query.file_name ?? '';
      const sent = { name, contents, confirmationDays: env.CONFIRMATION_DAYS };
      return { data: await inTransaction(db, (tx) => takeAnswers(tx, actOf(request, now()), sent)) };
    },
  );
};
