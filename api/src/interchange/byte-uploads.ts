import type { FastifyError, FastifyInstance } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';
import { BYTES } from '../platform/http/openapi-files.ts';

/**
 * Passes uploads on as streams: the route's handler limits how much of them it reads. `sendBytes` is the message for a request
 * with another content.
 */
export function receiveStreams(
  app: FastifyInstance,
  { sendBytes, tooLarge }: Readonly<Record<'sendBytes' | 'tooLarge', () => string>>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(BYTES, (_, payload, done) => done(null, payload));
  app.setErrorHandler((error: FastifyError) => {
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') throw new AppError(415, 'unsupported_media_type', sendBytes());
    if (error.code !== 'too_large') throw error;
    throw new AppError(413, 'too_large', tooLarge(), { headers: { connection: 'close' } });
  });
}
